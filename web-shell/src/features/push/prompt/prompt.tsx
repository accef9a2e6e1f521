import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOverlayContainer } from '../../../../../shared/ui/overlay-container.ts'
import { now } from '../../../shell/first/api/clock.ts'
import { isFirstVisit, isPromptSnoozed } from '../device/device-marks.ts'
import { isQuietScreen } from './quiet-screens.ts'

/** The companion itself starts two seconds after the load of the page. Together: five. Source: requirement PUSH-01. */
const DELAY_MS = 3_000

const Question = lazy(() => import('./question.tsx').then((loaded) => ({ default: loaded.Question })))

const mayAsk = () => Notification.permission === 'default' && !isFirstVisit() && !isPromptSnoozed(now())

/**
 * Decides whether this visit asks about notifications. Never on the first visit, nor for seven days after an answer, nor on
 * some screens. Most visits never load the question. Source: requirement PUSH-01.
 */
export function Prompt({ account }: { account: string }) {
  const [isDue, setDue] = useState(false)
  const { pathname } = useLocation()
  const isSheetOpen = useOverlayContainer() !== document.body
  useEffect(() => {
    const isAsking = mayAsk()
    const timer = setTimeout(() => setDue(isAsking), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isDue || isSheetOpen || isQuietScreen(pathname)) return null
  return (
    <Suspense>
      <Question account={account} onAnswered={() => setDue(false)} />
    </Suspense>
  )
}
