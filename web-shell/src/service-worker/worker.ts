import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { APP_UPDATED, TAKE_OVER } from './messages.ts'
import { REMOTE_FILES, remoteFile } from './remotes.ts'

/*
 * Keeps the app itself on the device, so that it opens at once and without a network. It never sees what people log:
 * `/api` goes past it, and what was read is kept by `shell/later/offline`. Source: requirements SW-01, SW-02.
 */

interface Worker extends EventTarget {
  registration: { active: unknown }
  clients: { claim(): Promise<void>; matchAll(of: object): Promise<{ postMessage(message: unknown): void }[]> }
  skipWaiting(): Promise<void>
}
type Extendable = Parameters<PrecacheController['install']>[0]

/** The files of this version, written here by the build. */
declare const FILES: PrecacheEntry[]
declare const self: Worker

/** After so many seconds the last known list of a remote's files is taken. */
const MANIFEST_PATIENCE_S = 3

/** The addresses of screens are all the same page; what lies with the service, is hidden or has a dot is not one. */
const NO_SCREEN = [/^\/(api\/|_)/, /^[^?]*\.[^/?]+(\?|$)/]

const files = new PrecacheController()
files.addToCacheList(FILES)
registerRoute(new PrecacheRoute(files))
registerRoute(new NavigationRoute(files.createHandlerBoundToURL('/index.html'), { denylist: NO_SCREEN }))

/** One copy of a file, however it was asked for, and of no other kind than it should be: an error page is none. */
const remoteFiles: StrategyOptions = {
  cacheName: REMOTE_FILES,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*$/, '')),
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.ok && !response.headers.get('content-type')?.includes('html') ? response : null),
    },
  ],
}
registerRoute(({ url }) => remoteFile(url) === 'hashed', new CacheFirst(remoteFiles))
registerRoute(
  ({ url }) => remoteFile(url) === 'manifest',
  new NetworkFirst({ ...remoteFiles, networkTimeoutSeconds: MANIFEST_PATIENCE_S }),
)

async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage(APP_UPDATED)
}

async function install(event: Extendable): Promise<void> {
  const isUpdate = Boolean(self.registration.active)
  await files.install(event)
  if (isUpdate) await tellPages()
}

/** Removes what only older versions had, and serves the very page that fetched the first version. */
async function activate(event: Extendable): Promise<void> {
  await files.activate(event)
  await self.clients.claim()
}

self.addEventListener('install', (event) => (event as Extendable).waitUntil(install(event as Extendable)))
self.addEventListener('activate', (event) => (event as Extendable).waitUntil(activate(event as Extendable)))
self.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === TAKE_OVER) void self.skipWaiting()
})
