import type { QueryClient } from '@tanstack/react-query'
import { isConsentNeeded } from '../../first/api/api-problem.ts'
import { HOME_KEY, type Home } from '../../first/data/home-query.ts'
import { notifyByTheWay } from '../../first/messages/toast.tsx'
import { waitUntilCachePersisted } from './persisted-cache.ts'
import { text } from './text.ts'

/** Whether the queue has waited for the user's consent, and not for a connection. */
let hasWaitedForConsent = false

/** Reads home again when an edit was refused because the user's consent has changed elsewhere. */
function onRefused(client: QueryClient, error: unknown): void {
  const needsConsent = isConsentNeeded(error)
  const isNews =
    needsConsent && client.getQueriesData<Home>({ queryKey: HOME_KEY }).some(([, home]) => home?.consent === 'given')
  hasWaitedForConsent ||= needsConsent
  if (isNews) void client.invalidateQueries({ queryKey: HOME_KEY })
}

/** Says that what waited on this device is sent. `sentences`: of each kind. */
function sayCaughtUp(sentences: readonly string[]): void {
  notifyByTheWay({ title: hasWaitedForConsent ? text.agreed : text.backOnline, text: sentences.join(' ') })
  hasWaitedForConsent = false
}

/** What the app does with the service's replies to queued edits of any kind. */
export const QUEUE_CALLBACKS = { onRefused, onCaughtUp: sayCaughtUp, waitUntilCachePersisted }
