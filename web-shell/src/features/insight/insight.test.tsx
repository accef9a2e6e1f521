// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DRINKS, FOODS } from '../../../../shared/days/model/options.ts'
import { analyseLinks } from '../../../../shared/insight/links.ts'
import { randomFrom } from '../../../../shared/insight/statistics/random.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { today } from '../../shell/first/api/clock.ts'
import { ANALYSIS_OPTIONS } from '../../shell/later/insight/analysis-options.ts'
import { planFrom, testFrom } from '../../testing/fake-food.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { fakeWorkers } from '../../testing/fake-workers.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

/** What was logged on a day. Without `drinks` the question was not answered. */
interface LoggedDay {
  pain?: number
  drinks?: readonly (typeof DRINKS)[number][]
  foods?: readonly (typeof FOODS)[number][]
  stairs?: number
  sleep?: number
}

const bitsOf = (all: readonly string[], chosen: readonly string[] | undefined) =>
  chosen?.reduce((bits, option) => bits + 2 ** all.indexOf(option), 0) ?? null

/** The reply for days that end today, the oldest first, whichever columns were asked for. */
function columnsOf(days: readonly LoggedDay[]) {
  return reply({
    first: addDays(today(), 1 - days.length),
    states: days.map(() => 1),
    versions: days.map(() => 1),
    fields: {
      painLevel: days.map(({ pain }) => pain ?? null),
      sleepHours: days.map(({ sleep }) => sleep ?? null),
      foodTags: days.map(({ foods }) => bitsOf(FOODS, foods)),
      beverages: days.map(({ drinks }) => bitsOf(DRINKS, drinks)),
    },
    custom: { 'trigger.stairs': days.map(({ stairs }) => stairs ?? null) },
    names: { 'trigger.stairs': 'Stairs' },
    generation: '0',
    settledBefore: addDays(today(), -75),
  })
}

vi.mock('../../shell/later/insight/analysis-worker.ts?worker&url', () => ({ default: '/assets/analysis-worker-1.js' }))

function openLinks(days: readonly LoggedDay[]) {
  fakeService({ ...SIGNED_IN, 'GET /api/trends': () => columnsOf(days) })
  return openApp('/trends/links')
}

/** Days with coffee on about half of them, and pain that is higher by `rise` on those. Cola comes with coffee. */
function coffeeDays(count: number, rise: number, seed = 2): LoggedDay[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const hadCoffee = random() < 0.5
    const hadTea = random() < 0.4
    const drinks = [...(hadCoffee ? (['Coffee', 'Cola'] as const) : []), ...(hadTea ? (['Tea'] as const) : [])]
    return { pain: Math.round(3 + 2 * random() + (hadCoffee ? rise : 0)), drinks, foods: [] }
  })
}

beforeEach(() => void fakeWorkers())

