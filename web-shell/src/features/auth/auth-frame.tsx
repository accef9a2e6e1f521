import mark from 'art:mark'
import reeds from 'art:reeds'
import type { ReactNode } from 'react'
import { PRODUCT } from '../../../../shared/product.ts'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../shared/ui/picture/scene.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './auth.module.css'

/** The scene around the forms for visitors: above them on a phone, beside them on a wide screen. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles['auth']}>
      <header className={styles['banner']}>
        <Scene className={styles['scene']}>
          <Picture of={reeds} className={styles['reeds']} />
        </Scene>
        <Link to="/" className={styles['brand']}>
          <Picture of={mark} className={styles['logo']} />
          {PRODUCT}
        </Link>
      </header>
      {children}
    </div>
  )
}
