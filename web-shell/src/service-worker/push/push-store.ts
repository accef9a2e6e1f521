import type { NewAction } from '../../../../shared/reminders/schema.ts'
import { transact } from '../../shell/early/transact.ts'

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

const NAME = 'push'
/**
 * `owner` and `due` have one item each: for whom the notifications are, and the number of reminders that wait, for the app's
 * badge. `actions` are by account and id of the change, so they come in the order in which they were made.
 */
const STORES = ['owner', 'due', 'actions'] as const
type StoreName = (typeof STORES)[number]

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error))
  return promise
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.addEventListener('upgradeneeded', () => {
    for (const store of STORES) opening.result.createObjectStore(store)
  })
  return resultOf(opening)
}

/**
 * Does work in one transaction, and resolves when it is stored, also after a power failure. The database is closed again:
 * no connection of a sleeping page is ever in the way. Without a library, because it loads with every page.
 */
async function inStores<T>(stores: readonly StoreName[], work: (of: IDBTransaction) => IDBRequest<T>): Promise<T> {
  let database: IDBDatabase | undefined
  const begin = (opened: IDBDatabase) => {
    database = opened
    return opened.transaction(stores, 'readwrite', { durability: 'strict' })
  }
  try {
    return await transact({ open, stores, begin }, (transaction) => resultOf(work(transaction)))
  } finally {
    database?.close()
  }
}

const inStore = <T>(name: StoreName, work: (store: IDBObjectStore) => IDBRequest<T>) =>
  inStores([name], (transaction) => work(transaction.objectStore(name)))

/** For whom this browser gets notifications; `undefined` when for no user. Rejects when it cannot be read. */
export const findOwner = (): Promise<PushOwner | undefined> =>
  inStore('owner', (store) => store.get('owner') as IDBRequest<PushOwner | undefined>)

/** For whom this browser gets notifications; `undefined` when for no user, or when that cannot be read. */
export const readOwner = () => findOwner().catch(() => undefined)

export const storeOwner = (owner: PushOwner) => inStore('owner', (store) => store.put(owner, 'owner'))

/** Notifications are for no user any more. */
export const removeOwner = () =>
  inStores(['owner', 'due'], (transaction) => {
    transaction.objectStore('due').clear()
    return transaction.objectStore('owner').clear()
  })

/** The number of reminders that wait; 0 when it is not known. */
export const readDue = async (): Promise<number> =>
  (await inStore('due', (store) => store.get('due') as IDBRequest<number | undefined>).catch(() => undefined)) ?? 0

export const storeDue = (due: number) => inStore('due', (store) => store.put(due, 'due'))

/** Keeps an action until the service has it. */
export const keepAction = (kept: KeptAction) =>
  inStore('actions', (store) => store.put(kept, [kept.account, kept.action.change]))

export const removeAction = ({ account, action }: KeptAction) =>
  inStore('actions', (store) => store.delete([account, action.change]))

const rangeOf = (account: string) => IDBKeyRange.bound([account], [account, []])

/** The actions of a user that the service does not have yet, the oldest first. */
export const keptActions = (account: string): Promise<KeptAction[]> =>
  inStore('actions', (store) => store.getAll(rangeOf(account)))

/** Removes all that is about a user. If notifications were for another one, they stay so. */
export async function erasePush(account: string): Promise<void> {
  if ((await findOwner())?.account === account) await removeOwner()
  await inStore('actions', (store) => store.delete(rangeOf(account)))
}
