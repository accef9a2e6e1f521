import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStrongPain } from '../../../../../shared/days/flare/strong-pain.ts'
import { afterSave, hasEdits, reopenEdit, toEdit } from '../../../../../shared/days/merge/draft.ts'
import { isTaggedAsFlare } from '../../../../../shared/days/model/day.ts'
import type { SavedDay } from '../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { ConnectionError, isConsentNeeded } from '../../../shell/first/api/api-problem.ts'
import { now, today, zone } from '../../../shell/first/api/clock.ts'
import { homeQuery } from '../../../shell/first/data/home-query.ts'
import { isQueued, ofKind, useQueueView } from '../../../shell/first/data/queue-view.ts'
import { dismissOutdated, notify } from '../../../shell/first/messages/toast.tsx'
import { isStillSignedIn, useAccount } from '../../../shell/first/session/session.ts'
import { dayOnScreen } from '../../../shell/later/days/day-query.ts'
import { waitUntilDraftsPersisted } from '../../../shell/later/offline/persisted-drafts.ts'
import type { Queue } from '../../../shell/later/offline/queue/queue.ts'
import type { QueuedEdit } from '../../../shell/later/offline/queue/queued-edit.ts'
import { withSaveTimeout } from '../../../shell/later/offline/queue/save-timeout.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { flareOutcome } from '../after-save/flare-outcome.ts'
import { hasHeavyNote } from '../after-save/heavy-note.ts'
import type { SavingWords } from '../form/day-screen.ts'
import { text } from '../text.ts'
import type { useDraft } from './use-draft.ts'

const longDate = (date: LocalDate) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))

/**
 * The second line of the success message: the date of a past day, or whether today is a flare day. Strong pain and a
 * heavy note get no verdict.
 */
function messageDetails({ day }: SavedDay, client: QueryClient): { text?: string } {
  if (day.date !== today()) return { text: longDate(day.date) }
  if (hasHeavyNote(day.values)) return {}
  const home = client.getQueryData(homeQuery(today()).queryKey)
  const outcome = home && flareOutcome(day, { settings: home.preferences.flare, loggedOn: home.loggedOn })
  if (!outcome || outcome === 'unknown') return {}
  if (outcome === 'noRise' && isStrongPain(day.values.painLevel)) return {}
  // A flare day that the user marked is not called "detected".
  return { text: isTaggedAsFlare(day) ? text.flareOutcome.marked : text.flareOutcome[outcome] }
}

/**
 * Saves the draft of a day: first in the outgoing queue on this device, then on the service. A queued edit is sent
 * sooner or later, even after the user leaves the screen, and a message shows the result on any screen. `isRetry`: the
 * failed edit is still queued, and saving again only sends it. `onSaved` returns whether the screen itself says that the
 * day is saved.
 */
export function useSave(
  date: LocalDate,
  { read, write }: Pick<ReturnType<typeof useDraft>, 'read' | 'write'>,
  onSaved: (saved: SavedDay) => boolean,
  words: SavingWords,
) {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()
  const hasQueuedEdits = isQueued(useQueueView(), 'day', date)
  const mountedRef = useRef(true)
  useEffect(() => {
    mountedRef.current = true
    return () => {
      mountedRef.current = false
    }
  }, [])

  /** Queues the draft as an edit. Without a draft it sends the day's queued edits again. */
  async function storeOrResend(queue: Queue): Promise<QueuedEdit<'day'> | undefined> {
    const draft = read()
    if (!hasEdits(draft)) return queue.resend('day', date)
    const queued = await queue.add('day', toEdit(draft, { date, editedAt: now(), zone: zone() }))
    write(afterSave(read(), draft, queued.write))
    await waitUntilDraftsPersisted()
    return queued
  }

  /** If the screen is still open, moves an edit that was set aside back into the draft, so the user can correct it. */
  async function reopenSetAside(queue: Queue, queued: QueuedEdit<'day'>): Promise<void> {
    const setAside = ofKind(queue.view?.setAside ?? [], 'day').find((edit) => edit.write === queued.write)
    if (!setAside?.operation || !mountedRef.current) return
    write(reopenEdit(read(), setAside.operation))
    await waitUntilDraftsPersisted()
    await queue.discard(setAside)
  }

  function reportSaved(saved: SavedDay, message: { title: string; text?: string }): void {
    // After a sign-out nothing of that account may be shown.
    if (!isStillSignedIn(client, account)) return
    // A save before this one may have said that there are no signs of a flare.
    dismissOutdated()
    const isTold = mountedRef.current && onSaved(saved)
    // That a day is not sent yet is always said.
    if (!isTold || message === text.savedOffline) notify(message)
  }

  const save = useMutation({
    meta: { staysOnScreen: true },
    // Saves of the same day run one after the other, even if they start on different screens.
    scope: { id: `day ${date}` },
    mutationFn: async () => {
      const startedAt = performance.now()
      const queue = currentQueue()
      if (!queue) throw new ConnectionError()
      const queued = await storeOrResend(queue)
      if (!queued) return
      const localResult = (): SavedDay => ({ day: dayOnScreen(client, date) })
      if (!navigator.onLine && queued.isDurable) return reportSaved(localResult(), text.savedOffline)
      try {
        const saved = (await withSaveTimeout(queued.reply, startedAt)) ?? localResult()
        reportSaved(saved, { title: words.saved, ...messageDetails(saved, client) })
      } catch (error) {
        await reopenSetAside(queue, queued)
        throw error
      }
    },
    onError: (error) => {
      if (mountedRef.current || !isStillSignedIn(client, account)) return
      const goHome = { label: text.failed.open, run: () => void navigate('/home') }
      if (isConsentNeeded(error)) return notify({ ...text.consent, action: goHome })
      const isSetAside = ofKind(currentQueue()?.view?.setAside ?? [], 'day').some(({ target }) => target === date)
      const path = isSetAside ? '/history' : `/log?date=${date}`
      const open = { label: text.failed.open, run: () => void navigate(path) }
      notify({ title: words.failed, text: text.failed[isSetAside ? 'refused' : 'kept'], action: open })
    },
  })
  return { ...save, isRetry: save.isError && hasQueuedEdits && !hasEdits(read()) }
}
