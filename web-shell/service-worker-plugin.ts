import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin as BuildPlugin, build } from 'esbuild'
import type { Plugin } from 'vite'
import { CONTRACT, contractSource } from '../.config/contract-plugin.ts'

const ENTRY = join(import.meta.dirname, 'src/service-worker/worker.ts')
const NAME = 'sw.js'

/** Icons of the installed app, which the operating system fetches itself, and the texts of licences. */
const NOT_NEEDED_OFFLINE = /\.(?:png|txt)$/

/** What makes a PDF: a third of the app. It is kept after its first use. */
const ON_FIRST_USE = /^\/assets\/(?:pdf-[^/]+\.js|[^/]+\.ttf)$/

/** Every file of a build that the app needs offline. A file with a hash in its name needs no revision. */
function filesOf(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== NAME && !NOT_NEEDED_OFFLINE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => {
      const url = path.slice(folder.length)
      const hash = () => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
      return { url, revision: url.startsWith('/assets/') ? null : hash() }
    })
}

/** The worker gets contracts without their schemas, as pages do. */
const contracts: BuildPlugin = {
  name: 'contracts',
  setup: (building) =>
    building.onLoad({ filter: CONTRACT }, async ({ path }) => ({ contents: await contractSource(path), loader: 'ts' })),
}

/**
 * Builds the service worker `/sw.js` with the list of the files that the app needs offline. It is a separate build, so
 * that the worker shares no chunk with the pages and its name never changes.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    // The pages do not import it, so a build in watch mode would not watch it otherwise.
    buildStart() {
      this.addWatchFile(ENTRY)
    },
    writeBundle: async ({ dir = '' }) => {
      const files = Object.groupBy(filesOf(dir), ({ url }) => (ON_FIRST_USE.test(url) ? 'onFirstUse' : 'atOnce'))
      if (!files.onFirstUse) throw new Error(`${ON_FIRST_USE} matches no file of the build`)
      await build({
        entryPoints: [ENTRY],
        outfile: join(dir, NAME),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        plugins: [contracts],
        define: {
          FILES: JSON.stringify(files.atOnce),
          FILES_ON_FIRST_USE: JSON.stringify(files.onFirstUse.map(({ url }) => url)),
          'process.env.NODE_ENV': '"production"',
        },
        logLevel: 'warning',
      })
    },
  }
}
