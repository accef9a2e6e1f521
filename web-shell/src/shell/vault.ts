import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/*
 * What this device keeps of a person, sealed with AES-GCM under a key of theirs that no script can read. So none of it
 * stands as plain text in the browser's files; who has all of those files has the key, too.
 */

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

interface Schema extends DBSchema {
  /** By account. */
  keys: { key: string; value: CryptoKey }
  /** By account and name. */
  sealed: { key: [string, string]; value: Sealed }
}

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

let opening: Promise<IDBPDatabase<Schema>> | undefined

function forgetOpening(): void {
  opening = undefined
}

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('stillwater', 1, {
    upgrade: (database) => {
      database.createObjectStore('keys')
      database.createObjectStore('sealed')
    },
    terminated: forgetOpening,
  }).catch((error: unknown) => {
    forgetOpening()
    throw error
  })
  return opening
}

async function keyOf(database: IDBPDatabase<Schema>, accountId: string): Promise<CryptoKey> {
  const known = await database.get('keys', accountId)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  // Another tab may have been faster: the first key stays.
  const { store, done } = database.transaction('keys', 'readwrite')
  const key = (await store.get(accountId)) ?? made
  await store.put(key, accountId)
  await done
  return key
}

/** Keeps a value (JSON) of a person under a name, in place of the one before. Rejects where storage is closed to us. */
export async function keep(accountId: string, name: string, value: unknown): Promise<void> {
  const database = await open()
  const key = await keyOf(database, accountId)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  )
  await database.put('sealed', { iv, bytes }, [accountId, name])
}

/** What is kept of a person under a name; `undefined` when nothing is. Rejects when it cannot be read. */
export async function recall(accountId: string, name: string): Promise<unknown> {
  const database = await open()
  const [key, sealed] = await Promise.all([database.get('keys', accountId), database.get('sealed', [accountId, name])])
  if (!key || !sealed) return undefined
  const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv: sealed.iv }, key, sealed.bytes)
  return JSON.parse(new TextDecoder().decode(text))
}

/** Removes all that is kept of a person, the key first: without it the rest is nothing. */
export async function shred(accountId: string): Promise<void> {
  const database = await open()
  await database.delete('keys', accountId)
  await database.delete('sealed', IDBKeyRange.bound([accountId], [accountId, []]))
}
