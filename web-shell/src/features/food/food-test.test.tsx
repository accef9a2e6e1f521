// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { emptyDay } from '../../../../shared/days/model/day.ts'
import type { FoodTest } from '../../../../shared/food/schema.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { today } from '../../shell/first/api/clock.ts'
import { changeId, openFood, planFrom, testFrom } from '../../testing/fake-food.ts'
import { problem } from '../../testing/fake-service.ts'

const plan = planFrom(40)
const stored = { plans: [plan] }
const running = { plans: [plan], tests: [testFrom(1, plan)] }
const severity = (daysAgo: number, symptomSeverity: number) => ({
  planId: plan.id,
  date: addDays(today(), -daysAgo),
  symptomSeverity,
})
const completed: FoodTest = testFrom(10, plan, {
  ...{ id: changeId(10, 'pears0'), foodName: 'Pears', foodCategory: 'fruit', endsOn: addDays(today(), -8) },
  ...{ testStatus: 'safe', finalRating: 'safe', daysTested: 3, n: 3, worst: 2, symptomCorrelation: -1.5 },
})

async function openSheet(options: Parameters<typeof openFood>[0] = {}) {
  const opened = openFood({ stored, ...options })
  fireEvent.click(await screen.findByRole('button', { name: /^Test (a|another) food$/ }))
  return opened
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const answer = (question: RegExp, option: 'Yes' | 'No') =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: option }))
const answerNo = () => [/allergic/, /infection/].forEach((question) => answer(question, 'No'))
const start = () => fireEvent.click(screen.getByRole('button', { name: /^Start/ }))
const isOff = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

