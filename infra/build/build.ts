import { join } from 'node:path'
import { type BuildOptions, build, type InlineConfig } from 'vite'
import { REMOTES } from '../../shared/remotes.ts'
import { ROOT } from '../root.ts'
import { buildMedia } from './audio/build-media.ts'
import { BUILD_FOLDER, bundleFunctions, watchFunctions } from './bundle.ts'

/** The parts of the browser code. Each has its own build. */
const SITES = ['web-shell', ...REMOTES.map((name) => `web-${name}` as const)] as const
export type Site = (typeof SITES)[number]

const configOf = (site: Site, buildOptions: BuildOptions = {}): InlineConfig => ({
  configFile: join(ROOT, site, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: join(BUILD_FOLDER, site), emptyOutDir: true, ...buildOptions },
})

/** Builds one part of the browser code. */
export async function buildSite(site: Site): Promise<void> {
  await build(configOf(site))
}

/** Builds everything once: the bundles of the functions, the shell and its remotes, the recordings. */
export async function buildAll(): Promise<void> {
  await Promise.all([bundleFunctions(), ...SITES.map(buildSite), buildMedia()])
}

/**
 * Builds everything, then rebuilds what changes, except recordings. Calls `onFunctionsBuilt` after a new build of the functions, and
 * `onSiteBuilt` after a new build of a part of the browser code.
 */
export async function watchAll(
  onFunctionsBuilt: () => void,
  onSiteBuilt: () => void,
): Promise<{ stop: () => Promise<void> }> {
  const [functions, ...sites] = await Promise.all([
    watchFunctions(onFunctionsBuilt),
    ...SITES.map((site) => watchSite(site, onSiteBuilt)),
  ])
  await buildMedia()
  return {
    stop: async () => {
      await Promise.all([functions.stop(), ...sites.map((site) => site.close())])
    },
  }
}

async function watchSite(site: Site, onBuilt: () => void) {
  const watcher = await build(configOf(site, { watch: {} }))
  if (!('on' in watcher)) throw new Error('Vite did not watch')
  await new Promise<void>((resolve, reject) => {
    let hasFailed = false
    watcher.on('event', (event) => {
      hasFailed = event.code === 'ERROR' || (hasFailed && event.code !== 'START')
      if (event.code === 'ERROR') reject(event.error)
      // Vite also sends END after an error.
      if (event.code === 'END' && !hasFailed) resolve(onBuilt())
    })
  })
  return watcher
}

if (import.meta.main) await buildAll()
