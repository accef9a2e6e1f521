import { Navigate } from '../../shared/ui/router.ts'
import { useAccount } from '../../shared/ui/shell.tsx'
import { ManagePage } from './features/articles/page.tsx'

/** The back office, for admins only. At present it manages only articles. Source: requirement ROUTE-05. */
export function AdminPage() {
  const account = useAccount()
  return account && !account.roles.includes('admin') ? <Navigate replace to="/home" /> : <ManagePage />
}
