import { useState } from 'react'
import { Email } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { Failure } from '../../../shell/later/form/failure.tsx'
import { emailFault } from '../../../shell/later/form/faults.ts'
import { Told } from '../../../shell/later/form/told.tsx'
import { text } from '../text.ts'
import { useAskForLink } from './use-mail-link.ts'

/** Has a link for a new password sent to the address that was typed; without one, asks for it. */
export function ForgotButton({ email, onWrong }: { email: string; onWrong: (fault: string) => void }) {
  const [isMissing, setMissing] = useState(false)
  const ask = useAskForLink()
  function press() {
    setMissing(!email.trim())
    const address = Email.safeParse(email)
    if (address.success) ask.mutate({ kind: 'recovery', email: address.data })
    else onWrong(emailFault(email) ?? '')
  }
  return (
    <>
      <Button variant="quiet" busy={ask.isPending} busyLabel={text.forgot.busy} onClick={press}>
        {text.forgot.to}
      </Button>
      {isMissing && <Notice title={text.forgot.required.title}>{text.forgot.required.text}</Notice>}
      {ask.isSuccess && <Told {...text.forgot.sent} />}
      {ask.isError && <Failure error={ask.error} />}
    </>
  )
}
