// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DayValues } from '../../../../shared/days/model/fields.ts'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { SERIES } from '../../../../shared/trends/columns.ts'
import { columnsOf } from '../../../../tests/fixtures/data/columns.ts'
import { today } from '../../shell/first/api/clock.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { currentQueue } from '../../shell/later/offline/queue/watch-queue.ts'
import { fakeService, noNetwork, problem, reply, type SentRequest } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { currentAddress, openApp } from '../../testing/open-app.tsx'

const TODAY = today()
const { resolve } = createRequire(import.meta.url)
const fontBytes = readFileSync(resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'))

const day = (age: number, values: DayValues): Day => ({
  date: addDays(TODAY, -age),
  version: 1,
  values,
  writers: {},
  flareInferred: false,
})
const DAYS = Array.from({ length: 60 }, (_, age) =>
  day(age, { painLevel: age < 30 ? 4 : 6, medications: ['Pentosan'] }),
)
const FREE: Partial<Home> = { premium: { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 } }

/** Returns days of the asked range, as the service does. */
function respondWith(days: readonly Day[]) {
  return ({ line }: SentRequest) => {
    const query = new URLSearchParams(line.split('?')[1])
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
    return reply({ days: days.filter(({ date }) => from <= date && date <= to), names: {} })
  }
}

function openReports({
  path = '/reports',
  days = DAYS,
  home = {},
  questions = [],
  others = {},
}: {
  path?: string
  days?: readonly Day[]
  home?: Partial<Home>
  questions?: readonly string[]
  others?: Parameters<typeof fakeService>[0]
} = {}) {
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply(home),
    'GET /api/days?from=': respondWith(days),
    'GET /api/reports/questions': () => reply({ questions }),
    'PUT /api/reports/questions': ({ body }) => reply(body),
    ...others,
    'GET /': () => new Response(new Uint8Array(fontBytes)),
  })
  const ranges = () => sent.filter(({ line }) => line.includes('/days?')).map(({ line }) => line.split('?')[1])
  return { ...openApp(path), sent, ranges }
}

const paper = async () => within(await screen.findByRole('article', { name: 'The report' }))
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

