// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { SERIES } from '../../../../shared/trends/columns.ts'
import { stateOf } from '../../../../shared/trends/state.ts'
import { today } from '../../shell/first/api/clock.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

type Values = Day['values']

/** The reply for days that end today, the oldest first; `undefined` is a day without an entry. */
function columnsOf(days: readonly (Values | undefined)[], names: Record<string, string> = {}) {
  const columnOf = (field: string) =>
    days.map((values) => (values as Record<string, number> | undefined)?.[field] ?? null)
  return reply({
    first: addDays(today(), 1 - days.length),
    states: days.map((values) => (values ? stateOf({ values, flareInferred: (values.painLevel ?? 0) >= 8 }) : 0)),
    versions: days.map((values) => (values ? 1 : 0)),
    fields: Object.fromEntries(SERIES.map((field) => [field, columnOf(field)])),
    custom: Object.fromEntries(Object.keys(names).map((field) => [field, columnOf(field)])),
    names,
    generation: '0',
    settledBefore: addDays(today(), -75),
  })
}

function openTrends(days: readonly (Values | undefined)[], path = '/trends', names: Record<string, string> = {}) {
  fakeService({ ...SIGNED_IN, 'GET /api/trends': () => columnsOf(days, names) })
  return openApp(path)
}

const repeat = (count: number, values: Values | undefined) => Array.from({ length: count }, () => values)
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the first sentence', () => {
  test.each([
    [
      'a lower average',
      [...repeat(30, { painLevel: 6 }), ...repeat(30, { painLevel: 4 })],
      'Your pain was lower than in the 30 days before: 4, against 6 then.',
      'The difference is likely about 2 points. Averages of the logged days (n = 30 and 30). They say what was, not why.',
    ],
    [
      'hardly a change',
      [...repeat(30, { painLevel: 4 }), ...repeat(30, { painLevel: 4 })],
      'Your pain was within your usual ups and downs: 4, and 4 in the 30 days before.',
      'Averages of the logged days (n = 30 and 30). They say what was, not why.',
    ],
    [
      'too little before',
      [...repeat(3, { painLevel: 9 }), ...repeat(30, { painLevel: 4 })],
      'Your pain averaged 4 in the last 30 days.',
      '30 of 30 days have a pain level. There is too little before them to compare with.',
    ],
    [
      'two entries',
      repeat(2, { painLevel: 4 }),
      'Nothing can be said about your pain yet.',
      '2 days with a pain level in the last 30 days. With 7 there is something to see.',
    ],
    [
      'no pain level at all',
      repeat(20, { waterGlasses: 5 }),
      'Nothing can be said about your pain yet.',
      'No day with a pain level in the last 30 days. With 7 there is something to see.',
    ],
  ] as const)('[TREND-01] with %s says so, with n', async (_, days, lead, under) => {
    openTrends(days)
    expect(await screen.findByText(lead)).toBeTruthy()
    expect(screen.getByText(under)).toBeTruthy()
  })
})

