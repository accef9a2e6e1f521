import { useState } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { ConnectionBadge } from '../../shell/first/bar/connection-banner.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { EmailForm } from './account/email-form.tsx'
import { PasswordForm } from './account/password-form.tsx'
import styles from './profile.module.css'
import { RefusedEmail } from './account/refused-email.tsx'
import { text } from './text.ts'
import { UnverifiedEmail } from './account/unverified-email.tsx'
import { useMailRefusal } from './account/use-account-change.ts'

const FORMS = { email: EmailForm, password: PasswordForm }

/** Shows the account, and changes its email address and password. */
export function AccountCard() {
  const account = useAccount()
  const refusal = useMailRefusal()
  const [form, setForm] = useState<keyof typeof FORMS>()
  const Form = form && FORMS[form]
  const close = () => setForm(undefined)
  return (
    <Card aria-labelledby="account">
      <h2 id="account">{text.account}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{text.name}</dt>
          <dd>{account?.fullName || '–'}</dd>
        </div>
        <div>
          <dt>{text.email}</dt>
          <dd>
            {account?.email}
            {account?.emailProven === false && <span className={styles['unproven']}>{text.unproven.mark}</span>}
          </dd>
        </div>
        <div>
          <dt>{text.connection}</dt>
          <dd>
            <ConnectionBadge />
          </dd>
        </div>
      </dl>
      {refusal && account && <RefusedEmail reason={refusal} isVerified={account.emailProven} />}
      {!refusal && account?.emailProven === false && <UnverifiedEmail />}
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={() => setForm('email')}>
          {text.newEmail.heading}
        </Button>
        <Button variant="secondary" onClick={() => setForm('password')}>
          {text.password.heading}
        </Button>
      </div>
      {Form && (
        <Sheet open title={text[form === 'email' ? 'newEmail' : 'password'].heading} onClose={close}>
          <Form />
        </Sheet>
      )}
    </Card>
  )
}
