import { join } from 'node:path'
import type { Plugin } from 'vite'

const at = (path: string) => join(import.meta.dirname, 'src', path)

/** What asks for home while the app's code is still on its way, and what alone it may need for that. */
const EARLY = {
  entries: [at('main.ts')],
  rooms: /\/web-shell\/src\/((main|features)\.ts|features\/[\w-]+\/feature\.ts|shell\/early\/.+)$/,
}

/** What draws the first screen: the app itself, and home. Nothing of a later room may be among it. */
const FIRST = {
  entries: [at('start.tsx'), at('features/home/page.tsx')],
  rooms: /\/web-shell\/src\/(?!shell\/later\/|features\/(?!home\/|[\w-]+\/feature\.ts$))/,
}
/** What most screens need lies beside that. */
const FIRST_ROOMS = at('shell/first/')

/** A feature's own code comes with its screen, in a file of its own. */
const FEATURES = at('features/')

/** What is read when something is refused, or when help is asked for. */
const WORDS = /\/src\/(features\/[\w-]+\/(problems|help)|shell\/later\/problems\/[\w-]+)\.ts$/

/** What looks after all that the device keeps. */
const OFFLINE = at('shell/later/offline/')

type ImportsOf = (id: string) => readonly string[]

/** Some modules with all that they need before they run. Throws where one of our own lies outside the rooms for it. */
export function needs({ entries, rooms }: { entries: readonly string[]; rooms: RegExp }, importsOf: ImportsOf) {
  const found = new Set<string>()
  const follow = (id: string, from: string) => {
    if (id.includes('/web-shell/src/') && !id.endsWith('.css') && !rooms.test(id))
      throw new Error(`${from} must load ${id} by import(): it is needed later than ${entries[0]}`)
    if (found.has(id)) return
    found.add(id)
    for (const each of importsOf(id)) follow(each, id)
  }
  for (const entry of entries) follow(entry, entry)
  return found
}

/**
 * Puts into one file what is needed at one time: several small files compress worse and come later. What that is follows
 * from the imports, and in which rooms it may lie is judged here and, import by import, by the lint.
 */
export function chunksPlugin(): Plugin {
  let early = new Set<string>()
  let first = new Set<string>()

  const nameOf = (id: string) => {
    if (early.has(id)) return 'early'
    if (WORDS.test(id)) return 'words'
    if (id.startsWith(FEATURES)) return null
    if (first.has(id) || id.startsWith(FIRST_ROOMS)) return 'first'
    if (id.startsWith(OFFLINE) || id.includes('/node_modules/idb/')) return 'offline'
    return id.includes('/node_modules/zod/') ? 'zod' : null
  }
  return {
    name: 'chunks',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'by need', name: nameOf }] } } } },
    }),
    buildEnd(error) {
      if (error) return
      const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? []
      early = needs(EARLY, importsOf)
      first = needs(FIRST, importsOf)
    },
  }
}
