import { numberAfter } from '../../../../../../shared/records/number-after.ts'
import type { AnyEdit } from '../../../early/operation-kind.ts'
import { type Database, inDatabase, openDatabase } from '../database.ts'
import { randomId } from '../random-id.ts'
import { getOrCreateUser, seal, unseal } from '../sealed-storage.ts'
import type { DeviceUser, QueueRow, Sealed } from '../stored-items.ts'

/** A change of a store: all of it is applied, or nothing. */
export interface StoreChange {
  put?: readonly QueueRow[]
  remove?: readonly number[]
}

/** Stores the queued operations of one user on one device. */
export interface QueueStore {
  /** The id of this device. */
  readonly device: string
  /** Whether the operations survive closing the page. */
  readonly isDurable: boolean
  rows: () => Promise<QueueRow[]>
  /**
   * Calls `work` with all rows and the next free number, and applies the change that it returns in the same
   * transaction. Returns whether there was a change. Rejects, with nothing changed, when it cannot be stored.
   */
  change: (work: (rows: readonly QueueRow[], next: number) => StoreChange | undefined) => Promise<boolean>
  encode: (content: AnyEdit) => Promise<QueueRow['content']>
  decode: (content: QueueRow['content']) => Promise<AnyEdit>
}

const highestNumber = (rows: readonly QueueRow[] = []) => Math.max(0, ...rows.map(({ n }) => n))

/** A store in the browser's database, for a user that `getOrCreateUser` returned. */
export class DurableStore implements QueueStore {
  readonly isDurable = true
  private readonly account: string
  private readonly user: DeviceUser
  private readonly open: () => Promise<Database>
  private readonly now: () => number

  constructor(account: string, user: DeviceUser, open = openDatabase, now = Date.now) {
    this.account = account
    this.user = user
    this.open = open
    this.now = now
  }

  get device(): string {
    return this.user.device
  }

  private get range(): IDBKeyRange {
    return IDBKeyRange.bound([this.account], [this.account, []])
  }

  rows(): Promise<QueueRow[]> {
    const use = { mode: 'readonly', open: this.open } as const
    return inDatabase({ ...use, stores: ['people', 'queue'] }, async (transaction) => {
      const queue = transaction.objectStore('queue')
      const [user, keys, rows] = await Promise.all([
        transaction.objectStore('people').get(this.account),
        queue.getAllKeys(this.range),
        queue.getAll(this.range),
      ])
      // Since the browser cleared its storage, another tab has a queue with numbers of its own.
      if (user?.device !== this.device) return []
      return rows.map((row, index) => ({ ...row, n: keys[index]?.[1] ?? 0 }))
    })
  }

  change(work: Parameters<QueueStore['change']>[0]): Promise<boolean> {
    // An edit that is reported as saved must also survive a power failure.
    const use = { mode: 'readwrite', durability: 'strict', open: this.open } as const
    return inDatabase({ ...use, stores: ['people', 'queue'] }, async (transaction) => {
      const users = transaction.objectStore('people')
      const queue = transaction.objectStore('queue')
      const [user, keys, values] = await Promise.all([
        users.get(this.account),
        queue.getAllKeys(this.range),
        queue.getAll(this.range),
      ])
      if (user?.device !== this.device) throw new Error('The user signed out, or the database was cleared')
      const change = work(
        values.map((row, index) => ({ ...row, n: keys[index]?.[1] ?? 0 })),
        numberAfter(user.n, this.now()),
      )
      const { put = [], remove = [] } = change ?? {}
      await Promise.all([
        ...remove.map((n) => queue.delete([this.account, n])),
        ...put.map(({ n, ...row }) => queue.put(row, [this.account, n])),
        highestNumber(put) > user.n && users.put({ ...user, n: highestNumber(put) }, this.account),
      ])
      return change !== undefined
    })
  }

  encode(content: AnyEdit): Promise<Sealed> {
    return seal(this.user.key, content)
  }

  async decode(content: QueueRow['content']): Promise<AnyEdit> {
    return (await unseal(this.user.key, content as Sealed)) as AnyEdit
  }
}

/** Opens a user's store on this device. Rejects when storage is not available. */
export async function openDurableStore(account: string, now = Date.now): Promise<QueueStore> {
  return new DurableStore(account, await getOrCreateUser(account), openDatabase, now)
}

const DEVICE_LENGTH = 8

/**
 * Creates a store in memory that is lost with the page. It has its own device id. It is used when the database cannot
 * store an edit.
 */
export function createMemoryStore(): QueueStore {
  const rows = new Map<number, QueueRow>()
  let lastNumber = 0
  return {
    device: randomId(DEVICE_LENGTH),
    isDurable: false,
    rows: async () => [...rows.values()],
    change: async (work) => {
      const change = work([...rows.values()], lastNumber + 1)
      for (const n of change?.remove ?? []) rows.delete(n)
      for (const row of change?.put ?? []) rows.set(row.n, row)
      lastNumber = Math.max(lastNumber, highestNumber(change?.put))
      return change !== undefined
    },
    encode: async (content) => content,
    decode: async (content) => content as AnyEdit,
  }
}
