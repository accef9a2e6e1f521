import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { createEmulator } from 'emulate'
import { installClock, type SharedClock } from '../clock.ts'
import { freePort } from '../services/loopback.ts'
import type { GoogleAccount } from './google-accounts.ts'

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

// It makes its people's ids up. At each start they are the same, or nobody would be known again.
const { randomBytes } = crypto
let made = 0
const useBytes = (bytes: object) => {
  Object.assign(crypto, { randomBytes: bytes })
  syncBuiltinESMExports()
}
useBytes((size: number) => crypto.createHash('sha256').update(`person ${made++}`).digest().subarray(0, size))
await createEmulator({
  service: 'google',
  port,
  hostname: '127.0.0.1',
  baseUrl,
  seed: { google: { users, oauth_clients: [client] } },
})
useBytes(randomBytes)
parentPort?.postMessage(port)
