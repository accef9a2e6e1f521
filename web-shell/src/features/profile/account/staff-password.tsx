import { Navigate, useSearchParams } from 'react-router-dom'
import { safeNextPath } from '../../../shell/early/paths.ts'
import { Page } from '../../../shell/first/frame/page.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { SignOut } from '../sign-out.tsx'
import { text } from '../text.ts'
import { PasswordForm } from './password-form.tsx'

/**
 * Editors and admins with a short password choose a longer one here. Then the requested screen opens. Source:
 * requirement SEC-08.
 */
export function StaffPasswordPage() {
  const account = useAccount()
  const [query] = useSearchParams()
  if (account && !account.needsLongPassword) return <Navigate replace to={safeNextPath(query.get('next'))} />
  return (
    <Page heading={text.staffPassword.heading}>
      <p>{text.staffPassword.why}</p>
      <PasswordForm />
      <SignOut />
    </Page>
  )
}
