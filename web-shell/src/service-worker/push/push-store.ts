import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { NewAction } from '../../../../shared/reminders/schema.ts'

/*
 * What worker and pages both need to know about notifications. The worker cannot read `localStorage`. It has ids and
 * instants only, and signing out empties it.
 */

/** For whom this browser gets notifications. */
export interface PushOwner {
  account: string
  /** The public key with which the subscription was made. */
  publicKey: string
  /** By how much the clock of the device is wrong (ms), as the service said last. */
  clockOffsetMs: number
}

/** What the user did on a notification, until the service has it. */
export interface KeptAction {
  /** Only this user may send it. */
  account: string
  /** The id of the reminder. */
  reminder: string
  action: NewAction
}

interface Schema extends DBSchema {
  /** One item, and the number of reminders that wait, for the app's badge. */
  owner: { key: 'owner'; value: PushOwner }
  due: { key: 'due'; value: number }
  /** By account and id of the change, so they come in the order in which they were made. */
  actions: { key: [string, string]; value: KeptAction }
}

const NAME = 'push'

/** Runs work with the database, and closes it: no connection of a sleeping page is ever in the way. */
async function withStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(NAME, 1, {
    upgrade: (created) => {
      for (const store of ['owner', 'due', 'actions'] as const) created.createObjectStore(store)
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** For whom this browser gets notifications; `undefined` when for no user, or when that cannot be read. */
export const readOwner = (): Promise<PushOwner | undefined> =>
  withStore((store) => store.get('owner', 'owner')).catch(() => undefined)

export const storeOwner = (owner: PushOwner) =>
  withStore(async (store) => void (await store.put('owner', owner, 'owner')))

export const removeOwner = () => withStore((store) => store.delete('owner', 'owner'))

export const readDue = () => withStore(async (store) => (await store.get('due', 'due')) ?? 0)

export const storeDue = (due: number) => withStore(async (store) => void (await store.put('due', due, 'due')))

/** Keeps an action until the service has it. Keeping it again changes nothing. */
export const keepAction = (kept: KeptAction) =>
  withStore(async (database) => {
    // What the user was told is done must also survive a power failure.
    const transaction = database.transaction('actions', 'readwrite', { durability: 'strict' })
    await transaction.store.put(kept, [kept.account, kept.action.change])
    await transaction.done
  })

export const removeAction = ({ account, action }: KeptAction) =>
  withStore((store) => store.delete('actions', [account, action.change]))

const rangeOf = (account: string) => IDBKeyRange.bound([account], [account, []])

/** The actions of a user that the service does not have yet, the oldest first. */
export const keptActions = (account: string) => withStore((store) => store.getAll('actions', rangeOf(account)))

/** Removes all that is about a user. Notifications are for no user any more, whoever they were for. */
export const erasePush = (account: string) =>
  withStore(async (database) => {
    const transaction = database.transaction(['owner', 'due', 'actions'], 'readwrite')
    await Promise.all([
      transaction.objectStore('owner').clear(),
      transaction.objectStore('due').clear(),
      transaction.objectStore('actions').delete(rangeOf(account)),
      transaction.done,
    ])
  })
