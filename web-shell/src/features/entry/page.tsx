import boat from 'art:boat'
import hills from 'art:hills'
import reeds from 'art:reeds'
import { PRODUCT } from '../../../../shared/product.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../shared/ui/picture/scene.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import styles from './entry.module.css'
import { text } from './text.ts'

export function EntryPage() {
  return (
    <div className={styles['entry']}>
      <Page
        heading={PRODUCT}
        scene={
          <Scene className={styles['scene']}>
            <Picture of={hills} className={styles['hills']} />
            <Picture of={reeds} className={styles['reeds']} />
            <Picture of={boat} className={styles['boat']} />
          </Scene>
        }
        intro={<p className={styles['tagline']}>{text.tagline}</p>}
      >
        <div className={styles['choices']}>
          <Link to="/auth?type=signup" className={buttonClass('primary', true)}>
            {text.signUp}
          </Link>
          <Link to="/auth" className={buttonClass('secondary', true)}>
            {text.signIn}
          </Link>
          <Link to="/flare-kit" className={buttonClass('quiet', true)}>
            {text.flareKit}
          </Link>
        </div>
      </Page>
    </div>
  )
}
