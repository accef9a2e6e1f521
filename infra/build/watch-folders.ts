import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, relative } from 'node:path'

/** The time without further events after which a change is complete: an editor writes a file in several steps. */
const QUIET_MS = 50

/** The folder and all folders below it. */
function foldersIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return [root, ...entries.filter((each) => each.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))]
}

/**
 * Calls `onChange` after a change below `roots` in a file for which `isRelevant` is true. `isRelevant` gets the path
 * relative to its root. Calls never overlap: changes during a call cause one more call. Errors of `onChange` are
 * ignored, so it must report them itself.
 */
export function watchFolders(
  roots: readonly string[],
  isRelevant: (path: string) => boolean,
  onChange: () => Promise<unknown>,
): { stop: () => void } {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  let isRunning = false

  // One watcher for each folder: Node's recursive watcher loses a file that an editor replaces with another.
  const watchAll = () => {
    const previous = watchers
    watchers = []
    try {
      for (const root of roots)
        for (const folder of foldersIn(root)) {
          const handleEvent = (name: string | null) =>
            name && isRelevant(relative(root, join(folder, name))) && scheduleRun()
          watchers.push(watch(folder, (_, name) => void handleEvent(name)).on('error', scheduleRun))
        }
    } finally {
      for (const watcher of previous) watcher.close()
    }
  }
  const scheduleRun = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), QUIET_MS)
  }
  const run = async () => {
    if (isRunning) return scheduleRun()
    isRunning = true
    try {
      // Folders may have been added or removed.
      watchAll()
      await onChange().catch(() => undefined)
    } catch {
      // A folder was deleted while its content was read.
      scheduleRun()
    } finally {
      isRunning = false
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
