import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const ENTRY = join(import.meta.dirname, 'src/service-worker/worker.ts')
const NAME = 'sw.js'

/** What the system shows of an installed app is fetched by the system itself. */
const BY_THE_SYSTEM = /\.png$/

/** Every file of a build that the app needs without a network. A hashed name is its own revision. */
function filesOf(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== NAME && !BY_THE_SYSTEM.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => {
      const url = path.slice(folder.length)
      const hash = () => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
      return { url, revision: url.startsWith('/assets/') ? null : hash() }
    })
}

/**
 * Writes `/sw.js` beside what was built, with the list of all of it: one small script of its own, so that it neither
 * shares a file with the pages nor changes its name.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    // It is no part of the pages, so a watching build would not look at it.
    buildStart() {
      this.addWatchFile(ENTRY)
    },
    writeBundle: async ({ dir = '' }) => {
      await build({
        entryPoints: [ENTRY],
        outfile: join(dir, NAME),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { FILES: JSON.stringify(filesOf(dir)), 'process.env.NODE_ENV': '"production"' },
        logLevel: 'warning',
      })
    },
  }
}