describe('the charts', () => {
  const month = repeat(30, undefined).map((_, index): Values | undefined =>
    index === 3 ? undefined : { painLevel: index === 20 ? 9 : index % 5, sleepHours: 6.5 },
  )

  test('[TREND-01] are read out by arrow keys and by buttons, gaps and flare days too', async () => {
    openTrends(month)
    const reader = await screen.findByRole('slider', { name: 'Read out a day' })
    expect(reader.getAttribute('aria-valuetext')).toMatch(/Pain 4 · Sleep 6.5 h$/)
    fireEvent.keyDown(reader, { key: 'Home' })
    expect(reader.getAttribute('aria-valuenow')).toBe('0')
    fireEvent.keyDown(reader, { key: 'PageUp' })
    expect(reader.getAttribute('aria-valuetext')).toMatch(/: not logged$/)
    for (let steps = 0; steps < 17; steps++) fireEvent.keyDown(reader, { key: 'ArrowRight' })
    expect(reader.getAttribute('aria-valuetext')).toMatch(/· flare day: Pain 9 · Sleep 6.5 h$/)
    await userEvent.click(screen.getByRole('button', { name: 'Day after' }))
    expect(screen.getByText('Pain 1 · Sleep 6.5 h')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Day before' }))
    expect(screen.getByText('Pain 9 · Sleep 6.5 h')).toBeTruthy()
  })

  test('[TREND-01] have a table behind them, the newest day first', async () => {
    openTrends(month)
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }))
    const table = within(screen.getByRole('region', { name: 'Table' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Pain',
      'Sleep (h)',
      'Flare days',
    ])
    const rows = table.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(30)
    expect(cells(rows[0] as HTMLElement)).toEqual(['4', '6.5', '0'])
    expect(cells(rows[9] as HTMLElement)).toEqual(['9', '6.5', '1'])
    expect(cells(rows[26] as HTMLElement)).toEqual(['–', '–', '–'])
  })

  test('[TREND-01] say how much is missing, and draw nothing of it', async () => {
    openTrends([...repeat(4, { painLevel: 3, stressLevel: 4 }), ...repeat(5, { painLevel: 3 })])
    expect(await screen.findByText('Stress, 4 days logged. 3 more and a chart appears here.')).toBeTruthy()
    expect(screen.getByText('Water, not logged yet')).toBeTruthy()
    expect(screen.getByText('0 to 10 · average 3')).toBeTruthy()
    expect(screen.queryByText(/0 to 12/)).toBeNull()
  })

  test.each([
    ['7', 'Read out a day', 7],
    ['30', 'Read out a day', 30],
    ['90', 'Read out a day', 90],
    ['365', 'Read out a week', 53],
    ['all', 'Read out a month', 121],
  ])('[TREND-01] show ten years over %s days', async (range, name, points) => {
    openTrends(
      repeat(3_650, undefined).map((_, index) => ({ painLevel: index % 7 })),
      `/trends?range=${range}`,
    )
    const reader = await screen.findByRole('slider', { name })
    expect(Number(reader.getAttribute('aria-valuemax')) + 1).toBeGreaterThanOrEqual(points - 1)
    expect(Number(reader.getAttribute('aria-valuemax')) + 1).toBeLessThanOrEqual(points)
  })

  test('[TREND-01] change their range, which stands in the address', async () => {
    openTrends(repeat(60, { painLevel: 3 }))
    await userEvent.click(await screen.findByRole('radio', { name: '7 days' }))
    expect(location.search).toBe('?range=7')
    expect(
      await screen.findByText(/^Your pain was within your usual ups and downs: .* in the 7 days before/),
    ).toBeTruthy()
  })

  test('[TREND-01] draw custom symptoms and triggers, and say how much is missing', async () => {
    const names = { 'symptom.aching': 'Aching legs', 'trigger.stairs': 'Stairs', 'symptom.unused': 'Unused' }
    const days = repeat(10, undefined).map((_, index) => ({
      painLevel: 2,
      'symptom.aching': 4,
      ...(index < 2 && { 'trigger.stairs': 3 }),
    }))
    openTrends(days, '/trends', names)
    const card = within(await screen.findByRole('region', { name: 'Your own symptoms and triggers' }))
    expect(card.getByText('0 to 10 · average 4')).toBeTruthy()
    expect(card.getByText('Stairs, 2 days logged. 5 more and a chart appears here.')).toBeTruthy()
    expect(card.queryByText(/Unused/)).toBeNull()
  })
})

