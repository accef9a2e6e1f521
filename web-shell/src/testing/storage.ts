import 'fake-indexeddb/auto'
import { expect, vi } from 'vitest'
import { DATABASE } from '../shell/first/data/device.ts'

const underWay = new Set<IDBTransaction>()
// oxlint-disable-next-line typescript/unbound-method -- it is called on the database below
const { transaction } = IDBDatabase.prototype
IDBDatabase.prototype.transaction = function begin(...of) {
  const begun = transaction.apply(this, of)
  underWay.add(begun)
  for (const end of ['complete', 'abort']) begun.addEventListener(end, () => underWay.delete(begun))
  return begun
}

/**
 * Clears what the browser stored. What the app of the test before still does finds no storage until the next test, and
 * no transaction of it goes on: in a page that is no more it would fail.
 */
export async function clearStorage(): Promise<void> {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  const gone = indexedDB.deleteDatabase(DATABASE)
  await new Promise((resolve) => gone.addEventListener('success', resolve))
  await vi.waitFor(() => expect(underWay).toEqual(new Set()))
}
