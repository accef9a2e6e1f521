import type { MailRefusalReason } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import { text } from '../text.ts'
import { useResendVerification } from './use-account-change.ts'

const words = text.refused

/**
 * Says why the email address gets no mail. Offers a mail that proves the address again, except after a complaint about
 * an address that was never verified.
 */
export function RefusedEmail({ reason, isVerified }: { reason: MailRefusalReason; isVerified: boolean }) {
  const request = useResendVerification()
  if (request.isSuccess) return <SuccessNotice {...words.sent} />
  const mayProveAgain = reason === 'bounce' || isVerified
  const { title, what } = mayProveAgain ? words[reason] : words.foreign
  const button = (
    <Button busy={request.isPending} busyLabel={words.busy} onClick={() => request.mutate()}>
      {words.again}
    </Button>
  )
  return (
    <>
      <Notice title={title} actions={mayProveAgain && button}>
        {what}
      </Notice>
      {request.isError && <FormError error={request.error} />}
    </>
  )
}
