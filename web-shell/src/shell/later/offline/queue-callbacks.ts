import type { QueryClient } from '@tanstack/react-query'
import type { DayOperation } from '../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { isConsentNeeded } from '../../first/api/api-problem.ts'
import { refusedCustomItem } from '../../first/api/problem-text.ts'
import { HOME_KEY, type Home, updateCachedHomes } from '../../first/data/home-query.ts'
import { notifyByTheWay } from '../../first/messages/toast.tsx'
import { cacheDay, readDay } from '../days/day-query.ts'
import { waitUntilCachePersisted } from './persisted-cache.ts'
import { text } from './text.ts'

/** Removes from home the lost edits that an operation settles. */
function removeSettledEdits(client: QueryClient, { date, settles = [] }: DayOperation): void {
  if (settles.length === 0) return
  const isOpen = (lost: Home['lost'][number]) =>
    lost.date !== date || !settles.some(({ field, write }) => field === lost.field && write === lost.write)
  updateCachedHomes(client, (home) => ({ ...home, lost: home.lost.filter(isOpen) }))
}

/** Whether the queue has waited for the user's consent, and not for a connection. */
let hasWaitedForConsent = false

/**
 * Reads home again when a save was refused because of something that has changed elsewhere: the user's custom items, or
 * their consent.
 */
function onRefused(client: QueryClient, error: unknown): void {
  const needsConsent = isConsentNeeded(error)
  const isNews =
    needsConsent && client.getQueriesData<Home>({ queryKey: HOME_KEY }).some(([, home]) => home?.consent === 'given')
  hasWaitedForConsent ||= needsConsent
  if (isNews || refusedCustomItem(error)) void client.invalidateQueries({ queryKey: HOME_KEY })
}

/** Says that what waited on this device is sent. */
function sayCaughtUp(dates: ReadonlySet<LocalDate>): void {
  notifyByTheWay({ title: hasWaitedForConsent ? text.agreed : text.backOnline, text: text.sent([...dates].toSorted()) })
  hasWaitedForConsent = false
}

/** What the queue reads from the cache, and what the app does with the service's replies to queued edits. */
export const QUEUE_CALLBACKS = {
  readDay,
  cacheDay,
  onApplied: removeSettledEdits,
  onRefused,
  onCaughtUp: sayCaughtUp,
  waitUntilCachePersisted,
}
