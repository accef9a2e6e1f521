import { useRef } from 'react'
import { changeIdOf, instantAfter } from '../../../../../shared/changes/change-id.ts'
import { nextVoidAt } from '../../../../../shared/training/rules.ts'
import type { ActionType, Log, Session } from '../../../../../shared/training/schema.ts'
import { now } from '../../../shell/first/api/clock.ts'
import { randomId } from '../../../shell/later/offline/random-id.ts'
import type { ChangeTraining } from '../use-change-training.ts'

const RANDOM_LENGTH = 6
/** A second tap on the same answer within this time is that of a double tap. */
const DOUBLE_TAP_MS = 1_000

/** Returns the id of a change that the user makes now, and that comes after another one. */
export function newChangeId(after: string | undefined): string {
  return changeIdOf(instantAfter(after, now()), randomId(RANDOM_LENGTH))
}

/** Logs what happened now. Every log starts the interval again. The result is `false` for the second tap of a double tap. */
export function useLog(session: Session, logs: readonly Log[], change: ChangeTraining['change']) {
  const lastRef = useRef<{ actionType: ActionType; at: number }>(undefined)
  return (actionType: ActionType, note = ''): boolean => {
    const last = lastRef.current
    if (last?.actionType === actionType && Math.abs(now() - last.at) < DOUBLE_TAP_MS) return false
    lastRef.current = { actionType, at: now() }
    const notes = note.trim()
    const log = {
      id: newChangeId(logs[0]?.id ?? session.id),
      scheduledAt: nextVoidAt(session, logs),
      actionType,
      ...(notes && { notes }),
    }
    void change({ type: 'log', session: session.id, log })
    return true
  }
}
