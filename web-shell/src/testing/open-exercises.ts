import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { KeptSession } from '../../../shared/exercises/newest.ts'
import { KeptExercises } from '../../../shared/exercises/records.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { fakeRecords, recordResponders } from './fake-records.ts'
import { fakeService, reply } from './fake-service.ts'
import { homeReply, SIGNED_IN } from './home.ts'
import { openApp } from './open-app.tsx'

let clockMs = 0

/** What the browser was asked to do at its edges. */
export const edges = {
  animate: vi.fn(),
  vibrate: vi.fn(),
  requestWakeLock: vi.fn(),
  releaseWakeLock: vi.fn(),
}

/** An animation that stands where it was set. */
function animation(keyframes: Keyframe[], options: KeyframeAnimationOptions) {
  const made = { currentTime: 0, isPaused: false, pause: () => void (made.isPaused = true), cancel: vi.fn() }
  edges.animate({ made, keyframes, options })
  return made
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value })

/** Makes the steady clock stand still, and records what the browser is asked to do, in all tests of a file. */
export function standStill(): void {
  beforeEach(() => {
    clockMs = 1_000_000
    vi.spyOn(performance, 'now').mockImplementation(() => clockMs)
    for (const edge of Object.values(edges)) edge.mockReset()
    edges.requestWakeLock.mockImplementation(async () => ({ released: false, release: edges.releaseWakeLock }))
    edges.releaseWakeLock.mockImplementation(async () => undefined)
    define(Element.prototype, 'animate', animation)
    define(navigator, 'vibrate', edges.vibrate)
    define(navigator, 'wakeLock', { request: edges.requestWakeLock })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.removeItem('breathing')
    for (const name of ['vibrate', 'wakeLock']) Reflect.deleteProperty(navigator, name)
  })
}

/** Lets time pass, as if the page had been in the background meanwhile. */
export function passSeconds(seconds: number): void {
  clockMs += seconds * 1_000
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Lets the device prefer less motion. */
export function preferLessMotion(): void {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = matchMedia(query)
    if (query.includes('prefers-reduced-motion')) define(media, 'matches', true)
    return media
  })
}

interface OpenExercisesOptions {
  path?: string
  sessions?: readonly KeptSession[]
  /** Changes what is stored before the screen opens. */
  prepare?: (records: ReturnType<typeof fakeRecords>) => void
  home?: Partial<Home>
  others?: Parameters<typeof fakeService>[0]
}

/** Opens the exercises of a signed-in user, with a service that keeps sessions. */
export function openExercises({
  path = '/tools/exercises',
  sessions = [],
  prepare,
  home,
  others = {},
}: OpenExercisesOptions = {}) {
  const records = fakeRecords(KeptExercises, Object.fromEntries(sessions.map(({ id, ...values }) => [id, values])))
  prepare?.(records)
  const sent = fakeService({
    ...others,
    ...SIGNED_IN,
    'GET /api/home': () => homeReply(home),
    ...recordResponders(records),
    'GET /api/trends': () => reply({}),
    // Those of the test come first, and replace.
    ...others,
  })
  const changes = () => sent.filter(({ line }) => line.startsWith('PUT /api/records/exercises'))
  return { ...openApp(path), sent, changes, records }
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** The pacer. */
export const pacer = async (name = 'In 4 · out 6') => within(await screen.findByRole('dialog', { name }))
