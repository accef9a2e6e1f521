import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules())

describe.each(['with', 'without'])('the URL of a worker in a browser %s Trusted Types', (browser) => {
  beforeEach(() => {
    const createPolicy = (_: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }),
    })
    vi.stubGlobal('trustedTypes', browser === 'with' ? { createPolicy } : undefined)
    return () => vi.unstubAllGlobals()
  })

  it.each(['/sw.js', '/assets/trends-worker-Ab12_-9z.js'])('[SEC-16] is trusted if it is ours: %s', async (url) => {
    const { trustedWorkerUrl } = await import('./trusted-url.ts')
    expect(trustedWorkerUrl(url)).toEqual(browser === 'with' ? { trusted: url } : url)
  })

  it.each([
    'https://elsewhere.example/sw.js',
    '//elsewhere.example/sw.js',
    '/sw.js?x',
    '/sw.js\n',
    '/api/sw.js',
    '/assets/../api/x.js',
    '/remotes/learn/assets/x.js',
    'data:text/javascript,1',
    'blob:x',
    '',
  ])('[SEC-16] is refused if it is not: %j', async (url) => {
    const { trustedWorkerUrl } = await import('./trusted-url.ts')
    expect(() => trustedWorkerUrl(url)).toThrow(TypeError)
  })
})
