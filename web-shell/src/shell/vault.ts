import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/*
 * What this device keeps of a person, sealed with AES-GCM under a key of theirs that cannot be read out of the browser.
 * That protects against a look into the browser's files; it does not protect against a program that runs as the person.
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

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('stillwater', 1, {
    upgrade: (database) => {
      database.createObjectStore('keys')
      database.createObjectStore('sealed')
    },
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

/** Removes what is kept of a person under a name. */
export async function shred(accountId: string, name: string): Promise<void> {
  const database = await open()
  await database.delete('sealed', [accountId, name])
}
