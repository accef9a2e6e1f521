import type { OpenPath } from '../messages.ts'
import { pathWithin } from './payload.ts'
import { openPages, type PushScope, type PushWindow } from './scope.ts'

/** A page that does not answer in this time is still loading, or shows no app. */
const ANSWER_MS = 1_000

/** Asks a page to show a screen itself: it then keeps what the user is typing. Returns whether it does. */
function isOpenedBy(page: PushWindow, openPath: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  port1.addEventListener('message', () => resolve(true))
  port1.start()
  page.postMessage({ openPath } satisfies OpenPath, [port2])
  setTimeout(resolve, ANSWER_MS, false)
  return promise.finally(() => port1.close())
}

/** Shows a screen in an open page, or in a new window. Source: requirement PUSH-04. */
export async function openScreen(scope: PushScope, path: unknown): Promise<void> {
  const target = pathWithin(path)
  const pages = await openPages(scope)
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) return void (await scope.clients.openWindow(target))
  await page.focus().catch(() => undefined)
  if (await isOpenedBy(page, target)) return
  await page.navigate(target).catch(() => scope.clients.openWindow(target))
}
