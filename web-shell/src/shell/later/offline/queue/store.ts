import type { Unnumbered } from '../../../../../../shared/days/merge/queued.ts'
import { type Database, openDatabase } from '../database.ts'
import type { Person, Row, Sealed } from '../items.ts'
import { randomId } from '../random-id.ts'
import { admit, seal, unseal } from '../vault.ts'

/** What is to happen in a store at once: all of it or nothing. */
export interface Change {
  put?: readonly Row[]
  remove?: readonly number[]
}

/** Where the operations of one person and one device wait. */
export interface Store {
  /** The mark of this device. */
  readonly device: string
  /** Whether what is in it outlives the page. */
  readonly lasts: boolean
  rows: () => Promise<Row[]>
  /**
   * Asks `work` what to change, given all there is and the next free number, and does it in the same transaction.
   * Answers whether there was anything to do. Rejects, with nothing changed, where that cannot be stored.
   */
  change: (work: (rows: readonly Row[], next: number) => Change | undefined) => Promise<boolean>
  pack: (content: Unnumbered) => Promise<Row['content']>
  unpack: (content: Row['content']) => Promise<Unnumbered>
}

const highest = (rows: readonly Row[] = []) => Math.max(0, ...rows.map(({ n }) => n))

/** A store in the browser's database, for somebody whom `admit` let in. */
export class DurableStore implements Store {
  readonly lasts = true
  private readonly account: string
  private readonly person: Person
  private readonly open: () => Promise<Database>

  constructor(account: string, person: Person, open = openDatabase) {
    this.account = account
    this.person = person
    this.open = open
  }

  get device(): string {
    return this.person.device
  }

  private get all(): IDBKeyRange {
    return IDBKeyRange.bound([this.account], [this.account, []])
  }

  async rows(): Promise<Row[]> {
    const { store } = (await this.open()).transaction('queue')
    const [keys, rows] = await Promise.all([store.getAllKeys(this.all), store.getAll(this.all)])
    return rows.map((row, index) => ({ ...row, n: keys[index]?.[1] ?? 0 }))
  }

  async change(work: Parameters<Store['change']>[0]): Promise<boolean> {
    const database = await this.open()
    // Called saved, it must survive the loss of power, too.
    const transaction = database.transaction(['people', 'queue'], 'readwrite', { durability: 'strict' })
    const [people, queue] = [transaction.objectStore('people'), transaction.objectStore('queue')]
    const [person, keys, values] = await Promise.all([
      people.get(this.account),
      queue.getAllKeys(this.all),
      queue.getAll(this.all),
    ])
    if (person?.device !== this.device) throw new Error('Its person signed out, or all of it was cleared')
    const change = work(
      values.map((row, index) => ({ ...row, n: keys[index]?.[1] ?? 0 })),
      person.n + 1,
    )
    const { put = [], remove = [] } = change ?? {}
    await Promise.all([
      ...remove.map((n) => queue.delete([this.account, n])),
      ...put.map(({ n, ...row }) => queue.put(row, [this.account, n])),
      highest(put) > person.n && people.put({ ...person, n: highest(put) }, this.account),
      transaction.done,
    ])
    return change !== undefined
  }

  pack(content: Unnumbered): Promise<Sealed> {
    return seal(this.person.key, content)
  }

  async unpack(content: Row['content']): Promise<Unnumbered> {
    return (await unseal(this.person.key, content as Sealed)) as Unnumbered
  }
}

/** A person's store on this device. Rejects where storage is closed to us. */
export async function openStore(account: string): Promise<Store> {
  return new DurableStore(account, await admit(await openDatabase(), account))
}

const DEVICE_LENGTH = 8

/** A store that lives as long as the page, and is a device of its own: for when nothing else can be stored. */
export function memoryStore(): Store {
  const rows = new Map<number, Row>()
  let last = 0
  return {
    device: randomId(DEVICE_LENGTH),
    lasts: false,
    rows: async () => [...rows.values()],
    change: async (work) => {
      const change = work([...rows.values()], last + 1)
      for (const n of change?.remove ?? []) rows.delete(n)
      for (const row of change?.put ?? []) rows.set(row.n, row)
      last = Math.max(last, highest(change?.put))
      return change !== undefined
    },
    pack: async (content) => content,
    unpack: async (content) => content as Unnumbered,
  }
}
