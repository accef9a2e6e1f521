import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postFile } from './post-file.ts'

const STEP_MS = 29_000

class FakeRequest extends EventTarget {
  static latest: FakeRequest
  upload = new EventTarget()
  status = 0
  /** As in browsers: a limit for the whole request. */
  set timeout(limit: number) {
    setTimeout(() => this.dispatchEvent(new Event('timeout')), limit)
  }
  open(): void {
    FakeRequest.latest = this
  }
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 10 }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function send() {
  const onProgress = vi.fn()
  const { signal } = new AbortController()
  const post = { id: 'any', url: 'https://inbox.example/', fields: {} }
  const outcome = postFile(post, new File(['sound'], 'pond.mp3'), { onProgress, signal }).then(
    () => 'sent',
    () => 'lost',
  )
  return { onProgress, outcome, request: FakeRequest.latest }
}

test('[ADM-04] [ADM-06] a slow connection sends a file for minutes', async () => {
  const { onProgress, outcome, request } = send()
  for (let loaded = 1; loaded <= 10; loaded++) {
    await vi.advanceTimersByTimeAsync(STEP_MS)
    request.progress(loaded)
  }
  await vi.advanceTimersByTimeAsync(STEP_MS)
  request.status = 204
  request.dispatchEvent(new Event('load'))
  expect(await outcome).toBe('sent')
  expect(onProgress).toHaveBeenLastCalledWith(1)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([0, 3])(
  '[ADM-04] [ADM-06] after 30 s in which nothing was sent, the connection is lost: %i',
  async (steps) => {
    const { outcome, request } = send()
    for (let loaded = 1; loaded <= steps; loaded++) {
      await vi.advanceTimersByTimeAsync(STEP_MS)
      request.progress(loaded)
    }
    await vi.advanceTimersByTimeAsync(30_000)
    expect(vi.getTimerCount()).toBe(0)
    expect(await outcome).toBe('lost')
  },
)
