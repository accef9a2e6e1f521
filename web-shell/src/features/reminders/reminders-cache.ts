import type { QueryClient } from '@tanstack/react-query'
import { joinStates } from '../../../../shared/reminders/queued.ts'
import type { RemindersState } from '../../../../shared/reminders/schema.ts'

export const REMINDERS_KEY = ['reminders'] as const
/** Another first word: a read of the list does not read the history. */
export const HISTORY_KEY = ['reminders-history'] as const

/** Puts the state that the service replied with into the cache. */
export function cacheReminders(client: QueryClient, state: RemindersState): void {
  client.setQueryData<RemindersState>(REMINDERS_KEY, (cached) => joinStates(cached, state))
}
