// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { SERIES } from '../../../../shared/trends/columns.ts'
import { columnsOf } from '../../../../tests/fixtures/data/columns.ts'
import { currentQueue } from '../../shell/later/offline/queue/watch-queue.ts'
import { noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { currentAddress } from '../../testing/open-app.tsx'
import { TODAY } from '../../testing/open-log.ts'
import { cellsOf, DAYS, day, FREE, openReports, paper, respondWith } from '../../testing/open-reports.ts'

afterEach(() => onlineManager.setOnline(true))

describe('the report', () => {
  test('[REPORT-01] [ROUTE-03] is of the last thirty days, beside the thirty before, in one request', async () => {
    const { ranges } = openReports({ questions: ['Why?'] })
    const report = await paper()
    expect(report.getByRole('heading', { level: 2, name: 'Mia Hart' })).toBeTruthy()
    expect(cellsOf(/^Pain/)).toEqual(['4 (30)', '4', '6 (30)'])
    expect(cellsOf(/^Pentosan/)).toEqual(['30 of 30', '30 of 30'])
    expect(
      report.getByText(/^Pain was lower than in the period before: 4, against 6 then\. The difference/),
    ).toBeTruthy()
    expect(report.getByText('Why?')).toBeTruthy()
    expect(report.getByText('Recorded by the patient in Stillwater. Not a diagnosis.')).toBeTruthy()
    expect(report.getByRole('heading', { name: 'Day by day' })).toBeTruthy()
    expect(ranges()).toEqual([`from=${addDays(TODAY, -59)}&to=${TODAY}`])
  })

  test('[REPORT-01] says by which rule of the user flares are counted', async () => {
    const flare = { ...DEFAULT_PREFERENCES.flare, painThreshold: 9, suddenIncreaseOnly: false }
    openReports({
      home: { preferences: { ...DEFAULT_PREFERENCES, flare } },
      days: [day(0, { painLevel: 9, flareManual: true })],
    })
    expect((await paper()).getByText(/by the patient's rule as set now: pain of 9 or more/)).toBeTruthy()
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

  test('[REPORT-01] [FOOD-03] has the food tests of its days, also without Premium and without an entry', async () => {
    const tests = [
      {
        ...{ id: '1790000000000-heron1', planId: '1780000000000-heron1', foodName: 'Coffee', foodCategory: 'drinks' },
        ...{ zone: 'UTC', startsOn: TODAY, endsOn: TODAY, testStatus: 'trigger', daysTested: 1, n: 1, worst: 7 },
      },
    ]
    const others = { 'GET /api/food': () => reply({ plans: [], tests, customFoods: [] }) }
    openReports({ home: FREE, days: [], others })
    expect(await screen.findByRole('row', { name: /^Coffee/ })).toBeTruthy()
    expect(cellsOf(/^Coffee/).slice(1)).toEqual(['Trigger', '–', '7', '1'])
  })

  test('[REPORT-01] says that food tests could not be read', async () => {
    openReports({ others: { 'GET /api/food': () => problem('invalid-request') } })
    expect(await screen.findByText(/^Food tests could not be read/)).toBeTruthy()
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
      await currentQueue()?.add('day', {
        date: TODAY,
        set: { painLevel: 10 },
        seen: {},
        editedAt: Date.now(),
        zone: 'UTC',
      })
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
