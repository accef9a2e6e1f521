import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { Exchange, Response } from './exchange.ts'
import { LiveReload } from './live-reload.ts'

const asked = (path: string, query = ''): Exchange => ({
  ...{ method: 'GET', path, query, headers: {}, body: Buffer.alloc(0) },
  viewerIp: '127.0.0.1',
})
const answering = (type: string, text: string) => async (): Promise<Response> => ({
  ...{ status: 200, headers: { 'content-type': type, etag: '"abc"', 'cache-control': 'no-cache' } },
  body: Buffer.from(text),
})
const PAGE = '<html><head><title>x</title></head><body></body></html>'

/** A page of the screens as they are: the build it names, and its etag. */
async function open(live: LiveReload) {
  const { headers, body } = await live.addTo(answering('text/html', PAGE))(asked('/'))
  const [, script = '', build = ''] = /<script async src="([^"?]+)\?(\d+)"><\/script><\/head>/.exec(String(body)) ?? []
  return { script, build, etag: headers['etag'], headers }
}
const settled = (promise: Promise<unknown> | undefined) =>
  Promise.race([promise?.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 50))])

it('a page is told once its screens are new, however late it asks', async () => {
  const live = new LiveReload()
  const before = await open(live)
  const first = live.answer(asked('/__local/changes', before.build))
  expect(await settled(first)).toBe(false)
  live.tell()
  const event = await first
  expect([event?.headers['content-type'], String(event?.body)]).toEqual(['text/event-stream', 'data: changed\n\n'])
  expect(await settled(live.answer(asked('/__local/changes', before.build)))).toBe(true)
  const after = await open(live)
  expect(await settled(live.answer(asked('/__local/changes', after.build)))).toBe(false)
  expect(after.etag).not.toBe(before.etag)
})

it('a page asks by a script of its own origin, and keeps its other headers', async () => {
  const live = new LiveReload()
  const { script, headers } = await open(live)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"abc-\d+"$/) })
  const listens = await live.answer(asked(script))
  expect(listens?.headers['content-type']).toBe('text/javascript')
  expect(String(listens?.body)).toContain("new EventSource('/__local/changes' + search)")
})

it('a page begins again without what a service worker kept, and without the worker, which would offer what is there', async () => {
  const done: string[] = []
  const note = (what: string) => async () => void done.push(what)
  const sources: { onmessage: () => Promise<void> }[] = []
  class EventSource {
    constructor() {
      sources.push(this as never)
    }
    close() {}
  }
  const document = { currentScript: { src: 'http://localhost/x.js?1' }, addEventListener() {}, hidden: false }
  const caches = { keys: async () => ['kept'], delete: async (name: string) => note(`without ${name}`)() }
  const serviceWorker = { getRegistrations: async () => [{ unregister: note('without the worker') }] }
  const location = { reload: note('begins again') }
  const { body } = (await new LiveReload().answer(asked('/__local/live-reload.js'))) as Response
  runInNewContext(String(body), { URL, EventSource, document, caches, location, navigator: { serviceWorker } })
  await sources[0]?.onmessage()
  expect(done).toEqual(['without the worker', 'without kept', 'begins again'])
})

it('what is no page is served as it is, and nothing else is answered', async () => {
  const live = new LiveReload()
  const serve = answering('text/javascript', PAGE)
  expect(await live.addTo(serve)(asked('/a.js'))).toEqual(await serve())
  expect(live.answer(asked('/__local/clock'))).toBeUndefined()
  expect(live.answer(asked('/'))).toBeUndefined()
})
