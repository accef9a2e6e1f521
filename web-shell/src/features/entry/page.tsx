import { PRODUCT } from '../../../../shared/product.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import styles from './entry.module.css'
import { text } from './text.ts'
import { Water } from './water.tsx'

export function EntryPage() {
  return (
    <div className={styles['entry']}>
      <Water />
      <Page heading={PRODUCT}>
        <p className={styles['tagline']}>{text.tagline}</p>
        <div className={styles['choices']}>
          <Link to="/auth?type=signup" className={buttonClass('primary', true)}>
            {text.signUp}
          </Link>
          <Link to="/auth" className={buttonClass('secondary', true)}>
            {text.signIn}
          </Link>
        </div>
      </Page>
    </div>
  )
}
