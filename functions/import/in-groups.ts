/** How many requests to the table wait at once. */
const GROUP = 25

/** Runs some work for each entry, a group at a time. An error stops it after its group. */
export async function inGroups<T>(entries: readonly T[], run: (entry: T) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < entries.length; first += GROUP)
    await Promise.all(entries.slice(first, first + GROUP).map(run))
}
