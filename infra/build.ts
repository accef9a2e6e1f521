import { join } from 'node:path'
import { build } from 'vite'
import { BUILT, bundleFunctions, ROOT, watchFunctions } from './bundle.ts'

const SHELL = { configFile: join(ROOT, 'web-shell/vite.config.ts'), logLevel: 'warn' } as const
const OUT = { outDir: join(BUILT, 'web-shell'), emptyOutDir: true }

/** Builds everything once: the functions' bundles and the shell. Run by itself, it does just that. */
export async function buildAll(): Promise<void> {
  await Promise.all([bundleFunctions(), build({ ...SHELL, build: OUT })])
}

/** Builds everything, then again what changes. `onFunctions` is told when the functions are new. */
export async function watchAll(onFunctions: () => void): Promise<{ stop: () => Promise<void> }> {
  const [functions, shell] = await Promise.all([watchFunctions(onFunctions), watchShell()])
  return {
    stop: async () => {
      await Promise.all([functions.stop(), shell.close()])
    },
  }
}

async function watchShell() {
  const watcher = await build({ ...SHELL, build: { ...OUT, watch: {} } })
  if (!('on' in watcher)) throw new Error('Vite did not watch')
  await new Promise<void>((resolve, reject) => {
    watcher.on('event', (event) => {
      if (event.code === 'END') resolve()
      if (event.code === 'ERROR') reject(event.error)
    })
  })
  return watcher
}

if (import.meta.main) await buildAll()
