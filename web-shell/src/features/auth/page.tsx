import { Link, useSearchParams } from 'react-router-dom'
import { PRODUCT } from '../../../../shared/product.ts'
import { Page } from '../../shell/page.tsx'
import styles from './auth.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { text } from './text.ts'

/** The address of the other form, which leads on to the same screen. */
function otherForm(search: URLSearchParams, isSignUp: boolean): string {
  const other = new URLSearchParams(search)
  if (isSignUp) other.delete('type')
  else other.set('type', 'signup')
  return `/auth?${other}`
}

/** Signing in, or with `?type=signup` signing up. */
export function AuthPage() {
  const [search] = useSearchParams()
  const isSignUp = search.get('type') === 'signup'
  const { heading, title, other, toOther } = isSignUp ? text.signUp : text.signIn
  return (
    <div className={styles['auth']}>
      <header>
        <Link to="/" className={styles['brand']}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          {PRODUCT}
        </Link>
      </header>
      <Page key={heading} heading={heading} title={title}>
        {isSignUp ? <SignUpForm /> : <SignInForm />}
        <p className={styles['other']}>
          {other} <Link to={otherForm(search, isSignUp)}>{toOther}</Link>
        </p>
      </Page>
    </div>
  )
}
