import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { writeIdOf } from '../../../../shared/records/merge.ts'
import type { WriteId } from '../../../../shared/records/write-id.ts'
import type { TrainingChange } from '../../../../shared/training/queued.ts'
import { ConnectionError } from '../../shell/first/api/api-problem.ts'
import { now } from '../../shell/first/api/clock.ts'
import { type QueueView, useQueueView } from '../../shell/first/data/queue-view.ts'
import { notify, notifyError } from '../../shell/first/messages/toast.tsx'
import { isStillSignedIn, useAccount } from '../../shell/first/session/session.ts'
import type { QueuedEdit } from '../../shell/later/offline/queue/queued-edit.ts'
import { currentQueue } from '../../shell/later/offline/queue/watch-queue.ts'
import { text } from './text.ts'

/** An attempt that failed. */
interface Failure {
  type: TrainingChange['type']
  error: Error
  write: WriteId
  isDurable: boolean
}

/** What could not be sent, and why. */
export interface ChangeFailure extends Failure {
  /** Whether it still waits in the outgoing queue, and is sent by itself. Otherwise it was set aside. */
  isQueued: boolean
}

const isSetAside = (queue: QueueView | undefined, write: WriteId) =>
  queue?.setAside.some((each) => each.write === write) ?? false

/** A failure as it is now: nothing once the change was sent after all. */
function shownFailure(queue: QueueView | undefined, failure: Failure | undefined): ChangeFailure | undefined {
  if (!failure) return undefined
  const isQueued = queue?.waiting.some((each) => writeIdOf(each) === failure.write) ?? false
  return isQueued || isSetAside(queue, failure.write) ? { ...failure, isQueued } : undefined
}

function sayOffline({ type }: TrainingChange): void {
  notify(type === 'end' ? { ...text.savedOffline, title: text.saved.end } : text.savedOffline)
}

const wordsOf = (change: TrainingChange): string =>
  change.type === 'log' ? text.savedLog[change.log.actionType] : text.saved[change.type]

/**
 * Saves a change: first in the outgoing queue on this device, which shows it, then on the service. What was saved is
 * said in the page: a toast would cover what comes next. The promise of `change` resolves when it is stored on the device.
 */
export function useChangeTraining() {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()
  const [done, setDone] = useState<TrainingChange>()
  const queueView = useQueueView()
  const mountedRef = useRef(true)
  useEffect(() => {
    mountedRef.current = true
    return () => {
      mountedRef.current = false
    }
  }, [])

  function report(change: TrainingChange, queued: QueuedEdit<'training'>, error: Error): void {
    if (!isStillSignedIn(client, account)) return
    const { write, isDurable } = queued
    if (error instanceof ConnectionError && isDurable) return sayOffline(change)
    if (mountedRef.current) return setFailure({ type: change.type, error, write, isDurable })
    const isRefused = isSetAside(currentQueue()?.view, write)
    const action = { label: text.undecided.look, run: () => void navigate(isRefused ? '/history' : '/tools/training') }
    notify({ title: text[isRefused ? 'refused' : 'notSent'][change.type], action })
  }

  const sending = useMutation({
    mutationFn: async ({ change, queued }: { change: TrainingChange; queued: QueuedEdit<'training'> }) => {
      if (!navigator.onLine && queued.isDurable) return sayOffline(change)
      await queued.reply
      if (isStillSignedIn(client, account)) setDone(change)
    },
    onError: (error, { change, queued }) => report(change, queued, error),
  })

  async function change(made: TrainingChange): Promise<void> {
    const queue = currentQueue()
    if (!queue) return
    setFailure(undefined)
    setDone(undefined)
    try {
      const queued = await queue.add('training', { ...made, editedAt: now() })
      sending.mutate({ change: made, queued })
    } catch (error) {
      // Not even memory has taken it. What the user sees has not changed.
      if (mountedRef.current) notifyError(error, () => void change(made))
    }
  }

  /** Sends what waits at once. */
  async function retry(): Promise<void> {
    setFailure(undefined)
    const resent = currentQueue()?.resend('training', 'training')
    await resent?.reply.catch((error: Error) => {
      if (failure && !(error instanceof ConnectionError)) setFailure({ ...failure, error })
    })
  }

  /** What was just saved, if it was one of these changes. */
  const saidOf = (...types: TrainingChange['type'][]) => (done && types.includes(done.type) ? wordsOf(done) : undefined)

  return { change, retry, saidOf, failure: shownFailure(queueView, failure) }
}

export type ChangeTraining = ReturnType<typeof useChangeTraining>
