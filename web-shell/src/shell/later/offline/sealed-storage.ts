import { erasePush } from '../../../service-worker/push/push-store.ts'
import { completeErasure, pendingErasures } from '../../early/stored-data-marks.ts'
import { type Database, inDatabase } from './database.ts'
import { randomId } from './random-id.ts'
import type { DeviceUser, Sealed } from './stored-items.ts'

/*
 * Sealed storage: a user's data on this device is encrypted with AES-GCM under a key per user that scripts cannot
 * export. So the browser's files contain no plain text. It does not protect against someone with all these files,
 * because they include the key.
 */

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12
const DEVICE_LENGTH = 8

/** Encrypts a value (JSON) with a key. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  )
  return { iv, bytes }
}

/** Decrypts a value. Rejects if it was not encrypted with this key. */
export async function unseal(key: CryptoKey, { iv, bytes }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes)))
}

/** By account: the installation (see `DeviceUser`) that this page used first, and those that it created. */
const ownDevices = new Map<string, Set<string>>()

function addOwnDevice(accountId: string, device: string): void {
  ownDevices.set(accountId, new Set([...(ownDevices.get(accountId) ?? []), device]))
}

/** Opens another connection than that of the page. Only models of several browsers have one. */
type Open = () => Promise<Database>

/**
 * Returns the stored user of this device, and creates it when it is missing. One whose erasure is still to be done is
 * erased first. Otherwise it would be erased later, with what is stored from now on.
 */
export async function getOrCreateUser(accountId: string, open?: Open): Promise<DeviceUser> {
  if (pendingErasures().includes(accountId)) await eraseUser(accountId, open)
  const user = (await findUser(accountId, open)) ?? (await createUser(accountId, open))
  if (!ownDevices.has(accountId)) addOwnDevice(accountId, user.device)
  return user
}

function findUser(accountId: string, open?: Open): Promise<DeviceUser | undefined> {
  return inDatabase({ stores: ['people'], mode: 'readonly', open }, ({ store }) => store.get(accountId))
}

async function createUser(accountId: string, open?: Open): Promise<DeviceUser> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  const created = { key, device: randomId(DEVICE_LENGTH), n: 0 }
  return inDatabase({ stores: ['people'], mode: 'readwrite', open }, async ({ store }) => {
    // Another tab may have created the user meanwhile: the first one stays.
    const known = await store.get(accountId)
    if (known) return known
    await store.put(created, accountId)
    addOwnDevice(accountId, created.device)
    return created
  })
}

/**
 * Stores a value (JSON) of a user under a name, and replaces its earlier value. Rejects when storage is not available.
 */
export async function storeSealed(accountId: string, name: string, value: unknown): Promise<void> {
  const { key } = await getOrCreateUser(accountId)
  const sealed = { ...(await seal(key, value)), storedAt: Date.now() }
  await inDatabase({ stores: ['sealed'], mode: 'readwrite' }, ({ store }) => store.put(sealed, [accountId, name]))
}

/** Removes the values stored under a name for longer than `maxAgeMs`, of all users of this device. */
export function removeOldSealed(name: string, maxAgeMs: number): Promise<void> {
  return inDatabase({ stores: ['sealed'], mode: 'readwrite' }, async ({ store }) => {
    for await (const cursor of store.iterate()) {
      const isOld = (cursor.value.storedAt ?? Date.now()) < Date.now() - maxAgeMs
      if (cursor.key[1] === name && isOld) await cursor.delete()
    }
  })
}

/**
 * Returns the value stored for a user under a name; `undefined` when there is none. Rejects when it cannot be
 * read or decrypted.
 */
export async function readSealed(accountId: string, name: string): Promise<unknown> {
  const [user, sealed] = await inDatabase({ stores: ['people', 'sealed'], mode: 'readonly' }, (transaction) =>
    Promise.all([
      transaction.objectStore('people').get(accountId),
      transaction.objectStore('sealed').get([accountId, name]),
    ]),
  )
  return user && sealed && unseal(user.key, sealed)
}

const rangeOf = (accountId: string) => IDBKeyRange.bound([accountId], [accountId, []])

/** Removes the value stored for a user under a name. */
export function removeSealed(accountId: string, name: string): Promise<void> {
  return inDatabase({ stores: ['sealed'], mode: 'readwrite' }, ({ store }) => store.delete([accountId, name]))
}

/**
 * Removes all data of a user, including queued edits, in one transaction, and what they did on notifications. Returns `false` and removes nothing when the
 * user has signed in anew since, in another tab: this page did not begin with that installation, and no erasure is to be done.
 */
export async function eraseUser(accountId: string, open?: Open): Promise<boolean> {
  const stores = ['people', 'sealed', 'queue'] as const
  const isOther = await inDatabase({ stores: [...stores], mode: 'readwrite', open }, async (transaction) => {
    const people = transaction.objectStore('people')
    const user = await people.get(accountId)
    const isKnown = !user || ownDevices.get(accountId)?.has(user.device) || pendingErasures().includes(accountId)
    if (!isKnown) return true
    await Promise.all([
      people.delete(accountId),
      transaction.objectStore('sealed').delete(rangeOf(accountId)),
      transaction.objectStore('queue').delete(rangeOf(accountId)),
    ])
    return false
  })
  if (!isOther) {
    await erasePush(accountId)
    completeErasure(accountId)
  }
  return !isOther
}
