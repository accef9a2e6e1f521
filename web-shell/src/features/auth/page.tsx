import { Link } from 'react-router-dom'
import { PRODUCT } from '../../../../shared/product.ts'
import { Page } from '../../shell/page.tsx'
import styles from './auth.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { text } from './text.ts'

export function AuthPage() {
  return (
    <div className={styles['auth']}>
      <header>
        <Link to="/" className={styles['brand']}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          {PRODUCT}
        </Link>
      </header>
      <Page heading={text.heading} title={text.title}>
        <SignInForm />
      </Page>
    </div>
  )
}