describe('a possible link', () => {
  test('[FOOD-05] is told with its evidence, and what it cannot be told apart from', async () => {
    openLinks(coffeeDays(80, 2))
    expect(await screen.findByText('2 possible links, worth testing.')).toBeTruthy()
    expect(
      screen.getByText(
        '3 items compared on 79 of 80 days. A difference is not a cause, and about one link in ten is chance.',
      ),
    ).toBeTruthy()
    const card = within(screen.getByRole('region', { name: 'Coffee' }))
    expect(card.getByText('Possible link, worth testing')).toBeTruthy()
    expect(
      card.getByText(
        /^On days with it, your pain was about (1\.[5-9]|2\.\d) points higher than on other days\. It may also be the other way round/,
      ),
    ).toBeTruthy()
    expect(card.getByText(/^\+1\.\d to \+2\.\d points$/)).toBeTruthy()
    expect(card.getByText(/^\d\d with it, \d\d without it$/)).toBeTruthy()
    expect(card.getByText('0% of the days')).toBeTruthy()
    expect(card.getByText('It mostly came on the same days as Cola, so your days cannot tell them apart.')).toBeTruthy()
    const way = card.getByText('Days with only one of them.')
    expect(way.closest('details')?.open).toBe(false)
    expect(within(way.closest('details') as HTMLElement).getByText('How this was worked out')).toBeTruthy()
    expect(screen.getByText(/^A possible link is neither a cause nor a diagnosis\./)).toBeTruthy()
    const words = document.body.textContent ?? ''
    expect(words).not.toMatch(/\bcauses\b|because of/i)
  })

  test('[FOOD-05] [FOOD-03] has the tests of the user beside it, and leads to one', async () => {
    const tested = (foodName: string, rest: object) => ({
      ...{ id: '1790000000000-heron1', planId: '1780000000000-heron1', foodName, foodCategory: 'drinks', zone: 'UTC' },
      ...{ startsOn: `${Number(today().slice(0, 4)) - 1}-05-04`, testStatus: 'testing', daysTested: 0, ...rest },
    })
    fakeService({
      ...SIGNED_IN,
      'GET /api/trends': () => columnsOf(coffeeDays(80, 2)),
      'GET /api/food': () =>
        reply({
          ...{ plans: [], customFoods: [] },
          tests: [tested('coffee', { testStatus: 'caution' }), tested('Cola', {})],
        }),
    })
    const { user } = openApp('/trends/links')
    const coffee = within(await screen.findByRole('region', { name: 'Coffee' }))
    expect(await coffee.findByText(/^You tested coffee in May \d{4}: caution\.$/)).toBeTruthy()
    expect(coffee.getByRole('link', { name: 'Plan a test of coffee' })).toBeTruthy()
    const cola = within(screen.getByRole('region', { name: 'Cola' }))
    expect(cola.queryByText(/^You tested/)).toBeNull()
    await user.click(cola.getByRole('link', { name: 'Plan a test of cola' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Food tools' })).toBeTruthy()
    expect(location.pathname + location.search).toBe('/tools/food')
    expect(history.state.usr).toEqual({ food: 'Cola' })
  })

  test.each([
    [10, 'Plan a test of coffee', 'Plan a test of cola'],
    [30, 'Test coffee again', 'Test cola'],
  ])('[FOOD-05] with a plan that began %i days ago leads to "%s"', async (daysAgo, coffee, cola) => {
    const plan = { ...planFrom(daysAgo), status: 'active' }
    const tested = testFrom(5, plan, { foodName: 'Coffee', testStatus: 'safe' })
    fakeService({
      ...SIGNED_IN,
      'GET /api/trends': () => columnsOf(coffeeDays(80, 2)),
      'GET /api/food': () => reply({ plans: [plan], tests: [tested], customFoods: [] }),
    })
    openApp('/trends/links')
    expect(await screen.findByRole('link', { name: coffee })).toBeTruthy()
    expect(screen.getByRole('link', { name: cola })).toBeTruthy()
  })

  test('[FOOD-05] says how many days after it was compared', async () => {
    const days = coffeeDays(80, 0)
    openLinks(
      days.map((day, index) => ({
        ...day,
        pain: (day.pain ?? 0) + (days[index - 1]?.drinks?.includes('Coffee') ? 2 : 0),
      })),
    )
    expect(
      (await screen.findAllByText(/^The day after it, your pain was about \d\.\d points higher than otherwise\.$/))
        .length,
    ).toBe(2)
  })

  test('[FOOD-05] is no pain that is lower, and no difference is told as plainly', async () => {
    openLinks(coffeeDays(200, 0, 3))
    expect(await screen.findByText('So far nothing stands out.')).toBeTruthy()
    const table = within(screen.getByRole('region', { name: 'No clear rise after these' }))
    expect(
      table
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent?.replace(/\d.*/, ''))
        .toSorted(),
    ).toEqual(['Coffee', 'Cola', 'Tea'])
    expect(screen.queryByText('Possible link, worth testing')).toBeNull()
  })
})

describe('sleep', () => {
  /** Nights of five to eight hours, after which pain is lower by `fall` for each hour. */
  const nights = (count: number, fall: number): LoggedDay[] => {
    const random = randomFrom(4)
    return Array.from({ length: count }, () => {
      const sleep = 5 + Math.floor(4 * random())
      return { sleep, pain: Math.max(0, Math.round(3 + 3 * random() - fall * (sleep - 5))) }
    })
  }
  const openSleep = async (days: readonly LoggedDay[]) => {
    openLinks(days)
    return within(await screen.findByRole('region', { name: 'Sleep' }))
  }

  test('[INS-02] that goes with pain is told with its size, its interval and its days', async () => {
    const card = await openSleep(nights(60, 1))
    expect(card.getByText('With more sleep, your pain tended to be lower. A link, not a cause.')).toBeTruthy()
    expect(
      card.getByText(
        /^Correlation of ranks −0\.\d\d, likely −0\.\d\d to −0\.\d\d, on 59 days, .* A link is not a cause\.$/,
      ),
    ).toBeTruthy()
  })

  test('[INS-02] that does not is told as plainly', async () => {
    const card = await openSleep(nights(60, 0))
    expect(card.getByText('No link between your hours of sleep and your pain stands out.')).toBeTruthy()
  })

  test('[INS-02] of too few nights is left out', async () => {
    openLinks(nights(28, 1))
    await screen.findByText('It is too early to say anything.')
    expect(screen.queryByRole('region', { name: 'Sleep' })).toBeNull()
  })
})

describe('before there is enough', () => {
  test('[FOOD-05] says how much is missing, and nothing else', async () => {
    openLinks([
      ...Array.from({ length: 3 }, () => ({ pain: 3, drinks: ['Coffee'] as const })),
      ...Array.from({ length: 9 }, () => ({ pain: 3, drinks: [] })),
    ])
    expect(await screen.findByText('It is too early to say anything.')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: '12 of 28 days with a pain level so far' })).toBeTruthy()
    const item = within(screen.getByRole('region', { name: 'Too few days so far' })).getByRole('listitem')
    // The first day has no day before.
    expect(item.textContent).toBe('Coffee2 of 5 days with it')
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('[FOOD-05] a trigger that is logged only when it happens has no days without it', async () => {
    openLinks(coffeeDays(40, 0).map((day, index) => ({ ...day, ...(index % 3 === 0 && { stairs: 2 }) })))
    const card = within(await screen.findByRole('region', { name: 'Too few days so far' }))
    expect(card.getByText('Stairs').parentElement?.textContent).toBe('Stairs0 of 5 days without it')
  })

  test('[FOOD-05] without an entry there is a way to the log', async () => {
    openLinks([])
    expect((await screen.findByRole('link', { name: 'Log Symptoms' })).getAttribute('href')).toBe('/log')
  })
})

describe('the analysis', () => {
  test('[FOOD-05] [SEC-16] runs in a worker of this app, which ends with it', async () => {
    const workers = fakeWorkers()
    openLinks(coffeeDays(40, 0))
    await screen.findByText(/^3 items compared/)
    expect(workers.length).toBeGreaterThan(0)
    await waitFor(() => expect(workers.every(({ isEnded }) => isEnded)).toBe(true))
    expect(workers[0]?.url).toBe('/assets/analysis-worker-1.js')
  })

  test('[FOOD-05] that fails says so, and starts again', async () => {
    let isBroken = true
    fakeWorkers((input) => (isBroken ? new Error('out of memory') : analyseLinks(input, ANALYSIS_OPTIONS)))
    openLinks(coffeeDays(40, 0))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await userEvent.click(retry)
    expect(await screen.findByText(/^3 items compared/)).toBeTruthy()
  })
})

test('[FOOD-05] days that cannot be read say so, and are read again', async () => {
  let isDown = true
  fakeService({
    ...SIGNED_IN,
    'GET /api/trends': () => (isDown ? problem('unavailable') : columnsOf(coffeeDays(40, 0))),
  })
  openApp('/trends/links')
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 9_000 })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText(/^3 items compared/)).toBeTruthy()
})

test('[FOOD-05] [ROUTE-04] without Premium the plans open, and nothing is read', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ premium: { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 } }),
    'GET /api/trends': noNetwork,
  })
  openApp('/trends/links')
  await screen.findByRole('heading', { level: 1, name: 'Premium' })
  expect(sent.some(({ line }) => line.startsWith('GET /api/trends'))).toBe(false)
})

test('[FOOD-05] trends lead to it', async () => {
  fakeService({ ...SIGNED_IN, 'GET /api/trends': () => columnsOf(coffeeDays(40, 0)) })
  openApp('/trends')
  await userEvent.click(await screen.findByRole('link', { name: 'See possible links' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'What may affect pain' })).toBeTruthy()
})
