import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { sessionOf } from '../../../shell/first/session/session.ts'
import { Bar } from './bar.tsx'
import { player } from './player.ts'

let isShown = false
const watched = new WeakSet<QueryClient>()

/** Closes the player when the user signs out. */
function closeAtSignOut(client: QueryClient): void {
  if (watched.has(client)) return
  watched.add(client)
  client.getQueryCache().subscribe(() => {
    if (player.read().recording && sessionOf(client)?.signedOut) player.close()
  })
}

/**
 * Shows the bar of the player below every screen from now on, and closes the player when the user signs out. It is a
 * root of its own, so that the frame of the app needs no code for it. `open` opens the screen with the whole player.
 */
export function showBar(client: QueryClient, open: () => void): void {
  closeAtSignOut(client)
  if (isShown) return
  isShown = true
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<Bar onOpen={open} />)
}
