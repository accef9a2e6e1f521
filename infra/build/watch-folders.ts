import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, relative } from 'node:path'

/** The time without further events before a change is reported: an editor writes a file in several steps. */
const QUIET_MS = 50

/** The folder and all folders below it. */
function foldersIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return [root, ...entries.filter((each) => each.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))]
}

/**
 * Calls `act` after a change below `roots` in a file for which `matters` is true. `matters` gets the path relative to
 * its root. Calls never overlap: changes during a call cause one more call. Errors of `act` are ignored, so it must
 * report them itself.
 */
export function watchFolders(
  roots: readonly string[],
  matters: (path: string) => boolean,
  act: () => Promise<unknown>,
): { stop: () => void } {
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  let isActing = false

  // One watcher for each folder: Node's recursive watcher loses a file that an editor replaces by another.
  const watchAll = () => {
    const previous = watchers
    watchers = []
    try {
      for (const root of roots)
        for (const folder of foldersIn(root)) {
          const handleEvent = (name: string | null) =>
            name && matters(relative(root, join(folder, name))) && scheduleRun()
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
    if (isActing) return scheduleRun()
    isActing = true
    try {
      // Folders may have been added or removed.
      watchAll()
      await act().catch(() => undefined)
    } catch {
      // A folder was deleted while its content was read.
      scheduleRun()
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
