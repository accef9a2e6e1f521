import type { Exchange, Response } from './exchange.ts'

type Serve = (exchange: Exchange) => Promise<Response>

const SCRIPT = '/__local/live-reload.js'
const CHANGES = '/__local/changes'

/** A page out of sight does not listen: a browser keeps only a few connections to one place. */
const LISTEN = `const { search } = new URL(document.currentScript.src)
let changes
function listen() {
  changes?.close()
  if (document.hidden) return
  changes = new EventSource('${CHANGES}' + search)
  changes.onmessage = async () => {
    changes.close()
    // Or a service worker would serve the former screens, or offer the new ones beside them.
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    for (const worker of workers) await worker.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
    location.reload()
  }
}
document.addEventListener('visibilitychange', listen)
listen()
`

const reply = (type: string, text: string): Response => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-store' },
  body: Buffer.from(text),
})

/**
 * Open pages begin again when their screens are new. A page names the build that it is of, so it learns of a newer one
 * however late it asks.
 */
export class LiveReload {
  /** Another one for every start, so that pages of an earlier one begin again, too. */
  private build = Date.now()
  private newer = Promise.withResolvers<void>()

  /** The screens are new. */
  tell(): void {
    this.build++
    this.newer.resolve()
    this.newer = Promise.withResolvers<void>()
  }

  /** Serves what an origin does, its pages with the script that listens. */
  addTo(origin: Serve): Serve {
    return async (exchange) => {
      const response = await origin(exchange)
      if (response.headers['content-type'] !== 'text/html') return response
      const script = `<script async src="${SCRIPT}?${this.build}"></script></head>`
      const body = Buffer.from(response.body.toString().replace('</head>', script))
      const etag = response.headers['etag']?.replace(/"$/, `-${this.build}"`)
      return { ...response, headers: { ...response.headers, ...(etag && { etag }) }, body }
    }
  }

  /** Answers the script and what it asks; `undefined` for any other request. */
  answer({ path, query }: Exchange): Promise<Response> | undefined {
    if (path === SCRIPT) return Promise.resolve(reply('text/javascript', LISTEN))
    return path === CHANGES ? this.changed(query) : undefined
  }

  /** One event, when there is a newer build than the one that is named. */
  private async changed(build: string): Promise<Response> {
    if (build === String(this.build)) await this.newer.promise
    return reply('text/event-stream', 'data: changed\n\n')
  }
}
