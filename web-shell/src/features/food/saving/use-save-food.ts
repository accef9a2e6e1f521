import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeIdOf } from '../../../../../shared/changes/change-id.ts'
import type { FoodChange } from '../../../../../shared/food/queued.ts'
import type { Toast } from '../../../../../shared/ui/shell-services.ts'
import { ConnectionError, isConsentNeeded, isNotSignedIn } from '../../../shell/first/api/api-problem.ts'
import { now } from '../../../shell/first/api/clock.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { ofKind } from '../../../shell/first/data/queue-view.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { isStillSignedIn, useAccount } from '../../../shell/first/session/session.ts'
import type { Queue } from '../../../shell/later/offline/queue/queue.ts'
import type { QueuedEdit } from '../../../shell/later/offline/queue/queued-edit.ts'
import { withSaveTimeout } from '../../../shell/later/offline/queue/save-timeout.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { randomId } from '../../../shell/later/offline/random-id.ts'
import { text } from '../text.ts'

interface Saving {
  what: FoodChange['what']
  /** Makes the change; `id` is its own. */
  change: (id: string) => FoodChange
  /** What is said when it is saved. */
  saved: Toast
  /** Called when it is stored on this device: what was typed is no longer needed. */
  onQueued?: () => void
  /** Called when the service refused it while the screen is open: what was typed comes back. */
  onRefused?: () => void
}

const setAsideOf = (queue: Queue, { write }: QueuedEdit<'food'>) =>
  ofKind(queue.view?.setAside ?? [], 'food').find((each) => each.write === write)

/**
 * Saves changes of food: first in the outgoing queue on this device, then on the service. A screen that is still open gets
 * a refused change back, to show why at what it concerns; otherwise it is set aside, and a message says so.
 */
export function useSaveFood() {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()
  const mountedRef = useRef(true)
  useEffect(() => {
    mountedRef.current = true
    return () => {
      mountedRef.current = false
    }
  }, [])

  /** Says what has become of a change that was not sent. Throws what the screen must show. */
  async function handleFailure(queue: Queue, queued: QueuedEdit<'food'>, { error, saving }: Failed): Promise<void> {
    const setAside = setAsideOf(queue, queued)
    if (!setAside) {
      if (isNotSignedIn(error)) throw error
      return notifyWaiting(queued, error)
    }
    if (mountedRef.current) {
      await queue.discard(setAside)
      saving.onRefused?.()
      throw error
    }
    const { title, open } = text.saving.refused
    notify({ title, text: wordsFor(error).text, action: { label: open, run: () => void navigate('/history') } })
  }

  const { mutate, error, variables, isPending, reset } = useMutation({
    mutationFn: async (saving: Saving) => {
      const startedAt = performance.now()
      const queue = currentQueue()
      if (!queue) throw new ConnectionError()
      const editedAt = now()
      const queued = await queue.add('food', { ...saving.change(changeIdOf(editedAt, randomId(6))), editedAt })
      saving.onQueued?.()
      if (!navigator.onLine && queued.isDurable) return notify(text.saving.savedOffline)
      try {
        await withSaveTimeout(queued.reply, startedAt)
      } catch (failure) {
        return handleFailure(queue, queued, { error: failure, saving })
      }
      if (isStillSignedIn(client, account)) notify(saving.saved)
    },
  })
  return {
    save: (saving: Saving) => mutate(saving),
    /** The error of the last save of this kind. */
    errorOf: (what: FoodChange['what']) => (variables?.what === what ? (error ?? undefined) : undefined),
    isSaving: (what: FoodChange['what']) => isPending && variables?.what === what,
    forget: reset,
  }
}

interface Failed {
  error: unknown
  saving: Saving
}

export type SaveFood = ReturnType<typeof useSaveFood>

function notifyWaiting({ isDurable }: QueuedEdit<'food'>, error: unknown): void {
  if (!isDurable) return notify(text.saving.inMemory)
  notify(isConsentNeeded(error) ? text.saving.consent : text.saving.savedOffline)
}
