import { Button } from '../../../../../shared/ui/button.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import { text } from '../text.ts'
import { useResendVerification } from './use-account-change.ts'

const words = text.unproven

/** Says that the email address is not verified yet, and sends the verification link again. */
export function UnverifiedEmail() {
  const request = useResendVerification()
  return (
    <>
      {request.isSuccess ? <SuccessNotice {...words.sent} /> : <p>{words.what}</p>}
      <Button variant="secondary" busy={request.isPending} busyLabel={words.busy} onClick={() => request.mutate()}>
        {request.isSuccess ? words.once : words.again}
      </Button>
      {request.isError && <FormError error={request.error} />}
    </>
  )
}
