import { Navigate, useSearchParams } from '../../shared/ui/router.ts'
import { useAccount } from '../../shared/ui/shell.tsx'
import { ManagePage } from './features/articles/page.tsx'
import { AudioPage } from './features/audio/page.tsx'
import { OperationsPage } from './features/operations/operations-page.tsx'
import { PushPage } from './features/operations/push/push-page.tsx'
import { AuditPage } from './features/people/audit-page.tsx'
import { PeoplePage } from './features/people/page.tsx'

/**
 * The back office, for admins only: articles, or with `?audio`, `?people`, `?audit`, `?operations` or `?push` those. Source:
 * requirements ROUTE-05, ADM-06, ADM-07, ADM-08, OPS-04.
 */
export function AdminPage() {
  const account = useAccount()
  const [search] = useSearchParams()
  if (account && !account.roles.includes('admin')) return <Navigate replace to="/home" />
  if (search.has('people')) return <PeoplePage />
  if (search.has('audit')) return <AuditPage />
  if (search.has('operations')) return <OperationsPage />
  if (search.has('push')) return <PushPage />
  return search.has('audio') ? <AudioPage /> : <ManagePage />
}
