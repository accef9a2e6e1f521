import type { ComponentType } from 'react'
import type { RemoteName } from '../../../../../shared/remotes.ts'
import type { Screens } from '../../../../../shared/ui/shell-services.ts'
import { REMOTE_FILES } from '../../../service-worker/remotes.ts'
import { fetchRemote } from './federation.ts'
import { shellServices } from './services.ts'

/** Whoever waits longer, in milliseconds, is told, and may try again. */
const PATIENCE_MS = 20_000

interface Load {
  screens: Promise<Screens>
  state: 'loading' | 'loaded' | 'failed'
}

const loads = new Map<RemoteName, Load>()

async function fetchScreens(name: RemoteName, isAgain: boolean): Promise<Screens> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`${name} is late`)), PATIENCE_MS))
  // What was kept may be what is wrong.
  if (isAgain) await globalThis.caches?.delete(REMOTE_FILES)
  const routes = await Promise.race([fetchRemote(name, isAgain), late])
  return routes(shellServices)
}

/** All screens of a remote. It is fetched once at a time, for two loads side by side get in each other's way. */
function screensOf(name: RemoteName, isRetry: boolean): Promise<Screens> {
  const known = loads.get(name)
  if (known?.state === 'loading' || (known?.state === 'loaded' && !isRetry)) return known.screens
  const load: Load = { screens: fetchScreens(name, known !== undefined), state: 'loading' }
  loads.set(name, load)
  load.screens.then(
    () => (load.state = 'loaded'),
    () => (load.state = 'failed'),
  )
  return load.screens
}

/**
 * A screen of a remote, fetched anew when the last try had a fault. Throws when it cannot be had, now or in this version of
 * the remote.
 */
export async function loadRemoteScreen(name: RemoteName, path: string, isRetry: boolean): Promise<ComponentType> {
  const screen = (await screensOf(name, isRetry))[path]
  if (!screen) throw new Error(`${name} has no ${path}`)
  return screen
}
