import { join } from 'node:path'
import type { Plugin } from 'vite'

const src = (path: string) => join(import.meta.dirname, 'src', path)

/**
 * The code that requests the data of home while the code of the app is still loading. Of the shell's modules, it may
 * import only those in `allowedPaths`.
 */
const EARLY = {
  entries: [src('main.ts')],
  allowedPaths: /\/web-shell\/src\/((main|features)\.ts|features\/[\w-]+\/feature\.ts|shell\/early\/.+)$/,
}

/** The code that renders the first screen: the app and home. It may import no module that loads later. */
const FIRST = {
  entries: [src('start.tsx'), src('features/home/page.tsx')],
  allowedPaths: /\/web-shell\/src\/(?!shell\/later\/|features\/(?!home\/|[\w-]+\/feature\.ts$))/,
}
/** The parts of home that load after it, when they are shown. They get no code that only other screens need. */
const ON_HOME =
  /\/features\/(?:home\/getting-started\/card|cycle\/[\w-]+-card|insight\/daily\/card|onboarding\/consent-card|billing\/trial-banner)\.tsx$/

/** Code that most screens need. It is added to the same chunk. */
const FIRST_FOLDER = src('shell/first/')

/** The code of a feature loads with its screen, in a separate chunk. */
const FEATURES = src('features/')

/** Texts for problems and help, loaded when the first of them is needed. */
const WORDS = /\/src\/(features\/[\w-]+\/(problems|help)|shell\/later\/problems\/[\w-]+)\.ts$/

/** What features save through the outgoing queue. It loads with the queue: nothing of it can be sent before. */
const OPERATIONS = /\/src\/features\/[\w-]+\/operations(-text)?\.ts$/

/** The code that manages the data stored on the device. */
const OFFLINE = src('shell/later/offline/')

/** What ends a session. By itself it would be spread over chunks that import each other. */
const SIGN_OUT = /\/shell\/later\/session\/(sign-out|forget-push)\.ts$/

/** What the queue needs of records, which loads with it, and what screens need. */
const RECORDS_IN_QUEUE =
  /\/shell\/later\/records\/(records-query|record-operations|queue-changes|use-records|text)\.ts$|\/shared\/records\/(edit|waiting|meta|merge)\.ts$/
const RECORDS = /\/web-shell\/src\/shell\/later\/records\//

/** What is known of the days of trends. By itself it would be spread over chunks that import each other. */
const TRENDS = /\/shared\/trends\//

/** The telephone numbers of all countries. Otherwise screens that share an icon with the flare kit would load them. */
const CARE = src('shell/later/care/')

/** The parts of the account forms, which several screens share. */
const FORMS = /\/web-shell\/src\/shell\/later\/form\/|\/shared\/ui\/field\/password-field\.tsx$/

/** What the first visit shows: the options of entry, with the button of Google. */
const ENTRY =
  /\/features\/auth\/(entry\/(page|options|text)|google\/(google-button|use-begin-google|oauth-state|text)|before-account)\.tsx?$/
/** The forms for visitors. A user who opens one of them often needs another one. */
const VISITOR_FORMS = /\/features\/auth\/(?!claim\/|proof\/|google\/callback)/

/** The text field, with the words of "Stay logged in": each screen with these words has such a field. */
const TEXT_FIELD = /\/(shared\/ui\/field\/text-field\.tsx|web-shell\/src\/shell\/later\/session\/text\.ts)$/

/**
 * The addresses of drawings, and of the icon that screens for visitors share with others. They are too short for a chunk
 * of their own, and no user should load the forms for visitors because of one.
 */
const PICTURES = ['\0art:', '\0icon:caret-left']
/** The drawings that only one screen has. */
const PICTURES_OF_SCREEN = '\0art:position-'
const isSharedPicture = (id: string) =>
  PICTURES.some((start) => id.startsWith(start)) && !id.startsWith(PICTURES_OF_SCREEN)

