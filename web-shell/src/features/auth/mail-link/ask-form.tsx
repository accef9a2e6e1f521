import type { LinkRequest } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { emailInput } from '../../../shell/later/form/email-input.ts'
import { Failure } from '../../../shell/later/form/failure.tsx'
import { useForm } from '../../../shell/later/form/use-form.ts'
import styles from '../auth.module.css'
import { checkEmail } from '../check.ts'
import { text } from '../text.ts'
import { keepEmail, keptEmail } from '../typed-email.ts'
import { useAskForLink } from './use-mail-link.ts'

interface AskFormProps {
  kind: LinkRequest['kind']
  words: { hint: string; submit: string; busy: string }
  onSent: (email: string) => void
}

/** Asks for an address to which a link is sent. */
export function AskForm({ kind, words, onSent }: AskFormProps) {
  const ask = useAskForLink()
  const { field, sending } = useForm({ email: keptEmail() }, checkEmail)
  const send = (email: string) => {
    keepEmail(email)
    ask.mutate({ kind, email }, { onSuccess: () => onSent(email) })
  }
  return (
    <form className={styles['form']} noValidate onSubmit={sending(send)}>
      <p>{words.hint}</p>
      <TextField label={text.email} {...emailInput} {...field('email')} />
      <Button type="submit" wide busy={ask.isPending} busyLabel={words.busy}>
        {words.submit}
      </Button>
      {ask.isError && <Failure error={ask.error} />}
    </form>
  )
}
