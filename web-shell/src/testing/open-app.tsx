import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, vi } from 'vitest'
import { App } from '../app.tsx'
import { forgetTyped } from '../features/auth/typed-before.ts'
import { registeredFeatures } from '../shell/early/feature-registry.ts'
import { clearPendingSignOut } from '../shell/early/pending-sign-out.ts'
import { watchDeviceStorage } from '../shell/first/data/device-storage.ts'
import { clearDrafts } from '../shell/first/data/drafts.ts'
import { createQueryClient } from '../shell/first/data/query-client.ts'
import { watchSignOuts } from '../shell/first/session/session.ts'
import { watchQueue } from '../shell/later/offline/queue/watch-queue.ts'
import { QUEUE_CALLBACKS } from '../shell/later/offline/queue-callbacks.ts'
import { prefetchFirstQuery } from '../start.tsx'
import { clearStorage } from './storage.ts'

let stop = () => undefined as void

/** Closes the app as a browser does: only stored data remains. */
function close(): void {
  stop()
  // A toast stays when its screen closes.
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button)
  cleanup()
  clearDrafts()
}

afterEach(async () => {
  vi.restoreAllMocks()
  close()
  clearPendingSignOut()
  forgetTyped()
  await clearStorage()
})

export const ACCOUNT = {
  id: 'a'.repeat(32),
  fullName: 'Mia Hart',
  email: 'mia@example.com',
  emailProven: true,
  roles: [],
  stayLoggedIn: false,
}

/** Starts the app at a path as a browser does, with the state of its history entry. Call `fakeService` first. */
export function openApp(path: string, state: unknown = null) {
  history.replaceState(state, '', path)
  const client = createQueryClient()
  watchSignOuts(client)
  stop = watchDeviceStorage(client, async () =>
    watchQueue(client, await registeredFeatures().operations(), QUEUE_CALLBACKS),
  ).stop
  prefetchFirstQuery(client, location.pathname)
  render(<App client={client} />)
  return { user: userEvent.setup(), client, close }
}

/** Returns the current path and query. */
export function currentAddress(): string {
  return location.pathname + location.search
}
