import { Link } from '../../../../shared/ui/router.ts'
import styles from './articles.module.css'
import { articleText } from './text.ts'

export function BackToArticles() {
  return (
    <Link to="/learn" className={styles['back']}>
      {articleText.back}
    </Link>
  )
}
