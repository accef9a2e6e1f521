import { Page } from '../../shell/page.tsx'
import styles from './auth.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { text } from './text.ts'

export function AuthPage() {
  return (
    <div className={styles['auth']}>
      <Page heading={text.heading} title={text.title}>
        <SignInForm />
      </Page>
    </div>
  )
}
