import { join } from 'node:path'
import { build } from 'vite'
import { BUILT, bundleFunctions, watchFunctions } from './bundle.ts'
import { ROOT } from './root.ts'

const SHELL = { configFile: join(ROOT, 'web-shell/vite.config.ts'), logLevel: 'warn' } as const
const OUT = { outDir: join(BUILT, 'web-shell'), emptyOutDir: true }

/** Builds everything once: the functions' bundles and the shell. Run by itself, it does just that. */
export async function buildAll(): Promise<void> {
  await Promise.all([bundleFunctions(), build({ ...SHELL, build: OUT })])
}

/** Builds everything, then again what changes. `onFunctions` and `onShell` are told each time that theirs is new. */
export async function watchAll(onFunctions: () => void, onShell: () => void): Promise<{ stop: () => Promise<void> }> {
  const [functions, shell] = await Promise.all([watchFunctions(onFunctions), watchShell(onShell)])
  return {
    stop: async () => {
      await Promise.all([functions.stop(), shell.close()])
    },
  }
}

async function watchShell(onBuilt: () => void) {
  const watcher = await build({ ...SHELL, build: { ...OUT, watch: {} } })
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
