import { type SubmitEvent, useRef, useState } from 'react'
import type { Credentials } from '../../../../shared/auth/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Checkbox } from '../../../../shared/ui/checkbox.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { PasswordField } from '../../../../shared/ui/password-field.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { wordsFor } from '../../shell/problem-text.ts'
import styles from './auth.module.css'
import { check, type Faults } from './check.ts'
import { text } from './text.ts'
import { useSignIn } from './use-sign-in.ts'

export function SignInForm() {
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '', stayLoggedIn: false })
  const [faults, setFaults] = useState<Faults>({})
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const signIn = useSignIn()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const checked = check(typed)
    if ('credentials' in checked) {
      setFaults({})
      signIn.mutate(checked.credentials)
      return
    }
    setFaults(checked.faults)
    const first = checked.faults.email ? emailRef : passwordRef
    first.current?.focus()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        ref={emailRef}
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        value={typed.email}
        error={faults.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
      <PasswordField
        ref={passwordRef}
        label={text.password}
        autoComplete="current-password"
        value={typed.password}
        error={faults.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      <Checkbox
        label={text.stay}
        checked={typed.stayLoggedIn}
        onChange={(event) => setTyped({ ...typed, stayLoggedIn: event.target.checked })}
      />
      <Button type="submit" wide busy={signIn.isPending} busyLabel={text.busy}>
        {text.submit}
      </Button>
      {signIn.isError && <Notice title={text.error}>{wordsFor(signIn.error).text}</Notice>}
    </form>
  )
}
