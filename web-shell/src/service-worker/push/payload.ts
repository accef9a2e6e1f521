import { PRODUCT } from '../../../../shared/product.ts'
import type { PushPayload } from '../../../../shared/push/schema.ts'

/** What is shown when a push says nothing that can be shown: browsers take the permission away from a silent app. */
export const NEUTRAL = { title: PRODUCT, body: 'A reminder is waiting.', tag: 'reminders', path: '/reminders?tab=due' }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Returns the payload of a push; `undefined` if it is not one. By hand: the schema library would double the worker.
 * Source: requirement PUSH-04.
 */
export function parsePayload(data: { json(): unknown } | null): PushPayload | undefined {
  const read = readJson(data)
  if (typeof read !== 'object' || read === null) return undefined
  const { title, body, tag, path, due, reminder } = read as Record<string, unknown>
  if (!isText(title) || typeof body !== 'string' || !isText(tag) || !isText(path)) return undefined
  if (!Number.isInteger(due) || (due as number) < 0) return undefined
  return { title, body, tag, path, due: due as number, ...(isText(reminder) && { reminder }) }
}

function readJson(data: { json(): unknown } | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/**
 * Returns a path of this app, and home for anything else: a notification never leads to another site. Source:
 * requirement PUSH-04.
 */
export function pathWithin(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, location.origin)) return '/home'
  const { origin, pathname, search, hash } = new URL(path, location.origin)
  // A browser reads `//x` and `/\x` as another site.
  return origin === location.origin && path.startsWith(pathname) ? pathname + search + hash : '/home'
}
