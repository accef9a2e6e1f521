import type { QueryClient } from '@tanstack/react-query'
import { isDataSaverOn } from '../../first/api/data-saver.ts'
import { sessionOf } from '../../first/session/session.ts'

/** The delay after the start: what the user does comes first. */
const DELAY_MS = 8_000

/**
 * Reads the articles of Start Here that this device does not have yet, for a user who stays logged in, so that they can
 * be read anywhere soon after a diagnosis. If it fails, the next start tries again.
 */
export function keepStartHere(client: QueryClient): void {
  setTimeout(() => {
    if (!sessionOf(client)?.account?.stayLoggedIn || isDataSaverOn()) return
    import('./start-here.ts').then(({ readStartHere }) => readStartHere(client)).catch(() => undefined)
  }, DELAY_MS)
}
