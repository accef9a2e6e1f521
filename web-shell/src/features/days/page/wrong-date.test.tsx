// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay, isLogged } from '../../../../../shared/days/model/day.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import { problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { currentAddress } from '../../../testing/open-app.tsx'
import {
  button,
  isDisabled,
  knownDay,
  moveTo,
  openLog,
  pain,
  savedReply,
  TODAY,
  YESTERDAY,
} from '../../../testing/open-log.ts'

afterEach(() => void vi.restoreAllMocks())

/** Home contains this day only as a logged date. */
const LONG_AGO = addDays(TODAY, -10)
const named = (date: LocalDate) => formatDay(date, TODAY)
const oldDay: Day = { ...knownDay, date: LONG_AGO }

interface Options {
  path?: string
  loggedOn?: LocalDate[]
  save?: (sent: SentRequest, stored: Record<LocalDate, Day>) => Response | Promise<Response>
}

/** Opens the log of a service that stores what it gets. */
function openStored({ path = '/log', loggedOn = [TODAY, LONG_AGO], save = accept }: Options = {}) {
  const stored: Record<LocalDate, Day> = Object.fromEntries(
    [knownDay, emptyDay(YESTERDAY), oldDay].map((day) => [day.date, { ...day }]),
  )
  const isStillLogged = (date: LocalDate) => isLogged(stored[date] ?? emptyDay(date))
  const home = {
    get today() {
      return { ...(stored[TODAY] ?? emptyDay(TODAY)) }
    },
    get loggedOn() {
      const dates = new Set([...loggedOn, YESTERDAY])
      return [...dates].filter(isStillLogged).toSorted().toReversed()
    },
  }
  return { ...openLog({ path, days: stored, home, save: (sent) => save(sent, stored) }), stored }
}
function accept(sent: SentRequest, stored: Record<LocalDate, Day>): Response {
  const day = stored[sent.body.date] ?? emptyDay(sent.body.date)
  const saved = savedReply(day, sent)
  return reply({ day: Object.assign(day, saved.day) })
}

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

type User = ReturnType<typeof openLog>['user']
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const openSheet = async (user: User) => {
  await user.click(await button('Wrong date?'))
  return dialog('Wrong date?')
}
const dayButton = (within_: { getByText: typeof screen.getByText }, date: LocalDate) =>
  within_.getByText(new RegExp(`^${named(date)}: `)).closest('button') as HTMLButtonElement

async function moveDay(user: User, target: LocalDate): Promise<void> {
  const sheet = await openSheet(user)
  expect(isDisabled(sheet.getByRole('button', { name: 'Move' }))).toBe(true)
  await user.click(dayButton(sheet, target))
  const move = sheet.getByRole('button', { name: `Move to ${named(target)}` })
  await waitFor(() => expect(isDisabled(move)).toBe(false))
  await user.click(move)
}
async function clearDay(user: User, date: LocalDate): Promise<void> {
  await user.click((await openSheet(user)).getByRole('button', { name: 'Clear this day' }))
  const question = await dialog(`Clear ${named(date)}?`)
  question.getByText('Everything logged on this day is deleted.')
  await user.click(question.getByRole('button', { name: 'Clear' }))
}

const valuesOf = ({ values }: { values: DayValues } = { values: {} }) => values

test('[LOG-11] a day is moved: it stands on the other date, and the first day is not logged', async () => {
  const { user, puts, stored } = openStored()
  await moveDay(user, YESTERDAY)
  await screen.findByText(`Moved to ${named(YESTERDAY)}`)
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  expect(currentAddress()).toBe(`/log?date=${YESTERDAY}`)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts().map(({ body }) => [body.date, body.set])).toEqual([
    [YESTERDAY, knownDay.values],
    [TODAY, { painLevel: null, notes: null }],
  ])
  expect(puts()[1]?.body.seen).toEqual({ painLevel: ['otherdev.7'], notes: ['otherdev.2'] })
  expect((await pain()).value).toBe('4')
  const strip = within(screen.getByRole('list', { name: 'The last two weeks' }))
  await waitFor(() => strip.getByText(`${named(TODAY)}: not logged`))
  strip.getByText(`${named(YESTERDAY)}: logged`)
  expect([valuesOf(stored[TODAY]), valuesOf(stored[YESTERDAY])]).toEqual([{}, knownDay.values])
})

test('[LOG-11] Undo moves the day back', async () => {
  const { user, puts, stored } = openStored()
  await moveDay(user, YESTERDAY)
  await user.click(await button('Undo'))
  await screen.findByRole('heading', { level: 1, name: 'Log Symptoms' })
  await waitFor(() => expect(puts()).toHaveLength(4))
  await screen.findByText('Today is logged.')
  expect([valuesOf(stored[TODAY]), valuesOf(stored[YESTERDAY])]).toEqual([knownDay.values, {}])
})

