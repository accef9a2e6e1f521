import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { createEmulator } from 'emulate'
import { installClock, type SharedClock } from '../clock.ts'
import { freePort } from '../services/loopback.ts'
import type { GoogleAccount } from './google-accounts.ts'

/*
 * Google's stand-in. It has its own thread with the local world's clock, because its tokens contain the time.
 */

interface WorkerInput {
  clock: SharedClock
  /** The address at which browsers and functions reach it. */
  baseUrl: string
  client: { client_id: string; client_secret: string; name: string; redirect_uris: string[] }
  accounts: readonly GoogleAccount[]
}

const { clock, baseUrl, client, accounts } = workerData as WorkerInput
installClock(clock)
const port = await freePort()
const users = accounts.map(({ email, name, hd }) => ({ email, name, hd }))

// The stand-in generates user ids from random bytes. Fixed bytes give a user the same id at every start, so that the
// app recognises the user.
const { randomBytes } = crypto
let idCount = 0
const replaceRandomBytes = (newRandomBytes: object) => {
  Object.assign(crypto, { randomBytes: newRandomBytes })
  syncBuiltinESMExports()
}
replaceRandomBytes((size: number) =>
  crypto.createHash('sha256').update(`person ${idCount++}`).digest().subarray(0, size),
)
await createEmulator({
  service: 'google',
  port,
  hostname: '127.0.0.1',
  baseUrl,
  seed: { google: { users, oauth_clients: [client] } },
})
replaceRandomBytes(randomBytes)
parentPort?.postMessage(port)