describe('starting a food test', () => {
  test('[FOOD-03] sends the food with its category, and says for how long to track', async () => {
    const { changes } = await openSheet()
    choose('Tomato')
    answerNo()
    start()
    await screen.findByText('Food test started')
    expect(screen.getByText('Track for 3–4 days.')).toBeTruthy()
    expect(changes().map(({ line, body }) => [line, body])).toEqual([
      [
        'POST /api/food/tests',
        {
          ...{ id: expect.any(String), planId: plan.id, foodName: 'Tomato', foodCategory: 'vegetables' },
          zone: expect.any(String),
        },
      ],
    ])
    const card = within(screen.getByRole('region', { name: 'Tomato' }))
    expect(card.getByText('Day 1 of 4')).toBeTruthy()
    expect(card.getByText('A small portion today.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Test another/ })).toBeNull()
    const foods = within(screen.getByRole('list', { name: 'Foods of the plan' })).getAllByRole('listitem')
    expect(foods.map(({ textContent }) => textContent)).toEqual(['CoffeeLeft out', 'TomatoTesting'])
  })

  test('[FOOD-03] [FOOD-01] stands in the card of the plan, with the result of each of its foods', async () => {
    const tested = { ...completed, foodName: 'tomato', testStatus: 'caution', finalRating: 'caution' } as const
    openFood({ stored: { plans: [plan], tests: [tested] } })
    const card = within(await screen.findByRole('region', { name: 'Quiet weeks' }))
    expect(await card.findByRole('button', { name: 'Test another food' })).toBeTruthy()
    const foods = within(card.getByRole('list', { name: 'Foods of the plan' })).getAllByRole('listitem')
    expect(foods.map(({ textContent }) => textContent)).toEqual(['CoffeeLeft out', 'TomatoCaution'])
    expect(screen.queryByText(/^Left out: /)).toBeNull()
  })

  test('[FOOD-03] asks for a food, an allergy and an infection, and sends nothing without them', async () => {
    const { changes } = await openSheet()
    start()
    expect(screen.getByText('Choose a food, or type one.')).toBeTruthy()
    expect(screen.getAllByText('Please answer this first.')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Another food')))
    fireEvent.change(screen.getByLabelText('Another food'), { target: { value: '=SUM(A1)' } })
    answerNo()
    start()
    expect(screen.getByText(/^A food cannot begin with =/)).toBeTruthy()
    // An allergy is asked of each food.
    fireEvent.change(screen.getByLabelText('Another food'), { target: { value: 'Kimchi' } })
    start()
    expect(screen.getAllByText('Please answer this first.')).toHaveLength(1)
    expect(changes()).toEqual([])
  })

  test('[FOOD-03] of a food that is not known asks what kind it is', async () => {
    const { changes } = await openSheet()
    fireEvent.change(screen.getByLabelText('Another food'), { target: { value: 'Kimchi' } })
    choose('Vegetables')
    answerNo()
    start()
    await waitFor(() => expect(changes()[0]?.body).toMatchObject({ foodName: 'Kimchi', foodCategory: 'vegetables' }))
  })

  test.each([
    ['an infection', {}, () => answer(/infection/, 'Yes'), 'Wait until the infection is over.'],
    ['an allergy to it', {}, () => answer(/allergic/, 'Yes'), /^Never test a food/],
    [
      'a flare in the diary',
      { home: { today: { ...emptyDay(today()), values: { flareManual: true } } } },
      answerNo,
      'Wait until the flare has passed.',
    ],
    [
      'a flare in the log',
      { logged: [{ planId: plan.id, date: today(), flareOccurred: true }] },
      answerNo,
      'Wait until the flare has passed.',
    ],
  ])('[FOOD-03] is ruled out by %s', async (_, options, act, words) => {
    const { changes } = await openSheet(options)
    choose('Tomato')
    act()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(isOff(/^Start/)).toBe(true)
    start()
    expect(changes()).toEqual([])
  })

  test('[FOOD-03] soon after another test is advised against, and is the choice of the user', async () => {
    const soon = { ...completed, endsOn: today() }
    const { changes } = await openSheet({ stored: { plans: [plan], tests: [soon] } })
    expect(screen.getByText(/^Leave three whole days after a test\./)).toBeTruthy()
    choose('Coffee')
    answerNo()
    expect(screen.getByRole('button', { name: 'Start all the same' })).toBeTruthy()
    start()
    await waitFor(() => expect(changes()).toHaveLength(1))
  })

  test('[FOOD-03] while one runs on another device is refused, and says so beside that one', async () => {
    let isElsewhere = false
    const { book } = await openSheet({
      others: {
        'POST /api/food/tests': () => {
          isElsewhere = true
          return problem('food-test-running')
        },
        'GET /api/food': () =>
          new Response(
            JSON.stringify({
              ...{ plans: [{ ...plan, status: 'reintroduction' }], customFoods: [] },
              tests: isElsewhere ? [testFrom(0, plan, { foodName: 'Coffee' })] : [],
            }),
          ),
      },
    })
    choose('Tomato')
    answerNo()
    start()
    const card = within(await screen.findByRole('region', { name: 'Coffee' }))
    expect(await card.findByText(/^Please complete the food test that is running first/)).toBeTruthy()
    expect(book().tests).toEqual([])
  })

  test('[FOOD-05] opens with the food that another screen asks to test', async () => {
    const { user } = openFood({ stored, state: { usr: { food: 'Tomato' }, key: 'x', idx: 0 } })
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Tomato' })).checked).toBe(true)
    answerNo()
    start()
    await user.click(await screen.findByRole('button', { name: 'Stop this test' }))
    await user.click(screen.getByRole('button', { name: 'Stop test' }))
    await screen.findByRole('button', { name: 'Test another food' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a running food test', () => {
  test('[FOOD-03] is logged day by day, each as the log of its date', async () => {
    const { changes } = openFood({ stored: running })
    const card = within(await screen.findByRole('region', { name: 'Tomato' }))
    expect(card.getByText('Day 2 of 4')).toBeTruthy()
    expect(card.getByText('A medium portion today.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Daily log' })).toBeNull()
    fireEvent.change(card.getByRole('slider', { name: 'Symptoms today' }), { target: { value: '3' } })
    fireEvent.click(card.getByRole('button', { name: 'Save day 2' }))
    await screen.findByText('Daily log saved')
    fireEvent.click(card.getByRole('button', { name: /^Day 1, .*, not logged$/ }))
    fireEvent.change(card.getByRole('slider', { name: 'Symptoms on this day' }), { target: { value: '2' } })
    fireEvent.click(card.getByRole('button', { name: 'Save day 1' }))
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes().map(({ body }) => [body.date, body.set])).toEqual([
      [today(), { symptomSeverity: 3 }],
      [addDays(today(), -1), { symptomSeverity: 2 }],
    ])
    const later = card.getByRole('button', { name: /^Day 3, .*, later$/ })
    fireEvent.click(later)
    expect(later.getAttribute('aria-pressed')).toBe('false')
  })

  test.each([
    [severity(0, 6), /^That was 2 or more points worse/],
    [{ planId: plan.id, date: today(), flareOccurred: true }, /^There was a flare\. Stop here/],
  ])('[FOOD-03] stops after a reaction (%#)', async (log, words) => {
    openFood({ stored: running, logged: [log] })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('[FOOD-03] that stops puts the rating first, and after a flare leads to the Flare Kit', async () => {
    openFood({ stored: running, logged: [{ planId: plan.id, date: today(), flareOccurred: true }] })
    const card = within(await screen.findByRole('region', { name: 'Tomato' }))
    const names = card.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names[0]).toBe('Rate the test')
    expect(card.getByRole('button', { name: 'Rate the test' }).className).not.toMatch(/secondary|quiet/)
    expect(card.getByRole('button', { name: 'Save day 2' }).className).toMatch(/secondary/)
    expect(card.getByRole('link', { name: 'Open the Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
    expect(card.queryByRole('button', { name: 'Stop this test' })).toBeNull()
  })

  test('[FOOD-03] can be stopped: it is unclear, and the next one can begin', async () => {
    const { changes, user } = openFood({ stored: running })
    await user.click(await screen.findByRole('button', { name: 'Stop this test' }))
    expect(screen.getByRole('dialog', { name: 'Stop the test of tomato?' })).toBeTruthy()
    expect(changes()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Stop test' }))
    await screen.findByText('Test stopped')
    expect(changes()[0]?.body).toEqual({ change: expect.any(String), zone: expect.any(String) })
    expect(screen.getByRole('button', { name: /^Tomato.*Unclear$/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Test another food' })).toBeTruthy()
  })

  test('[FOOD-03] with a flare on a milder day did not get worse: both are told, and no rating is chosen', async () => {
    const { changes, user } = openFood({
      stored: { plans: [{ ...plan, baselineSymptoms: 8 }], tests: [testFrom(1, plan)] },
      logged: [severity(1, 3), { ...severity(0, 7), flareOccurred: true }],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Rate the test' }))
    expect(screen.getByText(/^There was a flare on day 2\. The days do not say enough\./)).toBeTruthy()
    expect(screen.queryByText(/got worse/)).toBeNull()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Complete test' }))
    expect(await screen.findByText('Choose one. “Unclear” is an answer, too.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Safe' })))
    expect(changes()).toEqual([])
    choose('Unclear')
    expect(screen.queryByText(/^Choose one/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Complete test' }))
    await user.click(await screen.findByRole('button', { name: /^Tomato.*Unclear$/ }))
    expect(screen.getByText('There was a flare on day 2.')).toBeTruthy()
    expect(screen.getByText('The worst day was 1 point below your level before the test.')).toBeTruthy()
  })

  test('[FOOD-03] is rated by the user: the days only suggest, and the result is kept', async () => {
    const { changes, user } = openFood({ stored: running, logged: [severity(1, 4), severity(0, 6)] })
    fireEvent.click(await screen.findByRole('button', { name: 'Rate the test' }))
    expect(screen.getByText('Worse once: repeat the test before you give this food up.')).toBeTruthy()
    expect(screen.queryByText(/flare on day/)).toBeNull()
    choose('Caution')
    await user.type(within(screen.getByRole('dialog')).getByLabelText('Notes'), 'Soup')
    fireEvent.click(screen.getByRole('button', { name: 'Complete test' }))
    await screen.findByText('Test completed')
    expect(changes().map(({ body }) => [body.finalRating, body.notes])).toEqual([['caution', 'Soup']])
    const result = screen.getByRole('button', { name: /^Tomato/ })
    expect(result.textContent).toMatch(/worst day 6 of 10 \(n\s=\s2\).*Caution$/)
    fireEvent.click(result)
    const sheet = within(screen.getByRole('dialog', { name: 'Tomato' }))
    expect(sheet.getByText('The worst day was 2 points above your level before the test.')).toBeTruthy()
    expect(sheet.getByText('Soup')).toBeTruthy()
  })

  test('[FOOD-03] after four days asks for a rating, and the daily log is back', async () => {
    openFood({ stored: { plans: [plan], tests: [testFrom(4, plan)] } })
    const card = within(await screen.findByRole('region', { name: 'Tomato' }))
    expect(card.getByText('Four days are over. How was this food for you?')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Daily log' })).toBeTruthy()
    fireEvent.click(card.getByRole('button', { name: 'Rate the test' }))
    choose('Unclear')
    fireEvent.click(screen.getByRole('button', { name: 'Complete test' }))
    expect(
      (await screen.findByRole('button', { name: /^Tomato.*Not enough data yet.*Unclear$/ })).textContent,
    ).toBeTruthy()
  })

  test('[FOOD-03] whose rating is refused keeps what was typed, with the reason', async () => {
    openFood({ stored: running, others: { 'POST /api/food/tests/': () => problem('clock-ahead') } })
    fireEvent.click(await screen.findByRole('button', { name: 'Rate the test' }))
    choose('Safe')
    fireEvent.click(screen.getByRole('button', { name: 'Complete test' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Rate the test' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Safe' }).checked).toBe(true)
  })
})

test('[FOOD-03] results tell their worst day with n, and can be rated again', async () => {
  const { changes } = openFood({ stored: { plans: [plan], tests: [completed] } })
  const result = await screen.findByRole('button', { name: /^Pears/ })
  expect(result.textContent).toMatch(/worst day 2 of 10 \(n\s=\s3\).*Safe$/)
  fireEvent.click(result)
  fireEvent.click(screen.getByRole('button', { name: 'Change the rating' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Safe' }).checked).toBe(true)
  choose('Unclear')
  fireEvent.click(screen.getByRole('button', { name: 'Save rating' }))
  await screen.findByText('Rating changed')
  expect(changes()[0]?.body).not.toHaveProperty('finalRating')
  expect(screen.getByRole('button', { name: /^Pears.*Unclear$/ })).toBeTruthy()
})
