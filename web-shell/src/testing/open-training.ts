import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { changeIdOf } from '../../../shared/changes/change-id.ts'
import type { Day } from '../../../shared/days/model/schema.ts'
import { applyQueued, type TrainingChange } from '../../../shared/training/queued.ts'
import type { ActionType, Log, Session, TrainingState } from '../../../shared/training/schema.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { fakeService, reply, type SentRequest } from './fake-service.ts'
import { homeReply, SIGNED_IN } from './home.ts'
import { openApp } from './open-app.tsx'
import { respondWith } from './open-reports.ts'

const MINUTE_MS = 60_000
/** Today at noon. */
export const NOON = new Date().setHours(12, 0, 0, 0)

/** Makes it noon before each test of a file. The clock then stands still. */
export function standAtNoon(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
  afterEach(() => void vi.useRealTimers())
}

/** Moves the clock by minutes after noon, as if the device had slept meanwhile. */
export function wakeUpAt(minutes: number): void {
  vi.setSystemTime(NOON + minutes * MINUTE_MS)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Takes the network away, or brings it back. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** The id of a change some minutes before noon. */
export const idAgo = (minutes: number, random = 'heron1') => changeIdOf(NOON - minutes * MINUTE_MS, random)

/** The session of the examples: it began two hours before noon. */
export const SESSION: Session = { id: idAgo(120), targetIntervalMinutes: 75 }

export const logAgo = (minutes: number, actionType: ActionType = 'scheduled_void', more: Partial<Log> = {}): Log => ({
  id: idAgo(minutes),
  sessionId: SESSION.id,
  scheduledAt: NOON - minutes * MINUTE_MS,
  actionType,
  ...more,
})

/** The change that a request makes. */
function changeIn({ line, body }: SentRequest): TrainingChange {
  const [, session = '', what, log] = /training\/([^/]+)\/(\w+)(?:\/([^/ ]+))?/.exec(line) ?? []
  if (log !== undefined) return { type: 'undo', session, log }
  if (what === 'logs') return { type: 'log', session, log: body }
  if (what === 'interval') return { type: 'interval', session, interval: body }
  if (what === 'end') return { type: 'end', session, end: body }
  return { type: 'start', start: body }
}

interface OpenTrainingOptions {
  state?: TrainingState
  days?: readonly Day[]
  /** The logs of ten days. */
  logs?: readonly Log[]
  home?: Partial<Home>
  others?: Parameters<typeof fakeService>[0]
  path?: string
}

/** Opens bladder training, with a service that keeps its state. */
export function openTraining({
  state = { logs: [] },
  days = [],
  logs,
  home,
  others = {},
  path = '/tools/training',
}: OpenTrainingOptions = {}) {
  const service = { state }
  const apply = (sent: SentRequest) => {
    service.state = applyQueued(service.state, [changeIn(sent)])
    return reply(service.state)
  }
  const sent = fakeService({
    ...others,
    ...SIGNED_IN,
    'GET /api/home': () => homeReply(home),
    'GET /api/days?from=': respondWith(days),
    'GET /api/training/': () => reply({ logs: logs ?? service.state.logs }),
    'GET /api/training': () => reply(service.state),
    'POST /api/training': apply,
    'PUT /api/training': apply,
    'DELETE /api/training': apply,
    'GET /api/trends': () => reply({}),
    // Those of the test come first, and replace.
    ...others,
  })
  const changes = () => sent.filter(({ line }) => /^(POST|PUT|DELETE) \/api\/training/.test(line))
  return { ...openApp(path), sent, changes, service }
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const intervalField = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Interval' })
/** Waits until the countdown shows this. */
export const expectCountdown = (shown: string) => screen.findByText(shown, { selector: 'h2 + p > span' })