/** What is downloaded or shared. */
let files: File[] = []
beforeEach(() => {
  files = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as File)}`)
})
afterEach(() => {
  onlineManager.setOnline(true)
  Reflect.deleteProperty(navigator, 'canShare')
})

describe('the report', () => {
  test('[REPORT-01] [ROUTE-03] is of the last thirty days, beside the thirty before, in one request', async () => {
    const { ranges } = openReports({ questions: ['Why?'] })
    const report = await paper()
    expect(report.getByRole('heading', { level: 2, name: 'Mia Hart' })).toBeTruthy()
    expect(cellsOf(/^Pain/)).toEqual(['4 (30)', '4', '6 (30)'])
    expect(cellsOf(/^Pentosan/)).toEqual(['30 of 30', '30 of 30'])
    expect(report.getByText('Pain was lower than in the period before: 4, against 6 then.')).toBeTruthy()
    expect(report.getByText('Why?')).toBeTruthy()
    expect(report.getByText('Recorded by the patient in Stillwater. Not a diagnosis.')).toBeTruthy()
    expect(report.getByRole('heading', { name: 'Day by day' })).toBeTruthy()
    expect(ranges()).toEqual([`from=${addDays(TODAY, -59)}&to=${TODAY}`])
  })

  test('[REPORT-01] without Premium has all but the charts, and says so in one line', async () => {
    openReports({ home: FREE })
    const report = await paper()
    expect(cellsOf(/^Pain/)).toEqual(['4 (30)', '4', '6 (30)'])
    expect(report.queryByRole('heading', { name: 'Day by day' })).toBeNull()
    expect(report.getByRole('heading', { name: 'The days' })).toBeTruthy()
    expect(report.getByText(/^Charts in reports are part of Premium\./)).toBeTruthy()
  })

  test('[REPORT-01] of other days stands in the address', async () => {
    const { user } = openReports()
    await paper()
    await user.click(screen.getByRole('radio', { name: '90 days' }))
    expect(currentAddress()).toBe(`/reports?from=${addDays(TODAY, -89)}&to=${TODAY}`)
    expect(await screen.findByText('Self-recorded; 60 of 90 days logged.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('From'), { target: { value: addDays(TODAY, -4) } })
    expect(await screen.findByText('Self-recorded; 5 of 5 days logged.')).toBeTruthy()
    expect(currentAddress()).toBe(`/reports?from=${addDays(TODAY, -4)}&to=${TODAY}`)
  })

  test('[REPORT-01] has none while the dates are wrong, and says why', async () => {
    openReports()
    await paper()
    for (const [label = '', value, words = ''] of [
      ['From', addDays(TODAY, 1), 'The report ends before it begins. Choose a later date, or begin earlier.'],
      ['To', addDays(TODAY, 1), 'This day has not come yet. Choose today or an earlier date.'],
      ['To', '', 'Choose a date.'],
      ['From', '1990-01-01', 'A report has ten years at most. Begin later.'],
    ]) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
      expect(screen.getByText(words)).toBeTruthy()
      expect(screen.queryByRole('article')).toBeNull()
      expect(currentAddress()).toBe('/reports')
      fireEvent.change(screen.getByLabelText('From'), { target: { value: addDays(TODAY, -29) } })
      fireEvent.change(screen.getByLabelText('To'), { target: { value: TODAY } })
      await paper()
      history.replaceState(null, '', '/reports')
    }
  })

  test.each(['?from=2026-02-30&to=x', `?from=${TODAY}&to=2020-01-01`, '?from=2020-01-01'])(
    '[REPORT-01] [ROUTE-03] opens with the last thirty days for the address %s',
    async (query) => {
      const { ranges } = openReports({ path: `/reports${query}` })
      await paper()
      expect(ranges()).toEqual([`from=${addDays(TODAY, -59)}&to=${TODAY}`])
    },
  )

  test('[REPORT-01] of days without an entry says so, and leads to the log', async () => {
    openReports({ days: [] })
    expect(await screen.findByRole('heading', { name: 'There is nothing to report on these days' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log Symptoms' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull()
  })

  test('[REPORT-01] that comes in pages has all of them', async () => {
    const pages: (string | null)[] = []
    openReports({
      others: {
        'GET /api/days?from=': ({ line }) => {
          const to = new URLSearchParams(line.split('?')[1]).get('to') ?? ''
          pages.push(to)
          const days = DAYS.filter(({ date }) => date <= to).slice(0, 25)
          const next = addDays(days.at(-1)?.date ?? TODAY, -1)
          return reply({ days, names: {}, ...(pages.length < 3 && { next }) })
        },
      },
    })
    await paper()
    expect(pages).toEqual([TODAY, addDays(TODAY, -25), addDays(TODAY, -50)])
    expect(cellsOf(/^Pain/)).toEqual(['4 (30)', '4', '6 (30)'])
  })

  test('[REPORT-01] has edits that wait to be sent', async () => {
    openReports({ days: DAYS.slice(1), others: { 'PUT /api/days/': () => noNetwork() } })
    await paper()
    expect(cellsOf(/^Pain/)).toEqual(['4 (29)', '4', '6 (30)'])
    await act(async () => {
      await currentQueue()?.add({ date: TODAY, set: { painLevel: 10 }, seen: {}, editedAt: Date.now(), zone: 'UTC' })
    })
    expect(cellsOf(/^Pain/)).toEqual(['4.2 (30)', '4–10', '6 (30)'])
  })

  test('[REPORT-01] that cannot be read can be tried again', async () => {
    let works = false
    const { user } = openReports({
      days: DAYS,
      others: { 'GET /api/days?from=': (sent) => (works ? respondWith(DAYS)(sent) : problem('unexpected')) },
      home: { today: { ...day(0, {}), version: 0 } },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 })
    expect(screen.queryByRole('article')).toBeNull()
    works = true
    await user.click(retry)
    await paper()
  })

  test('[REPORT-01] [SW-02] without a network has what the device knows, and says which days are missing', async () => {
    openReports({
      others: { 'GET /api/days?from=': () => noNetwork() },
      home: { today: day(0, { painLevel: 4 }), recent: [day(1, { painLevel: 2 }), day(3, { painLevel: 3 })] },
    })
    const report = await paper()
    expect(
      screen.getByText('Your days could not be read, so this report has only what is on this device.'),
    ).toBeTruthy()
    expect(report.getByText('Self-recorded; 3 of 30 days logged.')).toBeTruthy()
    expect(report.getByText(/^Not on this device, or not complete: .+\. A connection brings them back\.$/)).toBeTruthy()
    expect(report.getByText('Of the period before, 30 days are not on this device.')).toBeTruthy()
    expect(cellsOf(/^Pain/)).toEqual(['too few (3)', '2–4', '–'])
  })
})

test('[REPORT-01] [SW-02] without a network, days of which only the trends know are counted and named', async () => {
  const columns = { ...columnsOf(DAYS.slice(1, 11), SERIES), names: {}, generation: '0' }
  const { user } = openReports({
    path: '/trends',
    others: { 'GET /api/days?from=': () => noNetwork(), 'GET /api/trends': () => reply(columns) },
    home: { today: day(0, { painLevel: 9 }), recent: DAYS.slice(1, 7) },
  })
  await user.click(await screen.findByRole('link', { name: /^Report for a visit/ }))
  const report = await paper()
  expect(report.getByText('Self-recorded; 11 of 30 days logged.')).toBeTruthy()
  expect(cellsOf(/^Pain/)).toEqual(['4.5 (11)', '4–9', '–'])
  // Home knows the last seven days; the four before them are only columns.
  expect(report.getByText(/^Not on this device, or not complete: /)).toBeTruthy()
})

describe('the PDF', () => {
  const press = async (user: ReturnType<typeof openReports>['user']) => {
    await paper()
    await user.click(screen.getByRole('button', { name: 'PDF' }))
    return screen.findByText('Your PDF is ready', {}, { timeout: 15_000 })
  }

  test('[REPORT-01] is downloaded where there is no share sheet', async () => {
    const { user } = openReports()
    await press(user)
    expect(files).toHaveLength(1)
    expect(files[0]?.name).toBe(`stillwater-report-${addDays(TODAY, -29)}-to-${TODAY}.pdf`)
    expect(await files[0]?.slice(0, 8).text()).toBe('%PDF-1.7')
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(files).toHaveLength(2)
  })

  test('[REPORT-01] goes to the share sheet where there is one, also after it was closed', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    Object.assign(navigator, { canShare: () => true, share })
    const { user } = openReports()
    await press(user)
    expect(share).toHaveBeenCalledTimes(1)
    expect(files).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Share…' }))
    expect(share).toHaveBeenCalledTimes(2)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(files).toHaveLength(1)
  })

  test('[REPORT-01] whose font does not load says that nothing is lost', async () => {
    const { user } = openReports({ others: { 'GET /node_modules': () => noNetwork(), 'GET /@fs': () => noNetwork() } })
    await paper()
    await user.click(screen.getByRole('button', { name: 'PDF' }))
    expect(await screen.findByText('The PDF could not be made', {}, { timeout: 15_000 })).toBeTruthy()
  })

  test('[REPORT-01] print opens the browser’s own', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = openReports()
    await paper()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })
})

describe('the questions', () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your questions')
  const save = () => screen.getByRole('button', { name: 'Save questions' })

  test('[REPORT-01] are saved, and stand in the report', async () => {
    const { user, sent } = openReports({ questions: ['Why?'] })
    await (await paper()).findByText('Why?')
    expect((await field()).value).toBe('Why?')
    fireEvent.change(await field(), { target: { value: 'Why?\n\n  Since when?  \n' } })
    await user.click(save())
    expect(await (await paper()).findByText('Since when?')).toBeTruthy()
    expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ questions: ['Why?', 'Since when?'] })
  })

  test('[REPORT-01] that cannot be saved stay as they were typed, also on another screen', async () => {
    const { user } = openReports({ others: { 'PUT /api/reports/questions': () => noNetwork() } })
    await paper()
    fireEvent.change(await field(), { target: { value: 'Is it the coffee?' } })
    await user.click(save())
    expect(await screen.findByText(/What you typed is still here/, {}, { timeout: 15_000 })).toBeTruthy()
    expect((await field()).value).toBe('Is it the coffee?')
    await user.click(screen.getByRole('link', { name: /^Export as CSV/ }))
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    act(() => history.back())
    expect((await field()).value).toBe('Is it the coffee?')
  })

  test('[REPORT-01] that are too many or too long are not cut, and not sent', async () => {
    const { user, sent } = openReports()
    await paper()
    fireEvent.change(await field(), { target: { value: Array(11).fill('Why?').join('\n') } })
    await user.click(save())
    expect(screen.getByText(/^11 entries, and at most 10 fit/)).toBeTruthy()
    fireEvent.change(await field(), { target: { value: 'x'.repeat(201) } })
    await user.click(save())
    expect(screen.getByText(/^Entry 1 has 201 characters/)).toBeTruthy()
    expect(sent.some(({ line }) => line.startsWith('PUT'))).toBe(false)
  })
})
