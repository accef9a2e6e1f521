import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { transact } from '../../early/transact.ts'
import { DATABASE_NAME } from '../../first/data/database-name.ts'
import type { DeviceUser, QueueRow, Sealed } from './stored-items.ts'

interface Schema extends DBSchema {
  /** Users by account id. One item contains all fields, so that all of them are deleted together. */
  people: { key: string; value: DeviceUser }
  /** Sealed values (persisted cache, drafts) by account id and name. */
  sealed: { key: [string, string]; value: Sealed }
  /** Queued operations of all kinds, by account id and number. */
  queue: { key: [string, number]; value: Omit<QueueRow, 'n'> }
}

export type Database = IDBPDatabase<Schema>

const STORES = ['people', 'sealed', 'queue'] as const

const VERSION = 3
/** In this version, all queued operations were edits of days. */
const VERSION_OF_DAYS = 2

/** Gives each queued operation its kind and target. In the version before, it had a date instead. */
async function addKinds(transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>): Promise<void> {
  for await (const cursor of transaction.objectStore('queue').iterate()) {
    const { date, ...row } = cursor.value as Omit<QueueRow, 'n'> & { date: LocalDate }
    await cursor.update({ ...row, kind: 'day', target: date })
  }
}

let opening: Promise<Database> | undefined

function resetOpening(): void {
  opening = undefined
}

/** Opens the app's database in the browser. Calls `onLost` when the connection can no longer be used. */
export function connectDatabase(onLost: () => void): Promise<Database> {
  return openDB<Schema>(DATABASE_NAME, VERSION, {
    upgrade: async (database, oldVersion, _newVersion, transaction) => {
      if (oldVersion === VERSION_OF_DAYS) return addKinds(transaction)
      for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name)
      for (const name of STORES) database.createObjectStore(name)
    },
    // A newer tab upgrades the database, or the user clears it. This tab closes its connection and opens a new one when
    // it next needs it.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })
}

/** Returns the database, which is opened once. Rejects when storage is not available. */
export function openDatabase(): Promise<Database> {
  opening ??= connectDatabase(resetOpening).catch((error: unknown) => {
    resetOpening()
    throw error
  })
  return opening
}

interface Use<Stores, Mode> {
  stores: Stores
  mode: Mode
  /** `strict`: what is stored also survives a power failure. */
  durability?: IDBTransactionDurability
  open?: (() => Promise<Database>) | undefined
}

/** The connection is closed, although the browser has not said so: it does that after trouble with its storage. */
class DeadConnectionError extends Error {}

/**
 * Does work in one transaction of the app's database (see `transact`). Resolves when what it wrote is stored. A connection that
 * can no longer be used is opened again, once.
 *
 * @throws SilentStorageError when the storage of this device does not answer.
 */
export async function inDatabase<const Stores extends StoreNames<Schema>[], Mode extends IDBTransactionMode, Result>(
  { stores, mode, durability = 'default', open = openDatabase }: Use<Stores, Mode>,
  work: (transaction: IDBPTransaction<Schema, Stores, Mode>) => Promise<Result>,
): Promise<Result> {
  let used: Database | undefined
  const begin = (database: Database) => {
    used = database
    const transaction = beginIn(database)
    // `transact` reports its failure.
    transaction.done.catch(() => undefined)
    return transaction
  }
  const beginIn = (database: Database) => {
    try {
      return database.transaction(stores, mode, { durability })
    } catch (error) {
      throw new DeadConnectionError('The database cannot be used', { cause: error })
    }
  }
  try {
    return await transact({ open, stores, begin }, work)
  } catch (error) {
    if (!(error instanceof DeadConnectionError)) throw error
    await leaveConnection(used)
    return transact({ open, stores, begin }, work)
  }
}

/** Closes a connection, so that the next use of the database opens another one. */
async function leaveConnection(dead: Database | undefined): Promise<void> {
  dead?.close()
  // Another use may have opened a new one meanwhile.
  if ((await opening?.catch(() => undefined)) === dead) resetOpening()
}
