import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { writeIdOf } from '../../../../../shared/records/merge.ts'
import type { WriteId } from '../../../../../shared/records/write-id.ts'
import type { ActionEdit } from '../../../../../shared/reminders/queued.ts'
import type { Reminder, ReminderAction } from '../../../../../shared/reminders/schema.ts'
import { ConnectionError } from '../../../shell/first/api/api-problem.ts'
import { now } from '../../../shell/first/api/clock.ts'
import { type QueueView, useQueueView } from '../../../shell/first/data/queue-view.ts'
import { notify, notifyError } from '../../../shell/first/messages/toast.tsx'
import { isStillSignedIn, useAccount } from '../../../shell/first/session/session.ts'
import type { QueuedEdit } from '../../../shell/later/offline/queue/queued-edit.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { newChangeId } from '../new-change-id.ts'
import { text } from '../text.ts'

/** What the user does about a reminder, perhaps with a note. A snooze says until when (epoch ms). */
export type Act = { notes?: string } & (
  | { action: Exclude<ReminderAction, 'snooze'> }
  | { action: 'snooze'; snoozeUntil: number }
)

interface Failure {
  error: Error
  write: WriteId
  isDurable: boolean
}

/** What could not be sent, and why. */
export interface ActFailure extends Failure {
  /** Whether it still waits in the outgoing queue, and is sent by itself. Otherwise it was set aside. */
  isQueued: boolean
}

const isSetAside = (queue: QueueView | undefined, write: WriteId) =>
  queue?.setAside.some((each) => each.write === write) ?? false

/** A failure as it is now: nothing once the action was sent after all. */
function shownFailure(queue: QueueView | undefined, failure: Failure | undefined): ActFailure | undefined {
  if (!failure) return undefined
  const isQueued = queue?.waiting.some((each) => writeIdOf(each) === failure.write) ?? false
  return isQueued || isSetAside(queue, failure.write) ? { ...failure, isQueued } : undefined
}

/** The edit of the outgoing queue for what the user does now. */
export function editOf(reminder: Reminder, act: Act): ActionEdit {
  const action = { change: newChangeId(reminder), ...act }
  return { editedAt: now(), reminder: reminder.id, title: reminder.title, action }
}

/**
 * Records what the user does about a reminder: first in the outgoing queue on this device, which shows it, then on the
 * service. `act` resolves to whether it is stored on the device, and then whether durably. Source: requirement REM-03.
 */
export function useAct() {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()
  const queueView = useQueueView()
  const mountedRef = useRef(true)
  useEffect(() => {
    mountedRef.current = true
    return () => {
      mountedRef.current = false
    }
  }, [])

  function report({ write, isDurable }: QueuedEdit<'reminder'>, error: Error): void {
    if (!isStillSignedIn(client, account) || (error instanceof ConnectionError && isDurable)) return
    if (mountedRef.current) return setFailure({ error, write, isDurable })
    const isRefused = isSetAside(currentQueue()?.view, write)
    const action = { label: text.look, run: () => void navigate(isRefused ? '/history' : '/reminders') }
    notify({ title: isRefused ? text.refused : text.notSent, action })
  }

  const sending = useMutation({
    mutationFn: async (queued: QueuedEdit<'reminder'>) => {
      if (navigator.onLine || !queued.isDurable) await queued.reply
    },
    onError: (error, queued) => report(queued, error),
  })

  async function act(edit: ActionEdit): Promise<boolean | undefined> {
    const queue = currentQueue()
    if (!queue) return undefined
    setFailure(undefined)
    try {
      const queued = await queue.add('reminder', edit)
      sending.mutate(queued)
      return queued.isDurable
    } catch (error) {
      // Not even memory has taken it. What the user sees has not changed.
      if (mountedRef.current) notifyError(error)
      return undefined
    }
  }

  /** Sends what waits at once. */
  async function retry(): Promise<void> {
    setFailure(undefined)
    const resent = currentQueue()?.resend('reminder', 'reminders')
    await resent?.reply.catch((error: Error) => {
      if (failure && !(error instanceof ConnectionError)) setFailure({ ...failure, error })
    })
  }

  return { act, retry, failure: shownFailure(queueView, failure) }
}

export type UseAct = ReturnType<typeof useAct>
