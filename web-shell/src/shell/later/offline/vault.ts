import { type Database, openDatabase } from './database.ts'
import type { Person, Sealed } from './items.ts'
import { randomId } from './random-id.ts'

/*
 * What this device keeps of a person, sealed with AES-GCM under a key of theirs that no script can read. So none of it
 * stands as plain text in the browser's files; who has all of those files has the key, too.
 */

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12
const DEVICE_LENGTH = 8

/** Seals a value (JSON) under a key. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  )
  return { iv, bytes }
}

/** The value that was sealed. Rejects when it is not what that key sealed. */
export async function unseal(key: CryptoKey, { iv, bytes }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes)))
}

/** A person of this device, who from now on is one of it. */
export async function admit(database: Database, accountId: string): Promise<Person> {
  const known = await database.get('people', accountId)
  if (known) return known
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  // Another tab may have been faster: the first one stays.
  const { store, done } = database.transaction('people', 'readwrite')
  const person = (await store.get(accountId)) ?? { key, device: randomId(DEVICE_LENGTH), n: 0 }
  await store.put(person, accountId)
  await done
  return person
}

/** Keeps a value (JSON) of a person under a name, in place of the one before. Rejects where storage is closed to us. */
export async function keep(accountId: string, name: string, value: unknown): Promise<void> {
  const database = await openDatabase()
  const { key } = await admit(database, accountId)
  await database.put('sealed', await seal(key, value), [accountId, name])
}

/** What is kept of a person under a name; `undefined` when nothing is. Rejects when it cannot be read. */
export async function recall(accountId: string, name: string): Promise<unknown> {
  const database = await openDatabase()
  const [person, sealed] = await Promise.all([
    database.get('people', accountId),
    database.get('sealed', [accountId, name]),
  ])
  return person && sealed && unseal(person.key, sealed)
}

const allOf = (accountId: string) => IDBKeyRange.bound([accountId], [accountId, []])

/** Removes what is kept of a person under a name. */
export async function forgetKept(accountId: string, name: string): Promise<void> {
  const database = await openDatabase()
  await database.delete('sealed', [accountId, name])
}

/** Removes all there is of a person, what they have not sent too, in one go. */
export async function shred(accountId: string, opening = openDatabase()): Promise<void> {
  const database = await opening
  const transaction = database.transaction(['people', 'sealed', 'queue'], 'readwrite')
  await Promise.all([
    transaction.objectStore('people').delete(accountId),
    transaction.objectStore('sealed').delete(allOf(accountId)),
    transaction.objectStore('queue').delete(allOf(accountId)),
    transaction.done,
  ])
}