describe('beside the charts', () => {
  const days = [
    ...repeat(30, { painLevel: 5, sleepHours: 7 }),
    ...repeat(10, { painLevel: 2, sleepHours: 8 }),
    ...repeat(3, { painLevel: 9, sleepHours: 4 }),
    ...repeat(17, { painLevel: 2, sleepHours: 8 }),
  ]

  test('[TREND-01] the flares are counted, also those before', async () => {
    openTrends(days)
    const card = within(await screen.findByRole('region', { name: 'Flares' }))
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '3'])
    expect(card.getByText(/In the 30 days before: 0 flares, 0 of 30 logged days\.$/)).toBeTruthy()
  })

  test('[TREND-01] a usual day stands beside a flare day, with n', async () => {
    openTrends(days)
    const card = within(await screen.findByRole('region', { name: 'A usual day, a flare day' }))
    expect(card.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Average of',
      'Usual (27 days)',
      'Flare (3 days)',
    ])
    expect(card.getAllByRole('row').slice(1).map(cells)).toEqual([
      ['2', '9'],
      ['8 h', '4 h'],
    ])
  })

  test('[TREND-01] with too few flare days it says so', async () => {
    openTrends([...repeat(20, { painLevel: 2 }), ...repeat(2, { painLevel: 9 })])
    expect(await screen.findByText(/There are 2 days with a flare\.$/)).toBeTruthy()
  })

  test('[TREND-01] two ranges are compared, with n', async () => {
    openTrends([...repeat(30, { painLevel: 7 }), ...repeat(334, undefined), ...repeat(30, { painLevel: 3 })])
    const card = within(await screen.findByRole('region', { name: 'Then and now' }))
    expect(card.getAllByRole('row').slice(1).map(cells)).toEqual([['3n = 30', 'too few']])
    await userEvent.click(card.getByRole('radio', { name: 'A year earlier' }))
    expect(card.getAllByRole('row').slice(1).map(cells)).toEqual([['3n = 30', '7n = 30']])
  })

  test('[TREND-01] a range with fewer than seven answers has no average, and a measure without one has no row', async () => {
    const before = [...repeat(6, { painLevel: 9 }), ...repeat(24, { sleepHours: 8 })]
    openTrends([...before, ...repeat(23, { painLevel: 3 }), ...repeat(7, { painLevel: 3, sleepHours: 6 })])
    const card = within(await screen.findByRole('region', { name: 'Then and now' }))
    const rows = card.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Pain', 'Sleep'])
    expect(rows.map(cells)).toEqual([
      ['3n = 30', 'too few'],
      ['6 hn = 7', '8 hn = 24'],
    ])
  })

  test('[TREND-01] the months are a picture with a name', async () => {
    openTrends(days, '/trends?range=90')
    expect(await screen.findByRole('img', { name: /^Pain of each day in \d months\./ })).toBeTruthy()
  })
})

test('[TREND-01] without an entry there is a way to the log, and no chart', async () => {
  openTrends([])
  expect((await screen.findByRole('link', { name: 'Log Symptoms' })).getAttribute('href')).toBe('/log')
  expect(screen.queryByRole('slider')).toBeNull()
})

test('[TREND-01] days that cannot be read say so, and are read again', async () => {
  let isDown = true
  fakeService({
    ...SIGNED_IN,
    'GET /api/trends': () => (isDown ? problem('unavailable') : columnsOf(repeat(9, { painLevel: 3 }))),
  })
  openApp('/trends')
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 9_000 })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText('Your pain averaged 3 in the last 30 days.')).toBeTruthy()
})

test('[ROUTE-04] without Premium the plans open, and nothing is read', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ premium: { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 } }),
    'GET /api/trends': noNetwork,
  })
  openApp('/trends')
  await screen.findByRole('heading', { level: 1, name: 'Premium' })
  expect(sent.some(({ line }) => line.startsWith('GET /api/trends'))).toBe(false)
})

test('[HIST-01] [TREND-01] without a network, history pages through what trends have read', async () => {
  const days = [...repeat(700, { painLevel: 3, urgencyLevel: 1 }), { notes: 'A heron' }, { painLevel: 9 }]
  fakeService({ ...SIGNED_IN, 'GET /api/trends': () => columnsOf(days), 'GET /api/days': noNetwork })
  openApp('/trends')
  await screen.findByText(/^Your pain was/)
  await userEvent.click(screen.getByRole('link', { name: /^Profile/ }))
  await userEvent.click(await screen.findByRole('link', { name: /^History/ }))
  expect(await screen.findByText(/Notes and details come back with a connection/, {}, { timeout: 9_000 })).toBeTruthy()
  const yesterday = addDays(today(), -1)
  const logged = Number(today().slice(8))
  expect(screen.getByText(logged === 1 ? '1 day logged' : `${logged} days logged`)).toBeTruthy()
  // The day with notes alone is logged, though the columns have none of its values.
  expect(screen.queryAllByText('Yesterday')).toHaveLength(yesterday.slice(0, 7) === today().slice(0, 7) ? 1 : 0)
  await userEvent.click(screen.getByRole('link', { name: /^Earlier: / }))
  expect(await screen.findByText(/^\d\d days logged$/)).toBeTruthy()
  expect(screen.getAllByText('Urgency 1 of 5').length).toBeGreaterThan(26)
})
