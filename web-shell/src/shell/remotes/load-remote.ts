import type { ComponentType } from 'react'
import type { RemoteName } from '../../../../shared/remotes.ts'
import type { Screens } from '../../../../shared/ui/shell-services.ts'
import { fetchRemote } from './federation.ts'
import { shellServices } from './services.ts'

/** Whoever waits longer, in milliseconds, is told, and may try again. */
const PATIENCE_MS = 20_000

const loaded = new Map<RemoteName, Promise<Screens>>()
const failed = new Set<RemoteName>()

/** All screens of a remote; asked for once, and again after it failed. */
function screensOf(name: RemoteName): Promise<Screens> {
  const known = loaded.get(name)
  if (known) return known
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`${name} is late`)), PATIENCE_MS))
  const loading = Promise.race([fetchRemote(name, failed.has(name)), late]).then((routes) => routes(shellServices))
  loaded.set(name, loading)
  loading.catch(() => {
    failed.add(name)
    loaded.delete(name)
  })
  return loading
}

/** A screen of a remote. Throws when it cannot be had, now or in this version of the remote. */
export async function loadRemoteScreen(name: RemoteName, path: string): Promise<ComponentType> {
  const screen = (await screensOf(name))[path]
  if (!screen) throw new Error(`${name} has no ${path}`)
  return screen
}
