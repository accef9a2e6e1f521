import { etagOf, findFiles, removeFile, storeFile } from './bucket.ts'
import { currentPages } from './current-pages.ts'

/** So often it looks again whether the bucket has what the table says. */
const MAX_PASSES = 10
const AT_ONCE = 10

async function forEach<T>(all: readonly T[], run: (each: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE)
    await Promise.all(all.slice(start, start + AT_ONCE).map(run))
}

/** Compares bucket and table, and writes the differences: first it removes what is no longer public. */
async function writeDifferences() {
  const [stored, current] = await Promise.all([findFiles(), currentPages()])
  const removed = [...stored.keys()].filter((key) => !current.has(key))
  const changed = [...current].filter(([key, { text }]) => stored.get(key) !== etagOf(text))
  await forEach(removed, removeFile)
  await forEach(changed, ([key, file]) => storeFile(key, file))
  return { removed: removed.length, stored: changed.length }
}

/**
 * Brings the bucket of public pages up to date with the articles in the table. It ends only when it finds nothing more to
 * write: another run, or a change of an article meanwhile, may have read the table later and written earlier. Throws
 * when that does not happen.
 */
export async function updatePages(): Promise<{ removed: number; stored: number }> {
  const total = { removed: 0, stored: 0 }
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const { removed, stored } = await writeDifferences()
    if (removed + stored === 0) return total
    total.removed += removed
    total.stored += stored
  }
  throw new Error('The articles kept changing')
}
