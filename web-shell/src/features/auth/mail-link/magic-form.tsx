import { useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import { useForm } from '../../../shell/later/form/use-form.ts'
import { text as session } from '../../../shell/later/session/text.ts'
import styles from '../auth.module.css'
import { checkCode } from '../check.ts'
import { StayLoggedIn } from '../stay-logged-in.tsx'
import { text } from '../text.ts'
import { useStayLoggedIn } from '../use-stay-logged-in.ts'
import { LinkRequestForm } from './link-request-form.tsx'
import { useSubmitCode } from './use-mail-link.ts'

/** Requests a magic link, then accepts the code from its email. */
export function MagicForm() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <LinkRequestForm kind="magic" words={text.magic} onSent={setSentTo} />
  return <CodeForm email={sentTo} onAgain={() => setSentTo(undefined)} />
}

function CodeForm({ email, onAgain }: { email: string; onAgain: () => void }) {
  const [stay, setStay] = useStayLoggedIn()
  const submission = useSubmitCode()
  const { fieldProps, submitHandler } = useForm({ code: '' }, checkCode)
  const send = (code: string) => submission.mutate({ email, code, stayLoggedIn: stay })
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler(send)}>
      <SuccessNotice {...text.magic.sent} />
      <p>{text.magic.more}</p>
      <TextField label={text.magic.code} inputMode="numeric" autoComplete="one-time-code" {...fieldProps('code')} />
      <StayLoggedIn label={session.stay} checked={stay} onChange={setStay} />
      <Button type="submit" wide busy={submission.isPending} busyLabel={text.magic.busyCode}>
        {text.magic.submitCode}
      </Button>
      {submission.isError && <FormError error={submission.error} instead={{ 'link-invalid': text.magic.wrongCode }} />}
      <Button variant="quiet" wide onClick={onAgain}>
        {text.magic.again}
      </Button>
    </form>
  )
}
