import { createHash } from 'node:crypto'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { UserId } from '../../functions/table/keys.ts'
import { assertComplete, canonical, type RawItem, readBackup, writeBackup } from './backup-file.ts'
import { eraseAgain, restartErasures } from './erase-again.ts'
import { isEmpty, putAll, scanTable, wipe } from './raw-table.ts'

/** The two tables. The functions of the service use the main one by the variable `TABLE_NAME`. */
export interface Tables {
  client: DynamoDBClient
  main: string
  /** The table of the ids of erased users. */
  erased: string
}

async function* erasedIds({ client, erased }: Tables): AsyncGenerator<string> {
  for await (const { id } of scanTable(client, erased)) if (id?.S) yield id.S
}

/** Writes the main table to a new file. Returns the number of items. Changes of that time may be in it or not. */
export const backUp = ({ client, main }: Tables, path: string): Promise<number> =>
  writeBackup(path, scanTable(client, main))

/**
 * Fills the main table from a backup and erases again who was erased since. Refuses a table that is not empty, unless
 * `replaces` is set: then all its items are deleted first. A backup that is not complete changes nothing. Safe to
 * repeat, with `replaces`, after a failure half-way.
 */
export async function restore(
  tables: Tables,
  path: string,
  { replaces, now }: { replaces: boolean; now: number },
): Promise<{ items: number; erased: number; waiting: number }> {
  const { client, main } = tables
  await assertComplete(path)
  if (!(await isEmpty(client, main))) {
    if (!replaces)
      throw new Error(`The table ${main} is not empty, so nothing was changed. --replace deletes what it has first.`)
    await wipe(client, main)
  }
  let items = 0
  const waiting = new Set<UserId>()
  async function* counted() {
    for await (const item of readBackup(path)) {
      items += 1
      if (item['sk']?.S === 'ME#PROFILE' && item['erasesAt']) waiting.add(userIn(item))
      yield item
    }
  }
  await putAll(client, main, counted())
  return { items, ...(await applyErasures(tables, now, waiting)) }
}

const userIn = ({ pk }: RawItem) => (pk?.S ?? '').replace('USER#', '') as UserId

/** What follows any restore of the main table, also one by AWS: erased users are erased again. */
export async function applyErasures(
  tables: Tables,
  now: number,
  waiting: ReadonlySet<UserId> = new Set(),
): Promise<{ erased: number; waiting: number }> {
  return { erased: await eraseAgain(erasedIds(tables)), waiting: await restartErasures(waiting, now) }
}

const ID = /[0-9a-f]{32}/g
/** What a restore changes in the items of other users: when a deletion that waits ends. */
const CHANGED = new Set(['erasesAt', 'erasingSince'])

/** The number of items, and a sum of their hashes that does not depend on their order. Erased users do not count. */
async function sumOf(items: AsyncIterable<RawItem>, erased: ReadonlySet<string>) {
  let count = 0
  let sum = 0n
  for await (const item of items) {
    const unchanged = Object.entries(item).filter(([name]) => !CHANGED.has(name))
    const text = canonical(Object.fromEntries(unchanged))
    if (text.match(ID)?.some((id) => erased.has(id))) continue
    count += 1
    sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
  }
  return { count, sum: sum.toString(16) }
}

/** Whether the main table equals a backup without its erased users, of whom it has nothing. */
export async function compare(
  tables: Tables,
  path: string,
): Promise<{ isEqual: boolean; items: number; left: number }> {
  const erased = new Set<string>()
  for await (const id of erasedIds(tables)) erased.add(id)
  const { client, main } = tables
  const expected = await sumOf(readBackup(path), erased)
  const found = await sumOf(scanTable(client, main), erased)
  const all = await sumOf(scanTable(client, main), new Set())
  const left = all.count - found.count
  return {
    isEqual: left === 0 && expected.count === found.count && expected.sum === found.sum,
    items: found.count,
    left,
  }
}
