import type { ComponentType } from 'react'
import type { RemoteName } from '../../../../../shared/remotes.ts'
import type { Screens } from '../../../../../shared/ui/shell-services.ts'
import { REMOTE_CACHE } from '../../../service-worker/remotes.ts'
import { fetchRemote } from './federation.ts'
import { shellServices } from './services.ts'

/** After this time (ms) loading fails and the user can retry. */
const LOAD_TIMEOUT_MS = 20_000

interface Load {
  screens: Promise<Screens>
  state: 'loading' | 'loaded' | 'failed'
}

const loads = new Map<RemoteName, Load>()

async function fetchScreens(name: RemoteName, isRepeated: boolean): Promise<Screens> {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`${name} is late`)), LOAD_TIMEOUT_MS),
  )
  // The cached files may be the cause of the failure.
  if (isRepeated) await globalThis.caches?.delete(REMOTE_CACHE)
  const routes = await Promise.race([fetchRemote(name, isRepeated), timeout])
  return routes(shellServices)
}

/** Returns all screens of a remote. Concurrent calls share one load, because parallel loads disturb each other. */
function screensOf(name: RemoteName, isRetry: boolean): Promise<Screens> {
  const existing = loads.get(name)
  if (existing?.state === 'loading' || (existing?.state === 'loaded' && !isRetry)) return existing.screens
  const load: Load = { screens: fetchScreens(name, existing !== undefined), state: 'loading' }
  loads.set(name, load)
  load.screens.then(
    () => (load.state = 'loaded'),
    () => (load.state = 'failed'),
  )
  return load.screens
}

/**
 * Returns a screen of a remote, fetched again after a failure. Throws when the load fails or this version of the remote
 * has no such screen.
 */
export async function loadRemoteScreen(name: RemoteName, path: string, isRetry: boolean): Promise<ComponentType> {
  const screen = (await screensOf(name, isRetry))[path]
  if (!screen) throw new Error(`${name} has no ${path}`)
  return screen
}
