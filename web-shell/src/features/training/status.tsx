import { isNightHour } from '../../../../shared/training/countdown.ts'
import { nextVoidAt, secondsUntil } from '../../../../shared/training/rules.ts'
import type { StatusProps } from '../../shell/early/feature.ts'
import { hourOfDay, now, useClock } from '../../shell/first/api/clock.ts'
import { text } from './text.ts'
import { activeSessionOf, useTraining } from './training-query.ts'

const MINUTE_S = 60

/** How many minutes are left until the next visit, as a sentence. Source: requirement TOOLS-01. */
export function TrainingStatus({ otherwise }: StatusProps) {
  const { state } = useTraining()
  const session = state && activeSessionOf(state)
  const minutes = useClock(() =>
    session ? Math.ceil(secondsUntil(nextVoidAt(session, state.logs), now()) / MINUTE_S) : 0,
  )
  const isNight = isNightHour(useClock(hourOfDay))
  if (!session) return otherwise
  if (isNight) return text.status.night
  return minutes > 0 ? text.status.left(minutes) : text.status.due
}
