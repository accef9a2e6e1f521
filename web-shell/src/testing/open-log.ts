import { fireEvent, screen } from '@testing-library/react'
import { emptyDay } from '../../../shared/days/model/day.ts'
import type { DayValues } from '../../../shared/days/model/fields.ts'
import type { Day, SavedDay } from '../../../shared/days/model/schema.ts'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../shared/preferences/preferences.ts'
import { addDays } from '../../../shared/time/local-date.ts'
import { today } from '../shell/first/api/clock.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { recordResponders } from './fake-records.ts'
import { fakeService, problem, reply, type SentRequest } from './fake-service.ts'
import { homeReply } from './home.ts'
import { ACCOUNT, openApp } from './open-app.tsx'

export const TODAY = today()
export const YESTERDAY = addDays(TODAY, -1)
export const knownDay: Day = {
  date: TODAY,
  version: 2,
  values: { painLevel: 4, notes: 'Cold feet' },
  writers: { painLevel: 'otherdev.7', notes: 'otherdev.2' },
  flareInferred: false,
}

/** The reply of the service to an edit of this day. */
export function savedReply(day: Day, { body }: SentRequest, flareInferred = false): SavedDay {
  const merged: Record<string, unknown> = { ...day.values, ...body.set }
  const values = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as DayValues
  const writers = Object.fromEntries(Object.keys(body.set).map((field) => [field, `${body.device}.${body.n}`]))
  return { day: { ...day, version: day.version + 1, values, writers: { ...day.writers, ...writers }, flareInferred } }
}

type Responder = (sent: SentRequest) => Response | Promise<Response>

interface OpenLogOptions {
  save?: Responder
  path?: string
  home?: Partial<Home>
  preferences?: Responder
  /** Days that the service returns, in addition to today or in its place. */
  days?: Record<string, Day>
  /** Dates of days that the service cannot return. */
  unreadableDates?: readonly string[]
  /** The replies to calls for custom symptoms and triggers. */
  custom?: Responder
  /** The days that the service returns for any month. */
  month?: Day[]
  /** Replies to other calls. */
  others?: Record<string, Responder>
}

/** Opens the log, by default for today, of which the service has an entry. */
export function openLog({
  save = (sent) => reply(savedReply(knownDay, sent)),
  path = '/log',
  home = {},
  preferences,
  days = {},
  unreadableDates = [],
  custom = () => problem('unexpected'),
  month = [],
  others = {},
}: OpenLogOptions = {}) {
  let currentPreferences = home.preferences ?? DEFAULT_PREFERENCES
  const editPreferences: Responder = ({ body }) => {
    currentPreferences = applyPreferencesEdit(currentPreferences, body)
    return reply(currentPreferences)
  }
  const sent = fakeService({
    'GET /api/auth/session': () => reply({ account: home.account ?? ACCOUNT }),
    'GET /api/home': () => homeReply({ today: knownDay, loggedOn: [TODAY], ...home }),
    ...Object.fromEntries(Object.values(days).map((day) => [`GET /api/days/${day.date}`, () => reply(day)])),
    ...Object.fromEntries(unreadableDates.map((date) => [`GET /api/days/${date}`, () => problem('not-found')])),
    [`GET /api/days/${TODAY}`]: () => reply(days[TODAY] ?? knownDay),
    'GET /api/days?from=': () => reply({ days: month, names: {} }),
    'GET /api/days/': () => reply(emptyDay(YESTERDAY)),
    'PUT /api/days/': save,
    'PUT /api/preferences': preferences ?? editPreferences,
    'POST /api/custom/': custom,
    'PUT /api/custom/': custom,
    'DELETE /api/custom/': custom,
    'POST /api/auth/sign-in': () => reply({ account: home.account ?? ACCOUNT }),
    ...recordResponders(),
    ...others,
  })
  const puts = () => sent.filter(({ line }) => line.startsWith('PUT /api/days'))
  return { ...openApp(path), puts, sent }
}

/** Opens the log and starts to edit the saved day. */
export async function openToEdit(save?: Responder) {
  const opened = openLog(save ? { save } : {})
  fireEvent.click(await button("Edit Today's Log"))
  return opened
}

export const pain = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Pain' })
export const urgency = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Urgency' })
export const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note')
export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
export const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
export const moveTo = (slider: HTMLElement, value: number) =>
  fireEvent.change(slider, { target: { value: String(value) } })