/** The chunks of what several features use, by what is in them. */
const OF_FEATURES = [
  [RECORDS, 'records'],
  [SIGN_OUT, 'sign-out'],
  [FORMS, 'forms'],
  [TRENDS, 'trends'],
  [TEXT_FIELD, 'text-field'],
  [/\/node_modules\/zod\//, 'zod'],
] as const

/**
 * What several screens use: modules of the same screens are one chunk, and one of fewer bytes joins the most similar one. Each
 * module alone made 190 files to keep for offline. More bytes give fewer files, but screens load what they do not use, and from
 * 6,000 on some chunks import each other.
 */
const SHARED = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 } as const

type ImportsOf = (id: string) => readonly string[]

/**
 * The entries with all their direct and indirect static imports.
 *
 * @throws Error if a module of the shell does not match `allowedPaths`.
 */
export function collectModules(
  { entries, allowedPaths }: { entries: readonly string[]; allowedPaths: RegExp },
  importsOf: ImportsOf,
) {
  const modules = new Set<string>()
  const add = (id: string, importer: string) => {
    if (id.includes('/web-shell/src/') && !id.endsWith('.css') && !allowedPaths.test(id))
      throw new Error(`${importer} must load ${id} by import(): it is needed later than ${entries[0]}`)
    if (modules.has(id)) return
    modules.add(id)
    for (const imported of importsOf(id)) add(imported, id)
  }
  for (const entry of entries) add(entry, entry)
  return modules
}

/** Files that import each other in a circle; `undefined` when there is none. */
export function findCycle(files: readonly string[], importsOf: ImportsOf): readonly string[] | undefined {
  const finished = new Set<string>()
  function visit(file: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(file)) return path.slice(path.indexOf(file))
    if (finished.has(file)) return undefined
    for (const imported of importsOf(file)) {
      const cycle = visit(imported, [...path, file])
      if (cycle) return cycle
    }
    finished.add(file)
    return undefined
  }
  for (const file of files) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}

/**
 * Puts modules that are needed at the same time into one chunk: several small files compress worse and arrive later.
 * The imports determine the modules of a chunk. The build checks that all of them match `allowedPaths`, and the linter
 * checks each import.
 */
export function chunksPlugin(): Plugin {
  let early = new Set<string>()
  let first = new Set<string>()
  let onHome = new Set<string>()

  const chunkNameOf = (id: string) => {
    if (early.has(id)) return 'early'
    if (WORDS.test(id)) return 'words'
    if (OPERATIONS.test(id) || RECORDS_IN_QUEUE.test(id)) return 'offline'
    if (id.startsWith(FEATURES)) return null
    if (first.has(id) || id.startsWith(FIRST_FOLDER) || isSharedPicture(id)) return 'first'
    if (id.startsWith(OFFLINE) || id.includes('/node_modules/idb/')) return 'offline'
    return OF_FEATURES.find(([files]) => files.test(id))?.[1] ?? null
  }
  const visitorsChunkOf = (id: string) => {
    if (ENTRY.test(id)) return 'entry'
    return VISITOR_FORMS.test(id) && !early.has(id) && !WORDS.test(id) ? 'visitors' : null
  }
  const careChunkOf = (id: string) => (id.startsWith(CARE) ? 'care' : null)
  const sharedChunkOf = (id: string) => (early.has(id) || first.has(id) || onHome.has(id) ? null : 'shared')
  return {
    name: 'chunks',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A chunk also gets what its modules import, unless a group before it has that.
              groups: [
                { debugName: 'by need', name: chunkNameOf, priority: 2 },
                { debugName: 'for visitors', name: visitorsChunkOf, priority: 1 },
                { debugName: 'telephone numbers', name: careChunkOf, priority: 0.5 },
                { debugName: 'of several screens', name: sharedChunkOf, ...SHARED },
              ],
            },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const importsOf: ImportsOf = (file) => (bundle[file]?.type === 'chunk' ? bundle[file].imports : [])
      const cycle = findCycle(Object.keys(bundle), importsOf)
      if (cycle) throw new Error(`These chunks import each other, so one would run too early: ${cycle.join(', ')}`)
    },
    buildEnd(error) {
      if (error) return
      const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? []
      early = collectModules(EARLY, importsOf)
      first = collectModules(FIRST, importsOf)
      onHome = collectModules(
        { entries: [...this.getModuleIds()].filter((id) => ON_HOME.test(id)), allowedPaths: /./ },
        importsOf,
      )
    },
  }
}
