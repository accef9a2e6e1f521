import 'fake-indexeddb/auto'
import { expect, vi } from 'vitest'
import { DATABASE_NAME } from '../shell/first/data/database-name.ts'

const openTransactions = new Set<IDBTransaction>()
// oxlint-disable-next-line typescript/unbound-method -- it is called with the database as `this`
const { transaction } = IDBDatabase.prototype
IDBDatabase.prototype.transaction = function openTransaction(...parameters) {
  const opened = transaction.apply(this, parameters)
  openTransactions.add(opened)
  for (const end of ['complete', 'abort']) opened.addEventListener(end, () => openTransactions.delete(opened))
  return opened
}

/**
 * Deletes the browser's stored data after a test. Until the next test, late work cannot open the database. Resolves
 * when no transaction is open any more: one that continued later would fail in a page that no longer exists.
 */
export async function clearStorage(): Promise<void> {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  const deletion = indexedDB.deleteDatabase(DATABASE_NAME)
  await new Promise((resolve) => deletion.addEventListener('success', resolve))
  await vi.waitFor(() => expect(openTransactions).toEqual(new Set()))
}
