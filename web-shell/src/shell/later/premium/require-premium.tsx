import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { today, useClock } from '../../first/api/clock.ts'
import { useHome } from '../../first/data/home-query.ts'
import { text } from '../../first/frame/text.ts'

/**
 * Leads users without Premium to the plans. The service decides who has it; without a network its last answer counts.
 * While that is not known, the screen opens, and says itself what it could not read. Source: requirement ROUTE-04.
 */
export function RequirePremium({ children }: { children: ReactNode }) {
  const { data, isPending } = useHome(useClock(today))
  if (isPending) return <Spinner label={text.loading} />
  return data?.premium.hasPremiumAccess === false ? <Navigate replace to="/subscription" /> : children
}
