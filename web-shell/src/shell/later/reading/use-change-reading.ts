import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { BOOKMARKS, READING_PROGRESS, READING_SETTINGS, SETTINGS_ID } from '../../../../../shared/reading/kind.ts'
import { isStartHere } from '../../../../../shared/reading/rules.ts'
import type { ReadingServices } from '../../../../../shared/reading/services.ts'
import { isConsentNeeded } from '../../first/api/api-problem.ts'
import { now } from '../../first/api/clock.ts'
import { HOME_KEY, type Home } from '../../first/data/home-query.ts'
import { notify } from '../../first/messages/toast.tsx'
import { queueChanges } from '../records/queue-changes.ts'
import { text } from '../records/text.ts'
import { useReadingRecords } from './use-reading.ts'

type Change = Parameters<ReturnType<ReadingServices['useChange']>>[0]

/** Whether it is known that the user does not agree to the storing of health data. */
function lacksConsent(client: QueryClient): boolean {
  const homes = client.getQueriesData<Home>({ queryKey: HOME_KEY })
  return homes.some(([, home]) => home && home.consent !== 'given')
}

/** Saves a change in the outgoing queue on this device, which shows it at once and sends it when that is possible. */
export function useChangeReading(): ReturnType<ReadingServices['useChange']> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { bookmarks, progress, settings } = useReadingRecords()

  function sayConsent(error: unknown): void {
    if (!isConsentNeeded(error)) return
    notify({ ...text.consent, action: { label: text.look, run: () => void navigate('/') } })
  }

  function store(made: Change) {
    if ('bookmark' in made) {
      const { article: id, title, isBookmarked } = made.bookmark
      const shown = bookmarks.records?.[id]
      return queueChanges(BOOKMARKS, [
        isBookmarked ? { id, set: { title, at: now() }, shown } : { id, removes: true, shown },
      ])
    }
    if ('progress' in made) {
      const { article: id, title, percent } = made.progress
      const set = { title, percent, isStartHere: isStartHere(title), at: now() }
      return queueChanges(READING_PROGRESS, [{ id, set, shown: progress.records?.[id] }])
    }
    return queueChanges(READING_SETTINGS, [
      { id: SETTINGS_ID, set: made.settings, shown: settings.records?.[SETTINGS_ID] },
    ])
  }

  return async function change(made) {
    // Where the user is in an article is recorded without being asked for, so only with consent.
    if ('progress' in made && lacksConsent(client)) return
    const queued = await store(made)
    // What was not sent waits; what was refused for good is set aside, where the user decides about it.
    void queued.reply.catch('progress' in made ? () => undefined : sayConsent)
  }
}
