import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, relative } from 'node:path'

/** How long it must be quiet before it counts as a change: an editor writes a file in several steps. In milliseconds. */
const QUIET_MS = 50

/** A folder and all below it. */
function foldersIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return [root, ...entries.filter((each) => each.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))]
}

/**
 * Calls `act` whenever something below the folders has changed and `matters`, by its path within its folder. Never calls
 * it twice at once: what changes meanwhile makes one more call. What `act` throws is its own to tell.
 */
export function onChange(
  roots: readonly string[],
  matters: (path: string) => boolean,
  act: () => Promise<unknown>,
): { stop: () => void } {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  let isActing = false

  // Folder by folder: Node's own way down the tree loses a file that an editor replaces by another.
  const watchAll = () => {
    const former = watchers
    watchers = []
    try {
      for (const root of roots)
        for (const folder of foldersIn(root)) {
          const hear = (name: string | null) => name && matters(relative(root, join(folder, name))) && soon()
          watchers.push(watch(folder, (_, name) => void hear(name)).on('error', soon))
        }
    } finally {
      for (const watcher of former) watcher.close()
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), QUIET_MS)
  }
  const run = async () => {
    if (isActing) return soon()
    isActing = true
    try {
      // There may be other folders than before.
      watchAll()
      await act().catch(() => undefined)
    } catch {
      // A folder went while it was looked at.
      soon()
    } finally {
      isActing = false
    }
  }

  watchAll()
  return {
    stop: () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
