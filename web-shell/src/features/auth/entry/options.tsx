import boat from 'art:boat'
import hills from 'art:hills'
import reeds from 'art:reeds'
import { PRODUCT } from '../../../../../shared/product.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { Picture } from '../../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../../shared/ui/picture/scene.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { BeforeAccount } from '../before-account.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import styles from './entry.module.css'
import { text } from './text.ts'

/** The step that offers the ways in. */
export function Options() {
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
          <GoogleButton stayLoggedIn={false} isAlone />
          <Link to="/?step=sign-up" className={buttonClass('primary', true)}>
            {text.signUp}
          </Link>
          <Link to="/?step=sign-in" className={buttonClass('secondary', true)}>
            {text.signIn}
          </Link>
          <div className={styles['quiet']}>
            <Link to="/auth" className={buttonClass('quiet')}>
              {text.more}
            </Link>
            <Link to="/flare-kit" className={buttonClass('quiet')}>
              {text.flareKit}
            </Link>
          </div>
          <div className={styles['small']}>
            <BeforeAccount />
            <p>{text.private}</p>
          </div>
        </div>
      </Page>
    </div>
  )
}
