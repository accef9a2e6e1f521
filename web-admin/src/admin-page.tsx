import { Navigate, useSearchParams } from '../../shared/ui/router.ts'
import { useAccount } from '../../shared/ui/shell.tsx'
import { ManagePage } from './features/articles/page.tsx'
import { AudioPage } from './features/audio/page.tsx'

/** The back office, for admins only: articles, or with `?audio` the audio library. Source: requirements ROUTE-05, ADM-06. */
export function AdminPage() {
  const account = useAccount()
  const [search] = useSearchParams()
  if (account && !account.roles.includes('admin')) return <Navigate replace to="/home" />
  return search.has('audio') ? <AudioPage /> : <ManagePage />
}
