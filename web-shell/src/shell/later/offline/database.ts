import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DATABASE } from '../../first/data/device.ts'
import type { Person, Row, Sealed } from './items.ts'

interface Schema extends DBSchema {
  /** By account. In one item, so that none of it outlives the rest. */
  people: { key: string; value: Person }
  /** What was read, by account and name. */
  sealed: { key: [string, string]; value: Sealed }
  /** What waits to be sent, by account and number. */
  queue: { key: [string, number]; value: Omit<Row, 'n'> }
}

export type Database = IDBPDatabase<Schema>

const STORES = ['people', 'sealed', 'queue'] as const

let opening: Promise<Database> | undefined

function forgetOpening(): void {
  opening = undefined
}

/** Opens the browser's database of this app. `left` hears when it can be used no longer. */
export function connect(left: () => void): Promise<Database> {
  return openDB<Schema>(DATABASE, 2, {
    upgrade: (database) => {
      for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name)
      for (const name of STORES) database.createObjectStore(name)
    },
    // A newer tab changes its form, or somebody clears it: this tab opens it again when it next needs it.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      left()
    },
    terminated: left,
  })
}

/** The database, opened once. Rejects where storage is closed to us. */
export function openDatabase(): Promise<Database> {
  opening ??= connect(forgetOpening).catch((error: unknown) => {
    forgetOpening()
    throw error
  })
  return opening
}
