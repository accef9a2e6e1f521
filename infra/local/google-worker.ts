import { parentPort, workerData } from 'node:worker_threads'
import { createEmulator } from 'emulate'
import { installClock, type SharedClock } from './clock.ts'
import type { GoogleAccount } from './google-accounts.ts'
import { freePort } from './loopback.ts'

/*
 * Google's stand-in in a thread of its own, which lives by the local world's clock: what it signs tells the time.
 */

interface Start {
  clock: SharedClock
  /** Under which address people and functions find it. */
  baseUrl: string
  client: { client_id: string; client_secret: string; name: string; redirect_uris: string[] }
  accounts: readonly GoogleAccount[]
}

const { clock, baseUrl, client, accounts } = workerData as Start
installClock(clock)
const port = await freePort()
const users = accounts.map(({ email, name, hd }) => ({ email, name, hd }))
await createEmulator({
  service: 'google',
  port,
  hostname: '127.0.0.1',
  baseUrl,
  seed: { google: { users, oauth_clients: [client] } },
})
parentPort?.postMessage(port)
