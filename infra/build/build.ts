import { join } from 'node:path'
import { type BuildOptions, build, type InlineConfig } from 'vite'
import { REMOTES } from '../../shared/remotes.ts'
import { ROOT } from '../root.ts'
import { BUILT, bundleFunctions, watchFunctions } from './bundle.ts'

/** The parts of the browser's side, each built by itself. */
const SITES = ['web-shell', ...REMOTES.map((name) => `web-${name}` as const)] as const
export type Site = (typeof SITES)[number]

const configOf = (site: Site, more: BuildOptions = {}): InlineConfig => ({
  configFile: join(ROOT, site, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: join(BUILT, site), emptyOutDir: true, ...more },
})

/** Builds one part of the browser's side. */
export async function buildSite(site: Site): Promise<void> {
  await build(configOf(site))
}

/** Builds everything once: the functions' bundles, the shell and its remotes. Run by itself, it does just that. */
export async function buildAll(): Promise<void> {
  await Promise.all([bundleFunctions(), ...SITES.map(buildSite)])
}

/** Builds everything, then again what changes. `onFunctions` and `onScreens` are told each time that theirs is new. */
export async function watchAll(onFunctions: () => void, onScreens: () => void): Promise<{ stop: () => Promise<void> }> {
  const [functions, ...sites] = await Promise.all([
    watchFunctions(onFunctions),
    ...SITES.map((site) => watchSite(site, onScreens)),
  ])
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
      // It ends after an error, too.
      if (event.code === 'END' && !hasFailed) resolve(onBuilt())
    })
  })
  return watcher
}

if (import.meta.main) await buildAll()
