import { vi } from 'vitest'

/** A sound of the browser that plays nothing. Tests tell what happens to it. */
class FakeAudio extends EventTarget {
  src = ''
  preload = ''
  volume = 1
  playbackRate = 1
  currentTime = 0
  duration = Number.NaN
  ended = false
  paused = true
  error: { code: number } | null = null
  /** Why the browser refuses to start; `undefined` when it starts. */
  refusal: string | undefined

  play(): Promise<void> {
    if (this.refusal) return Promise.reject(new DOMException('', this.refusal))
    this.paused = false
    return Promise.resolve()
  }

  pause(): void {
    if (this.paused) return
    this.paused = true
    this.tell('pause')
  }

  load(): void {}

  removeAttribute(): void {
    this.src = ''
  }

  tell(event: string): void {
    this.dispatchEvent(new Event(event))
  }

  /** The file has been loaded, and is heard. */
  begin(duration = 320): void {
    this.duration = duration
    this.tell('durationchange')
    this.tell('loadedmetadata')
    this.tell('playing')
  }

  moveTo(seconds: number): void {
    this.currentTime = seconds
    this.tell('timeupdate')
  }

  /** Fails as browsers do: 2 is a broken connection, 4 a file that cannot be played. */
  fail(code: 2 | 4): void {
    this.error = { code }
    this.tell('error')
  }

  end(): void {
    this.ended = true
    this.paused = true
    this.tell('pause')
    this.tell('ended')
  }
}

/** Replaces the sounds of the browser. Returns those that were made, in order. `refusal` is that of the next ones. */
export function fakeAudio() {
  const made: FakeAudio[] = []
  const next: { refusal?: string } = {}
  vi.stubGlobal(
    'Audio',
    class extends FakeAudio {
      constructor() {
        super()
        if (next.refusal) this.refusal = next.refusal
        made.push(this)
      }
    },
  )
  return { made, next, last: () => made.at(-1) as FakeAudio }
}

/** The lock screen: what it shows, and its buttons. */
export function fakeLockScreen() {
  const handlers = new Map<string, (details: object) => void>()
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    position: undefined as object | undefined,
    setActionHandler: (action: string, handler: (details: object) => void) => {
      if (action === 'stop') throw new TypeError('This browser has no stop')
      handlers.set(action, handler)
    },
    setPositionState: (position?: object) => void (session.position = position),
  }
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, details: object) {
    Object.assign(this, details)
  })
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  return { session, press: (action: string, details = {}) => handlers.get(action)?.(details), handlers }
}

/** The caches of the browser, and a service worker. Returns what each cache has, by name and path. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const state = { failure: undefined as string | undefined }
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, files)
      return {
        keys: async () => [...files.keys()].map((path) => ({ url: `http://localhost${path}` })),
        put: async (path: string, response: Response) => {
          if (state.failure) throw new DOMException('', state.failure)
          files.set(path, response)
        },
        delete: async (path: string) => files.delete(path),
      }
    },
    delete: async (name: string) => stored.delete(name),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true })
  return { stored, state }
}
