import { Link } from 'react-router-dom'
import { PRODUCT } from '../../../../shared/product.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Page } from '../../shell/page.tsx'
import styles from './entry.module.css'
import { text } from './text.ts'
import { Water } from './water.tsx'

export function EntryPage() {
  return (
    <div className={styles['entry']}>
      <Water />
      <Page heading={PRODUCT}>
        <p className={styles['tagline']}>{text.tagline}</p>
        <Link to="/auth" className={buttonClass('primary', true)}>
          {text.signIn}
        </Link>
      </Page>
    </div>
  )
}
