import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { isMedia, serveMedia } from './kept-media.ts'
import { APP_UPDATED, TAKE_OVER } from './messages.ts'
import { listenToPush } from './push/listen.ts'
import { type PushScope, tellPages } from './push/scope.ts'
import { REMOTE_CACHE, remoteFileKind } from './remotes.ts'

/*
 * Stores the app itself on the device, so that it opens at once and without a network. It never handles what users log:
 * requests to `/api` bypass it, and `shell/later/offline` persists what was read. Source: requirements SW-01, SW-02.
 */

interface Worker extends PushScope {
  clients: PushScope['clients'] & { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
type Extendable = Parameters<PrecacheController['install']>[0]

/** The files of this version. The build inserts the list. */
declare const FILES: PrecacheEntry[]
/** The paths of files that few people need. They are kept after their first use. */
declare const FILES_ON_FIRST_USE: string[]
const FIRST_USE_CACHE = 'on-first-use'
declare const self: Worker

/** After this time without a reply, the cached manifest of a remote is used. */
const MANIFEST_TIMEOUT_S = 3

/**
 * All screens are served from the same page. These paths are not screens: the API, public pages, hidden paths
 * (`/_...`) and paths with a dot.
 */
const NOT_A_SCREEN = [/^\/(api\/|read(\/|\?|$)|_)/, /^[^?]*\.[^/?]+(\?|$)/]

const files = new PrecacheController()
files.addToCacheList(FILES)
registerRoute(new PrecacheRoute(files))
registerRoute(new NavigationRoute(files.createHandlerBoundToURL('/index.html'), { denylist: NOT_A_SCREEN }))

registerRoute(({ url }) => FILES_ON_FIRST_USE.includes(url.pathname), new CacheFirst({ cacheName: FIRST_USE_CACHE }))

/**
 * Stores one copy of each file, whatever its query. Replies with an error status or HTML (an error page) are not
 * stored.
 */
const remoteFiles: StrategyOptions = {
  cacheName: REMOTE_CACHE,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*$/, '')),
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.ok && !response.headers.get('content-type')?.includes('html') ? response : null),
    },
  ],
}
registerRoute(({ url }) => remoteFileKind(url) === 'hashed', new CacheFirst(remoteFiles))
registerRoute(
  ({ url }) => remoteFileKind(url) === 'manifest',
  new NetworkFirst({ ...remoteFiles, networkTimeoutSeconds: MANIFEST_TIMEOUT_S }),
)
registerRoute(
  ({ url }) => isMedia(url),
  ({ request }) => serveMedia(request),
)

async function install(event: Extendable): Promise<void> {
  const isUpdate = Boolean(self.registration.active)
  await files.install(event)
  if (isUpdate) await tellPages(self, APP_UPDATED)
}

/**
 * Deletes files that only older versions used, and takes control of open pages, also of the page that installed the
 * first version.
 */
async function activate(event: Extendable): Promise<void> {
  await files.activate(event)
  const kept = await caches.open(FIRST_USE_CACHE)
  const isOld = ({ url }: Request) => !FILES_ON_FIRST_USE.includes(new URL(url).pathname)
  await Promise.all((await kept.keys()).filter(isOld).map((request) => kept.delete(request)))
  await self.clients.claim()
}

self.addEventListener('install', (event) => (event as Extendable).waitUntil(install(event as Extendable)))
self.addEventListener('activate', (event) => (event as Extendable).waitUntil(activate(event as Extendable)))
self.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === TAKE_OVER) void self.skipWaiting()
})
listenToPush(self)
