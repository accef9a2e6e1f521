import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { changeIdOf, instantAfter } from '../../../../../shared/changes/change-id.ts'
import { isStartHere } from '../../../../../shared/reading/rules.ts'
import type { Reading } from '../../../../../shared/reading/schema.ts'
import type { ReadingServices } from '../../../../../shared/reading/services.ts'
import type { EditOf } from '../../early/operation-kind.ts'
import { isConsentNeeded } from '../../first/api/api-problem.ts'
import { now } from '../../first/api/clock.ts'
import { waitUntilDeviceStorageOpen } from '../../first/data/device-storage.ts'
import { HOME_KEY, type Home } from '../../first/data/home-query.ts'
import { ofKind } from '../../first/data/queue-view.ts'
import { notify } from '../../first/messages/toast.tsx'
import type { QueuedEdit } from '../offline/queue/queued-edit.ts'
import { currentQueue } from '../offline/queue/watch-queue.ts'
import { randomId } from '../offline/random-id.ts'
import { readingQuery } from './reading-cache.ts'
import { text } from './text.ts'

const RANDOM_LENGTH = 6
type Change = Parameters<ReturnType<ReadingServices['useChange']>>[0]

/** Whether it is known that the user does not agree to the storing of health data. */
function lacksConsent(client: QueryClient): boolean {
  const homes = client.getQueriesData<Home>({ queryKey: HOME_KEY })
  return homes.some(([, home]) => home && home.consent !== 'given')
}

/** The ids of all changes that are known to be stored or to wait. */
function knownChanges({ bookmarks, progress, settings }: Reading): string[] {
  return [...bookmarks, ...progress, ...(settings ? [settings] : [])].map(({ change }) => change)
}

/** A new id, after all that this device knows: the clock of another device may be ahead. */
function newChangeId(client: QueryClient): string {
  const waiting = currentQueue()?.view?.waiting ?? []
  const cached = client.getQueryData(readingQuery.queryKey)
  const known = [
    ...(cached ? knownChanges(cached) : []),
    ...ofKind(waiting, 'bookmark').map(({ bookmark }) => bookmark.change),
    ...ofKind(waiting, 'reading').map((edit) => (edit.type === 'settings' ? edit.settings : edit.progress).change),
  ]
  return changeIdOf(instantAfter(known.toSorted().at(-1), now()), randomId(RANDOM_LENGTH))
}

function readingEditOf(made: Exclude<Change, { bookmark: unknown }>, change: string): EditOf<'reading'> {
  const editedAt = now()
  if ('settings' in made) return { type: 'settings', settings: { ...made.settings, change }, editedAt }
  const { progress } = made
  return { type: 'progress', progress: { ...progress, isStartHere: isStartHere(progress.title), change }, editedAt }
}

/** Saves a change in the outgoing queue on this device, which shows it at once and sends it when that is possible. */
export function useChangeReading(): ReturnType<ReadingServices['useChange']> {
  const client = useQueryClient()
  const navigate = useNavigate()

  function sayConsent(error: unknown): void {
    if (!isConsentNeeded(error)) return
    const action = { label: text.consent.look, run: () => void navigate('/') }
    notify({ title: text.consent.title, text: text.consent.text, action })
  }

  return async function change(made) {
    // Where the user is in an article is recorded without being asked for, so only with consent.
    if ('progress' in made && lacksConsent(client)) return
    await waitUntilDeviceStorageOpen()
    const queue = currentQueue()
    if (!queue) throw new Error('There is no queue')
    const id = newChangeId(client)
    const editedAt = now()
    const queued: QueuedEdit<'bookmark'> | QueuedEdit<'reading'> =
      'bookmark' in made
        ? await queue.add('bookmark', { bookmark: { ...made.bookmark, change: id }, editedAt })
        : await queue.add('reading', readingEditOf(made, id))
    // What was not sent waits; what was refused for good is set aside, where the user decides about it.
    void queued.reply.catch('progress' in made ? () => undefined : sayConsent)
  }
}
