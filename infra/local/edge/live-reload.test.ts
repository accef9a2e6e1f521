import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { HttpRequest, HttpResponse } from './http.ts'
import { LiveReload } from './live-reload.ts'

const request = (path: string, query = ''): HttpRequest => ({
  method: 'GET',
  path,
  query,
  headers: {},
  body: Buffer.alloc(0),
  viewerIp: '127.0.0.1',
})
const originOf = (type: string, text: string) => async (): Promise<HttpResponse> => ({
  status: 200,
  headers: { 'content-type': type, etag: '"abc"', 'cache-control': 'no-cache' },
  body: Buffer.from(text),
})
const PAGE = '<html><head><title>x</title></head><body></body></html>'

/** Opens a page. Returns the path of its script, the build that the script names, its etag and its headers. */
async function open(live: LiveReload) {
  const { headers, body } = await live.addScriptTo(originOf('text/html', PAGE))(request('/'))
  const [, script = '', build = ''] = /<script async src="([^"?]+)\?(\d+)"><\/script><\/head>/.exec(String(body)) ?? []
  return { script, build, etag: headers['etag'], headers }
}
const isSettled = (promise: Promise<unknown> | undefined) =>
  Promise.race([promise?.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 50))])

it('a page is notified when there is a newer build, even if it asks late', async () => {
  const live = new LiveReload()
  const before = await open(live)
  const first = live.serve(request('/__local/changes', before.build))
  expect(await isSettled(first)).toBe(false)
  live.notifyPages()
  const event = await first
  expect(event?.headers['content-type']).toBe('text/event-stream')
  expect(String(event?.body)).toBe('data: changed\n\n')
  expect(await isSettled(live.serve(request('/__local/changes', before.build)))).toBe(true)
  const after = await open(live)
  expect(await isSettled(live.serve(request('/__local/changes', after.build)))).toBe(false)
  expect(after.etag).not.toBe(before.etag)
})

it('a page gets a script from its own origin, and keeps its other headers', async () => {
  const live = new LiveReload()
  const { script, headers } = await open(live)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"abc-\d+"$/) })
  const scriptReply = await live.serve(request(script))
  expect(scriptReply?.headers['content-type']).toBe('text/javascript')
  expect(String(scriptReply?.body)).toContain("new EventSource('/__local/changes' + search)")
})

it('a page removes its service worker and its caches, then reloads', async () => {
  const steps: string[] = []
  const record = (what: string) => async () => void steps.push(what)
  const sources: { onmessage: () => Promise<void> }[] = []
  class EventSource {
    constructor() {
      sources.push(this as never)
    }
    close() {}
  }
  const document = { currentScript: { src: 'http://localhost/x.js?1' }, addEventListener() {}, hidden: false }
  const caches = { keys: async () => ['kept'], delete: async (name: string) => record(`cache deleted: ${name}`)() }
  const serviceWorker = { getRegistrations: async () => [{ unregister: record('worker unregistered') }] }
  const location = { reload: record('page reloaded') }
  const { body } = (await new LiveReload().serve(request('/__local/live-reload.js'))) as HttpResponse
  runInNewContext(String(body), { URL, EventSource, document, caches, location, navigator: { serviceWorker } })
  await sources[0]?.onmessage()
  expect(steps).toEqual(['worker unregistered', 'cache deleted: kept', 'page reloaded'])
})

it('a file that is no page does not change, and other requests are not handled', async () => {
  const live = new LiveReload()
  const serve = originOf('text/javascript', PAGE)
  expect(await live.addScriptTo(serve)(request('/a.js'))).toEqual(await serve())
  expect(live.serve(request('/__local/clock'))).toBeUndefined()
  expect(live.serve(request('/'))).toBeUndefined()
})
