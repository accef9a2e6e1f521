import { lastSignOut } from './pending-sign-out.ts'

/*
 * All use of the browser's databases goes through `transact`, for two reasons. In WebKit (seen in WebKitGTK 2.50), a
 * transaction that is open when its page is left never ends, and all later ones on its stores wait for it, also in other
 * pages. And no screen may wait without an end for the storage of a device.
 */

/** The longest wait for a database, in milliseconds. */
const LIMIT_MS = 5_000

/** The storage of this device does not answer. */
export class SilentStorageError extends Error {}

/** A transaction of IndexedDB, or of a library around it. */
interface Transaction {
  abort: () => void
  addEventListener: (type: 'abort' | 'complete', listener: () => void) => void
}

interface Access<Database, Begun extends Transaction> {
  /** Opens the database. Calls with the same function learn of each other that a store does not answer. */
  open: () => Promise<Database>
  /** The names of the object stores. */
  stores: readonly string[]
  begin: (database: Database) => Begun
}

/** By what opens their database: the stores that do not answer. */
const silentStores = new WeakMap<() => Promise<unknown>, Set<string>>()
const running = new Set<Transaction>()
let timesLeft = 0
/** While the page is left: resolves when the browser shows it again. */
let away: PromiseWithResolvers<void> | undefined

function abort(transaction: Transaction): void {
  try {
    transaction.abort()
  } catch {
    // It is ending already.
  }
}

// Workers and tests of rules have no page that could be left.
if ('onpagehide' in globalThis) {
  let signOutBefore: string | null
  addEventListener('pagehide', () => {
    signOutBefore = lastSignOut()
    timesLeft += 1
    away ??= Promise.withResolvers()
    running.forEach(abort)
  })
  addEventListener('pageshow', () => {
    // Since a sign-out, nothing may be stored for that user. The page starts again (see `watchSignOuts`).
    if (away && signOutBefore !== lastSignOut()) return
    away?.resolve()
    away = undefined
  })
}

function endOf(transaction: Transaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  running.add(transaction)
  transaction.addEventListener('complete', resolve)
  transaction.addEventListener('abort', () => reject(new Error('Aborted')))
  const ended = promise.finally(() => running.delete(transaction))
  // The work of an aborted transaction fails, too, and says why.
  ended.catch(() => undefined)
  return ended
}

/** Notes that stores do not answer until `answer` settles. */
function fallSilent({ open, stores }: Pick<Access<unknown, Transaction>, 'open' | 'stores'>, answer: Promise<unknown>) {
  const silent = silentStores.get(open) ?? new Set()
  silentStores.set(open, silent)
  for (const store of stores) silent.add(store)
  const forget = () => stores.forEach((store) => silent.delete(store))
  answer.then(forget, forget)
}

function withinLimit<T>(work: Promise<T>, onLimit: () => void): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => {
    onLimit()
    reject(new SilentStorageError())
  }, LIMIT_MS)
  work.then(resolve, reject)
  return promise.finally(() => clearTimeout(timer))
}

async function attempt<Database, Begun extends Transaction, Result>(
  access: Access<Database, Begun>,
  work: (transaction: Begun) => Promise<Result>,
): Promise<Result> {
  const { open, begin } = access
  const opening = open()
  const database = await withinLimit(opening, () => fallSilent(access, opening))
  if (away) throw new Error('Left while the database opened')
  const transaction = begin(database)
  const ended = endOf(transaction)
  const untilStored = async () => {
    const result = await work(transaction)
    await ended
    return result
  }
  return withinLimit(untilStored(), () => {
    abort(transaction)
    // An empty transaction ends as soon as it is its turn.
    const probe = async () => endOf(begin(database))
    fallSilent(access, probe())
  })
}

/**
 * Does work in one transaction, and resolves to its result when the transaction is complete. A transaction that is open
 * when the page is left is aborted, and begun again if the browser shows the page again, unless the user signed out
 * meanwhile: `work` may run several times.
 *
 * @throws SilentStorageError after five seconds without an end, and then at once until the stores answer again. What
 * `work` wrote is undone then.
 */
export async function transact<Database, Begun extends Transaction, Result>(
  access: Access<Database, Begun>,
  work: (transaction: Begun) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    await away?.promise
    const silent = silentStores.get(access.open)
    if (access.stores.some((store) => silent?.has(store))) throw new SilentStorageError()
    const before = timesLeft
    try {
      return await attempt(access, work)
    } catch (error) {
      if (timesLeft === before) throw error
    }
  }
}
