import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, vi } from 'vitest'
import { App } from '../app.tsx'
import { keepEmail } from '../features/auth/typed-email.ts'
import { forgetSignedOut } from '../shell/early/pending-sign-out.ts'
import { followDevice } from '../shell/first/data/device.ts'
import { createQueryClient } from '../shell/first/data/query-client.ts'
import { forgetUnsent } from '../shell/first/data/unsent.ts'
import { followSignOuts } from '../shell/first/session/session.ts'
import { followQueue } from '../shell/later/offline/queue/follow-queue.ts'
import { TAKERS } from '../shell/later/offline/takers.ts'
import { openEarly } from '../start.tsx'
import { clearStorage } from './storage.ts'

let stop = () => undefined as void

/** Closes the app as a browser does: what is stored stays, and nothing else. */
function close(): void {
  stop()
  // A message outlives the screen that it was about.
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button)
  cleanup()
  forgetUnsent()
}

afterEach(async () => {
  vi.restoreAllMocks()
  close()
  forgetSignedOut()
  keepEmail('')
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

/** Starts the app at an address as a browser does. Stub the network first. */
export function openApp(path: string) {
  history.replaceState(null, '', path)
  const client = createQueryClient()
  followSignOuts(client)
  stop = followDevice(client, async () => followQueue(client, TAKERS)).stop
  openEarly(client, location.pathname)
  render(<App client={client} />)
  return { user: userEvent.setup(), client, close }
}

/** The path and query where the app is now. */
export function whereabouts(): string {
  return location.pathname + location.search
}
