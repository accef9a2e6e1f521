import type { HttpRequest, HttpResponse } from './http.ts'

type Serve = (request: HttpRequest) => Promise<HttpResponse>

const SCRIPT = '/__local/live-reload.js'
const CHANGES = '/__local/changes'

/** The script of each page. A hidden page does not listen: a browser allows only a few connections to one host. */
const CLIENT_SCRIPT = `const { search } = new URL(document.currentScript.src)
let changes
function listen() {
  changes?.close()
  if (document.hidden) return
  changes = new EventSource('${CHANGES}' + search)
  changes.onmessage = async () => {
    changes.close()
    // Otherwise a service worker would serve the old build, or offer an update.
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    for (const worker of workers) await worker.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
    location.reload()
  }
}
document.addEventListener('visibilitychange', listen)
listen()
`

const reply = (type: string, text: string): HttpResponse => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-store' },
  body: Buffer.from(text),
})

/**
 * Reloads open pages after a new build. A page names its own build in its requests, so it learns of a newer one even if
 * it asks late.
 */
export class LiveReload {
  /** The number of the current build. It differs at every start, so that pages of an earlier start reload, too. */
  private build = Date.now()
  private newerBuild = Promise.withResolvers<void>()

  /** Notifies open pages of a new build. */
  notifyPages(): void {
    this.build++
    this.newerBuild.resolve()
    this.newerBuild = Promise.withResolvers<void>()
  }

  /** Wraps an origin and adds the script to its pages. */
  addScriptTo(origin: Serve): Serve {
    return async (request) => {
      const response = await origin(request)
      if (response.headers['content-type'] !== 'text/html') return response
      const script = `<script async src="${SCRIPT}?${this.build}"></script></head>`
      const body = Buffer.from(response.body.toString().replace('</head>', script))
      const etag = response.headers['etag']?.replace(/"$/, `-${this.build}"`)
      return { ...response, headers: { ...response.headers, ...(etag && { etag }) }, body }
    }
  }

  /** Serves the script and its event stream. Returns `undefined` for any other request. */
  serve({ path, query }: HttpRequest): Promise<HttpResponse> | undefined {
    if (path === SCRIPT) return Promise.resolve(reply('text/javascript', CLIENT_SCRIPT))
    return path === CHANGES ? this.changed(query) : undefined
  }

  /** Returns one event as soon as the current build differs from the named one. */
  private async changed(build: string): Promise<HttpResponse> {
    if (build === String(this.build)) await this.newerBuild.promise
    return reply('text/event-stream', 'data: changed\n\n')
  }
}
