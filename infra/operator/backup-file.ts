import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'

/** An item as DynamoDB stores it, so that a backup keeps numbers, sets and bytes exactly. */
export type RawItem = Record<string, AttributeValue>

/** The last line of a complete file. No item has this attribute alone. */
interface End {
  end: number
}

/** An attribute's bytes have no form in JSON: they are base64 under their type, as in DynamoDB's own protocol. */
const toJson = (value: unknown) =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, each: unknown) {
    const original = this[key]
    return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : each
  })
const fromBase64 = (text: string) => Buffer.from(text, 'base64')
const fromJson = (line: string) =>
  JSON.parse(line, (key, each: unknown) => {
    if (key === 'B' && typeof each === 'string') return fromBase64(each)
    return key === 'BS' && Array.isArray(each) ? (each as string[]).map(fromBase64) : each
  }) as RawItem | End

/** An item as text that does not depend on the order in which its attributes, and the members of its sets, come. */
export function canonical(item: RawItem): string {
  const sorted = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
    if (Array.isArray(value)) return value.map(sorted)
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const isSet = (name: string, each: unknown): each is unknown[] => /^[SNB]S$/.test(name) && Array.isArray(each)
    return Object.fromEntries(
      entries.map(([name, each]) => [name, isSet(name, each) ? each.map(toJson).toSorted() : sorted(each)]),
    )
  }
  return toJson(sorted(item))
}

/**
 * Writes items to a new file, compressed, one a line, and last how many there are. Throws when the file exists. Returns
 * the number of items.
 */
export async function writeBackup(path: string, items: AsyncIterable<RawItem>): Promise<number> {
  let count = 0
  async function* lines() {
    for await (const item of items) {
      count += 1
      yield `${toJson(item)}\n`
    }
    yield `${JSON.stringify({ end: count } satisfies End)}\n`
  }
  // Readable by its owner alone: it holds the diaries of all users.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(Readable.from(lines()), createGzip(), file)
  return count
}

/** Reads the items of a backup. Throws at its end when the file is not complete. */
export async function* readBackup(path: string): AsyncGenerator<RawItem> {
  const source = createReadStream(path)
  const text = source.pipe(createGunzip())
  source.on('error', (error) => text.destroy(error))
  let count = 0
  let end: number | undefined
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    const read = fromJson(line)
    if (typeof read['end'] === 'number') end = read['end']
    else {
      count += 1
      yield read as RawItem
    }
  }
  if (end !== count) throw new Error(`The backup ${path} is not complete`)
}

/** Reads a backup to its end before it is used. Throws when it is not complete. */
export async function assertComplete(path: string): Promise<void> {
  for await (const _ of readBackup(path));
}