test('[LOG-11] a day is cleared only after a question, and Undo sets its values again', async () => {
  const { user, puts, stored } = openStored({ path: '/today' })
  await user.click((await openSheet(user)).getByRole('button', { name: 'Clear this day' }))
  await user.click((await dialog(`Clear ${named(TODAY)}?`)).getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(puts()).toHaveLength(0)
  await clearDay(user, TODAY)
  await screen.findByText(`${named(TODAY)} is cleared`)
  await button('Submit Entry')
  await waitFor(() => expect(valuesOf(stored[TODAY])).toEqual({}))
  expect(screen.queryByRole('button', { name: 'Wrong date?' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  await user.click(await button('Undo'))
  await button('Entry Saved')
  await waitFor(() => expect(valuesOf(stored[TODAY])).toEqual(knownDay.values))
})

test('[LOG-11] a day that has an entry cannot be chosen, also if only another device knows of it', async () => {
  const { user, puts } = openStored({ loggedOn: [TODAY] })
  const sheet = await openSheet(user)
  expect(isDisabled(dayButton(sheet, TODAY))).toBe(true)
  await user.click(dayButton(sheet, TODAY))
  sheet.getByRole('button', { name: 'Move' })
  await user.click(dayButton(sheet, LONG_AGO))
  await sheet.findByText(`${named(LONG_AGO)} has an entry already.`)
  const move = sheet.getByRole('button', { name: `Move to ${named(LONG_AGO)}` })
  expect(isDisabled(move)).toBe(true)
  await user.click(move)
  expect(puts()).toHaveLength(0)
})

test('[LOG-11] a day without an entry, or with unsaved changes, cannot be moved', async () => {
  const { user } = openStored({ path: `/log?date=${YESTERDAY}` })
  await pain()
  expect(screen.queryByRole('button', { name: 'Wrong date?' })).toBeNull()
  await user.click(await button('Cancel'))
  await button('Wrong date?')
  await user.click(await button("Edit Today's Log"))
  moveTo(await pain(), 6)
  await button('Discard changes')
  expect(screen.queryByRole('button', { name: 'Wrong date?' })).toBeNull()
})

test('[LOG-14] [RELY-02] a day moved offline is sent after the app was closed and opened again', async () => {
  const first = openStored()
  await button('Wrong date?')
  setOnline(false)
  await moveDay(first.user, YESTERDAY)
  await screen.findByText(`Moved to ${named(YESTERDAY)}`)
  screen.getByText(/will sync when you reconnect/)
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  expect((await pain()).value).toBe('4')
  first.close()
  expect(first.puts()).toHaveLength(0)
  setOnline(true)
  const { puts } = openStored()
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts().map(({ body }) => body.date)).toEqual([YESTERDAY, TODAY])
})

test('[LOG-14] a day cleared offline is shown as not logged, also one that home does not contain', async () => {
  const { user } = openStored({ path: `/log?date=${LONG_AGO}` })
  await button('Wrong date?')
  setOnline(false)
  await clearDay(user, LONG_AGO)
  await screen.findByText(`${named(LONG_AGO)} is cleared`)
  const strip = within(screen.getByRole('list', { name: 'The last two weeks' }))
  await waitFor(() => strip.getByText(`${named(LONG_AGO)}: not logged`))
})

function withoutStorage() {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
}
const withStorage = () => undefined
const pause = () => new Promise((resolve) => setTimeout(resolve, 300))

test.each([
  ['fails for now', 'unavailable', 2, withStorage],
  ['is refused', 'date-in-future', 1, withStorage],
  ['fails for now, without storage on the device', 'unavailable', 2, withoutStorage],
  ['is refused, without storage on the device', 'date-in-future', 1, withoutStorage],
] as const)(
  '[RELY-02] the first day is not cleared before the service has the copy, nor when that %s',
  async (_name, code, requests, prepare) => {
    prepare()
    const answer = Promise.withResolvers<void>()
    const { user, puts, stored, close } = openStored({
      save: (sent, days) =>
        sent.body.date === YESTERDAY ? answer.promise.then(() => problem(code)) : accept(sent, days),
    })
    await moveDay(user, YESTERDAY)
    await waitFor(() => expect(puts()).toHaveLength(1))
    await screen.findByText(`Moved to ${named(YESTERDAY)}`)
    await pause()
    expect(puts().map(({ body }) => body.date)).toEqual([YESTERDAY])
    answer.resolve()
    // A request that failed for now is repeated once before that counts.
    await waitFor(() => expect(puts()).toHaveLength(requests), { timeout: 3_000 })
    await pause()
    close()
    expect(puts().filter(({ body }) => body.date === TODAY)).toEqual([])
    expect(valuesOf(stored[TODAY])).toEqual(knownDay.values)
  },
)

test('[RELY-02] the first day keeps its values when the page closes before the service has the copy', async () => {
  const { user, puts, stored, close } = openStored({ save: () => new Promise<Response>(() => undefined) })
  await moveDay(user, YESTERDAY)
  await waitFor(() => expect(puts()).toHaveLength(1))
  close()
  await pause()
  expect(puts().map(({ body }) => body.date)).toEqual([YESTERDAY])
  expect(valuesOf(stored[TODAY])).toEqual(knownDay.values)
})

test('[LOG-11] [RELY-02] Undo of a clearing does not replace what was entered on another device meanwhile', async () => {
  const { user, puts, stored } = openStored({
    save: ({ body, ...sent }, days) =>
      accept({ ...sent, body: body.set.notes === null ? { ...body, set: { painLevel: 9, notes: null } } : body }, days),
  })
  await clearDay(user, TODAY)
  await waitFor(async () => expect((await pain()).value).toBe('9'))
  await user.click(await button('Undo'))
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts()[1]?.body.set).toEqual({ notes: 'Cold feet' })
  await waitFor(() => expect(valuesOf(stored[TODAY])).toEqual({ painLevel: 9, notes: 'Cold feet' }))
})

test('[LOG-14] without storage on the device, a day that is cleared or put back offline says where it is kept', async () => {
  withoutStorage()
  const { user } = openStored()
  await pain()
  setOnline(false)
  await clearDay(user, TODAY)
  await screen.findByText(/This browser could not keep it/)
  await user.click(await button('Undo'))
  await screen.findByText('It is as it was')
  await screen.findByText(/This browser could not keep it/)
  setOnline(true)
})
