import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { changeIdOf } from '../../../shared/changes/change-id.ts'
import { actOn } from '../../../shared/reminders/act-on.ts'
import { activeReminders, removeReminder, saveReminder } from '../../../shared/reminders/rules.ts'
import type { ActionLog, Reminder, RemindersState } from '../../../shared/reminders/schema.ts'
import { forgetTimes } from '../features/reminders/times/use-times.ts'
import { fakeService, reply, type SentRequest } from './fake-service.ts'
import { SIGNED_IN } from './home.ts'
import { openApp } from './open-app.tsx'
import { NOON } from './open-training.ts'

const MINUTE_MS = 60_000
const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The id of a change some minutes before noon. */
export const idAgo = (minutes: number, random = 'heron1') => changeIdOf(NOON - minutes * MINUTE_MS, random)

/** A tablet every day at eleven, which is due at noon. */
export const TABLET: Reminder = {
  id: idAgo(300),
  title: 'Morning tablet',
  note: 'With a little food',
  kind: 'medicine',
  schedule: { frequency: 'daily', times: ['11:00'] },
  edit: idAgo(300),
  countsFromAt: NOON - 300 * MINUTE_MS,
}

/** A glass of water every two hours. The next one is at two, because the last was just drunk. */
export const WATER: Reminder = {
  id: idAgo(600),
  title: 'A glass of water',
  kind: 'water',
  schedule: { frequency: 'hours', everyHours: 2, from: '08:00', until: '20:00' },
  edit: idAgo(600),
  countsFromAt: NOON,
}

/** Applies a request as the service does. */
function apply(state: RemindersState, { line, body }: SentRequest): RemindersState {
  const [, id = '', what] = /reminders\/([^/]+)(?:\/(\w+))?/.exec(line) ?? []
  if (id === 'settings') return { ...state, settings: body }
  const { reminders, zone } = state
  const change = () => {
    if (what === 'deletion') return removeReminder(reminders, id, body.change)
    if (what === 'actions') return reminders.map((each) => (each.id === id ? actOn(each, body) : each))
    return saveReminder(reminders, { id, zone }, body)
  }
  return { ...state, reminders: [...change()] }
}

interface OpenRemindersOptions {
  state?: Partial<RemindersState>
  logs?: readonly ActionLog[]
  others?: Parameters<typeof fakeService>[0]
  path?: string
}

/** Opens reminders, with a service that keeps its state. */
export function openReminders({ state, logs = [], others = {}, path = '/reminders' }: OpenRemindersOptions = {}) {
  forgetTimes()
  const service = { state: { reminders: [], settings: { showsTitle: false }, zone: DEVICE_ZONE, ...state } }
  const shown = () => reply({ ...service.state, reminders: activeReminders(service.state.reminders) })
  const change = (sent: SentRequest) => {
    service.state = apply(service.state, sent)
    return shown()
  }
  const sent = fakeService({
    ...others,
    'GET /api/reminders/history': () => reply({ logs }),
    ...SIGNED_IN,
    'GET /api/reminders': shown,
    'PUT /api/reminders': change,
    'POST /api/reminders': change,
    // Those of the test replace these.
    ...others,
  })
  const changes = () => sent.filter(({ line }) => /^(POST|PUT) \/api\/reminders/.test(line))
  return { ...openApp(path), sent, changes, service }
}

/** Waits for a change to be sent, and returns its line and body. */
export async function sentChange(changes: () => SentRequest[], index = 0): Promise<SentRequest> {
  await waitFor(() => expect(changes().length).toBeGreaterThan(index))
  return changes()[index] as SentRequest
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const tab = (name: string) => screen.findByRole('tab', { name })
