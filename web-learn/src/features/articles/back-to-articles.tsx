import { buttonClass } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Link } from '../../../../shared/ui/router.ts'
import styles from './articles.module.css'
import { articleText } from './text.ts'

export function BackToArticles() {
  return (
    <Link to="/learn" className={classNames(buttonClass('quiet'), styles['back'])}>
      {articleText.back}
    </Link>
  )
}
