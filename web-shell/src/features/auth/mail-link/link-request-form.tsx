import type { LinkRequest } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { emailInput } from '../../../shell/later/form/email-input.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { useForm } from '../../../shell/later/form/use-form.ts'
import styles from '../auth.module.css'
import { checkEmail } from '../check.ts'
import { text } from '../text.ts'
import { rememberTyped, typedBefore } from '../typed-before.ts'
import { useRequestLink } from './use-mail-link.ts'

interface LinkRequestFormProps {
  kind: LinkRequest['kind']
  words: { hint: string; submit: string; busy: string }
  onSent: (email: string) => void
}

/** A form with one email address, to which the service sends a link. */
export function LinkRequestForm({ kind, words, onSent }: LinkRequestFormProps) {
  const request = useRequestLink()
  const { fieldProps, submitHandler } = useForm({ email: typedBefore().email }, checkEmail)
  const send = (email: string) => {
    rememberTyped({ email })
    request.mutate({ kind, email }, { onSuccess: () => onSent(email) })
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler(send, request.reset)}>
      <p>{words.hint}</p>
      <TextField label={text.email} {...emailInput} {...fieldProps('email')} />
      <Button type="submit" wide busy={request.isPending} busyLabel={words.busy}>
        {words.submit}
      </Button>
      {request.isError && <FormError error={request.error} />}
    </form>
  )
}
