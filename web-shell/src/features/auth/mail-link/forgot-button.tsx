import { Email } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import type { Words } from '../../../shell/early/feature.ts'
import { emailError } from '../../../shell/later/form/field-errors.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import { text } from '../text.ts'
import type { useForgotPassword } from './use-forgot-password.ts'

interface ForgotButtonProps {
  email: string
  /** What is shown when the mail was sent. */
  sent: Words
  forgot: ReturnType<typeof useForgotPassword>
  /** Called when the button is pressed, with the error message for the typed email address. */
  onPress: (error: string | undefined) => void
}

/** Sends a recovery link to the typed email address. If that is missing or invalid, it shows an error instead. */
export function ForgotButton({
  email,
  sent,
  forgot: { request, isMissing, setMissing, reset },
  onPress,
}: ForgotButtonProps) {
  function requestLink() {
    reset()
    onPress(emailError(email))
    setMissing(!email.trim())
    const address = Email.safeParse(email)
    if (address.success) request.mutate({ kind: 'recovery', email: address.data })
  }
  return (
    <>
      <Button variant="quiet" busy={request.isPending} busyLabel={text.forgot.busy} onClick={requestLink}>
        {text.forgot.to}
      </Button>
      {isMissing && <Notice title={text.forgot.required.title}>{text.forgot.required.text}</Notice>}
      {request.isSuccess && <SuccessNotice {...sent} />}
      {request.isError && <FormError error={request.error} />}
    </>
  )
}
