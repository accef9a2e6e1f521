import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../../../../shared/ui/button.tsx'
import { safeNextPath } from '../../../shell/early/paths.ts'
import { Page } from '../../../shell/first/frame/page.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { goOnWithoutRole } from '../../../shell/first/session/without-role.ts'
import { hasPasskeys } from '../../../shell/later/passkeys/ceremony.ts'
import { PasskeyProof } from '../../../shell/later/passkeys/passkey-proof.tsx'
import { SignOut } from '../sign-out.tsx'
import { text } from '../text.ts'

const words = text.staffPasskey

/**
 * Editors and admins who have a passkey use it here, or go on without their role. Then the requested screen opens. Source:
 * requirement SEC-08.
 */
export function StaffPasskeyPage() {
  const account = useAccount()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = safeNextPath(query.get('next'))
  if (account && !account.needsPasskey) return <Navigate replace to={next} />
  const goOn = () => {
    if (account) goOnWithoutRole(account)
    void navigate(next, { replace: true })
  }
  return (
    <Page heading={words.heading}>
      <p>{words.why}</p>
      <p>{hasPasskeys() ? words.lost : words.unknownHere}</p>
      <PasskeyProof variant="primary" />
      <Button variant="secondary" wide onClick={goOn}>
        {words.later}
      </Button>
      <SignOut />
    </Page>
  )
}
