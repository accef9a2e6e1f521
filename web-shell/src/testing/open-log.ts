import { fireEvent, screen } from '@testing-library/react'
import { emptyDay } from '../../../shared/days/model/day.ts'
import type { DayValues } from '../../../shared/days/model/fields.ts'
import type { Day, Saved } from '../../../shared/days/model/schema.ts'
import { DEFAULT_PREFERENCES, withEdit } from '../../../shared/preferences/preferences.ts'
import { addDays } from '../../../shared/time/local-date.ts'
import { today } from '../shell/first/api/clock.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { fakeService, problem, reply, type Sent } from './fake-service.ts'
import { homeReply } from './home.ts'
import { ACCOUNT, openApp } from './open-app.tsx'

export const TODAY = today()
export const YESTERDAY = addDays(TODAY, -1)
export const known: Day = {
  date: TODAY,
  version: 2,
  values: { painLevel: 4, notes: 'Cold feet' },
  writers: { painLevel: 'otherdev.7', notes: 'otherdev.2' },
  flareInferred: false,
}

/** What the service makes of an operation. */
export function applied(day: Day, { body }: Sent, flareInferred = false): Saved {
  const all: Record<string, unknown> = { ...day.values, ...body.set }
  const values = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as DayValues
  const writers = Object.fromEntries(Object.keys(body.set).map((field) => [field, `${body.device}.${body.n}`]))
  return { day: { ...day, version: day.version + 1, values, writers: { ...day.writers, ...writers }, flareInferred } }
}

type Save = (sent: Sent) => Response | Promise<Response>

interface Setting {
  save?: Save
  path?: string
  home?: Partial<Home>
  preferences?: Save
  /** Days that the service knows, beside or in place of today's. */
  days?: Record<string, Day>
  /** Days that cannot be read. */
  unread?: readonly string[]
  /** What the service answers to calls of the person's own symptoms and triggers. */
  custom?: Save
  /** The days of every month. */
  month?: Day[]
}

/** Opens the screen on a day that the service knows, with what home says of its person. */
export function openLog({
  save = (sent) => reply(applied(known, sent)),
  path = '/log',
  home = {},
  preferences,
  days = {},
  unread = [],
  custom = () => problem('unexpected'),
  month = [],
}: Setting = {}) {
  let chosen = home.preferences ?? DEFAULT_PREFERENCES
  const choose: Save = ({ body }) => {
    chosen = withEdit(chosen, body)
    return reply(chosen)
  }
  const sent = fakeService({
    'GET /api/auth/session': () => reply({ account: home.account ?? ACCOUNT }),
    'GET /api/home': () => homeReply({ today: known, loggedOn: [TODAY], ...home }),
    ...Object.fromEntries(Object.values(days).map((day) => [`GET /api/days/${day.date}`, () => reply(day)])),
    ...Object.fromEntries(unread.map((date) => [`GET /api/days/${date}`, () => problem('not-found')])),
    [`GET /api/days/${TODAY}`]: () => reply(days[TODAY] ?? known),
    'GET /api/days?month=': () => reply({ days: month, names: {} }),
    'GET /api/days/': () => reply(emptyDay(YESTERDAY)),
    'PUT /api/days/': save,
    'PUT /api/preferences': preferences ?? choose,
    'POST /api/custom/': custom,
    'PUT /api/custom/': custom,
    'DELETE /api/custom/': custom,
    'POST /api/auth/sign-in': () => reply({ account: home.account ?? ACCOUNT }),
  })
  const puts = () => sent.filter(({ line }) => line.startsWith('PUT /api/days'))
  return { ...openApp(path), puts, sent }
}

/** Opens it and begins to change the day that was saved. */
export async function openToEdit(save?: Save) {
  const opened = openLog(save ? { save } : {})
  fireEvent.click(await button("Edit Today's Log"))
  return opened
}

export const pain = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Pain' })
export const urgency = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Urgency' })
export const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note')
export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
export const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
export const moveTo = (slider: HTMLElement, value: number) =>
  fireEvent.change(slider, { target: { value: String(value) } })
