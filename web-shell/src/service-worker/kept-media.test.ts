import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isMedia, KEPT_MEDIA, serveMedia } from './kept-media.ts'

const FILE = 'http://localhost/media/audio/heron-0123.mp3'
const ask = (range?: string) => serveMedia(new Request(FILE, range ? { headers: { range } } : {}))

/** What a test keeps, by URL. */
let kept: Map<string, string>
let stored: string[]
const network = vi.fn(async () => new Response('from the network', { status: 206 }))

beforeEach(() => {
  kept = new Map()
  stored = []
  network.mockClear()
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('fetch', network)
  const headers = { 'content-type': 'audio/mpeg', 'content-length': '10' }
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      match: async (url: string) =>
        name === KEPT_MEDIA && kept.has(url) ? new Response(kept.get(url) ?? '', { headers }) : undefined,
      put: async (url: string) => void stored.push(url),
    }),
  })
  return () => vi.unstubAllGlobals()
})

describe('a kept recording', () => {
  beforeEach(() => void kept.set(FILE, '0123456789'))

  it('[AUDIO-01] is served whole without a network', async () => {
    const response = await ask()
    expect([response.status, await response.text()]).toEqual([200, '0123456789'])
    expect(network).not.toHaveBeenCalled()
  })

  it.each([
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=4-6', '456', 'bytes 4-6/10'],
    ['bytes=4-999', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('[AUDIO-01] can be searched: %s', async (range, text, bounds) => {
    const response = await ask(range)
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(bounds)
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    expect(await response.text()).toBe(text)
  })

  it('[AUDIO-01] has nothing after its end', async () => {
    const response = await ask('bytes=10-')
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })
})

describe('a recording that is not kept', () => {
  it('[AUDIO-01] comes from the network with its range, and no part of it is stored', async () => {
    const response = await ask('bytes=0-3')
    expect([response.status, await response.text()]).toEqual([206, 'from the network'])
    expect(network).toHaveBeenCalledWith(expect.objectContaining({ url: FILE }))
    expect(stored).toEqual([])
  })

  it('[AUDIO-01] comes from the network when the browser cannot open its storage', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('denied')) })
    expect(await (await ask()).text()).toBe('from the network')
  })
})

it.each([
  ['http://localhost/media/audio/x.mp3', true],
  ['http://localhost/media.mp3', false],
  ['http://localhost/api/audio', false],
  ['http://elsewhere.example/media/x.mp3', false],
])('%s is media: %s', (url, expected) => {
  expect(isMedia(new URL(url))).toBe(expected)
})
