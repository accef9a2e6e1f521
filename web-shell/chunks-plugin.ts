import { join } from 'node:path'
import type { Plugin } from 'vite'

const at = (path: string) => join(import.meta.dirname, 'src', path)

/** What asks for home while the app's code is still on its way. */
const EARLY = [at('main.ts')]
/** What draws the first screen: the app itself, and home. */
const FIRST = [at('start.tsx'), at('home-screen.tsx')]

/** A feature's own code comes with its screen, in a file of its own. */
const OF_A_FEATURE = [at('features/'), at('home-screen.tsx')]

/** What looks after all that the device keeps. */
const OFFLINE = at('shell/later/offline/')

/**
 * Puts into one file what is needed at one time: several small files compress worse and come later. What that is follows
 * from the imports alone; what must not be among it is a rule of the lint, by folder.
 */
export function chunksPlugin(): Plugin {
  let early = new Set<string>()
  let first = new Set<string>()

  const nameOf = (id: string) => {
    if (early.has(id)) return 'early'
    if (OF_A_FEATURE.some((start) => id.startsWith(start))) return null
    if (first.has(id)) return 'first'
    if (id.startsWith(OFFLINE) || id.includes('/node_modules/idb/')) return 'offline'
    return id.includes('/node_modules/zod/') ? 'zod' : null
  }
  return {
    name: 'chunks',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'by need', name: nameOf }] } } } },
    }),
    buildEnd() {
      const closureOf = (entries: readonly string[]) => {
        const found = new Set<string>()
        const follow = (id: string) => {
          if (found.has(id)) return
          found.add(id)
          this.getModuleInfo(id)?.importedIds.forEach(follow)
        }
        entries.forEach(follow)
        return found
      }
      early = closureOf(EARLY)
      first = closureOf(FIRST)
    },
  }
}
