// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../../shared/time/local-date.ts'
import { today } from '../../shell/first/api/clock.ts'
import { openFood, planFrom, testFrom } from '../../testing/fake-food.ts'
import { reply } from '../../testing/fake-service.ts'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const errorOf = (label: string) => {
  const field = screen.getByLabelText(label)
  return document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent
}

describe('a plan', () => {
  test.each([
    [-2, 'Not begun', /^Begins on/],
    [20, 'Elimination', 'Elimination, day 21 of 21'],
    [21, 'Reintroduction', 'Elimination is over. Reintroduction, day 1'],
  ])('[FOOD-01] that began %i days ago: %s', async (daysAgo, phase, words) => {
    openFood({ stored: { plans: [planFrom(daysAgo)] } })
    const card = within(await screen.findByRole('region', { name: 'Quiet weeks' }))
    expect(card.getByText(phase, { selector: 'span[class*=tag]' })).toBeTruthy()
    expect(card.getByText(words)).toBeTruthy()
  })

  test.each([
    [3, /^Not enough data yet\. Log your symptoms on 4 days of a week .* so far there are 0\.$/],
    [23, /^We cannot tell whether leaving them out helped\. That needs symptoms on 4 days; there are 0\./],
  ])('[FOOD-01] that began %i days ago without logs says what is missing', async (daysAgo, words) => {
    openFood({ stored: { plans: [planFrom(daysAgo)] } })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('[FOOD-01] says what it has changed, and when the foods can come back', async () => {
    const plan = planFrom(23)
    const logged = [3, 4, 5, 6, 7].map((age) => ({
      planId: plan.id,
      date: addDays(today(), -age),
      symptomSeverity: 4,
    }))
    openFood({ stored: { plans: [plan] }, logged })
    expect(
      await screen.findByText('Your symptoms were not clearly lower without these foods. You can eat them again.'),
    ).toBeTruthy()
  })

  test.each([
    [7, /^Your symptoms averaged \d(?:\.\d)? points lower than before, on \d days\. Plans/],
    [
      6,
      /^Your symptoms averaged \d(?:\.\d)? points lower than before, on \d days, but fewer than 7 days before the plan have a pain level\./,
    ],
  ])('[FOOD-01] with the pain of %i days before it says how sure a gain is', async (count, words) => {
    const plan = planFrom(23)
    const logged = [3, 4, 5, 6, 7].map((age) => ({ planId: plan.id, date: addDays(today(), -age), symptomSeverity: 1 }))
    const days = Array.from({ length: count }, (_, index) => ({
      ...{ date: addDays(plan.startsOn, -1 - index), version: 1, values: { painLevel: 4 }, writers: {} },
      flareInferred: false,
    }))
    openFood({ stored: { plans: [plan] }, logged, others: { 'GET /api/days?from=': () => reply({ days, names: {} }) } })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('[FOOD-05] [FOOD-01] says from when on a food can be tested that another screen asks for', async () => {
    openFood({ stored: { plans: [planFrom(5)] }, state: { usr: { food: 'Coffee' }, key: 'x', idx: 0 } })
    expect(await screen.findByText(/^You can test coffee from \d+ \w+( \d{4})?\.$/)).toBeTruthy()
  })

  test.each([-2, 0, 20])('[FOOD-01] that began %i days ago is stopped, not completed', async (daysAgo) => {
    const { changes, user } = openFood({ stored: { plans: [planFrom(daysAgo)] } })
    await user.click(await screen.findByRole('button', { name: 'Stop this plan' }))
    expect(screen.getByRole('dialog', { name: 'Stop the plan?' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stop plan' }))
    await screen.findByText('Plan stopped')
    expect(changes()).toHaveLength(1)
    expect(changes()[0]?.line).toMatch(/\/completion$/)
  })

  test('[FOOD-01] is completed by the user, and can still be read', async () => {
    const plan = planFrom(23)
    const { changes, user } = openFood({
      stored: { plans: [plan] },
      logged: [{ planId: plan.id, date: addDays(today(), -9), consumedEliminatedFoods: [], notes: 'Soup' }],
    })
    await user.click(await screen.findByRole('button', { name: 'Complete this plan' }))
    await user.click(screen.getByRole('button', { name: 'Complete plan' }))
    await screen.findByText('Plan completed')
    expect(changes().map(({ body }) => body.endsOn)).toEqual([today()])
    expect(screen.getByRole('button', { name: 'Make a plan' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Quiet weeks/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'Quiet weeks' }))
    expect(await sheet.findByText('Ate none of these')).toBeTruthy()
    expect(sheet.getByText('Soup')).toBeTruthy()
  })

  test('[FOOD-01] that would end wrongly has a sentence at the date, and nothing is sent', async () => {
    const plan = planFrom(23)
    const { changes, user } = openFood({ stored: { plans: [plan] } })
    await user.click(await screen.findByRole('button', { name: 'Complete this plan' }))
    for (const [endsOn, words] of [
      [addDays(plan.startsOn, -1), /^The plan began on .*\. It cannot end before that\.$/],
      [addDays(today(), 1), /^This day has not come yet/],
      ['', 'Choose a date.'],
    ] as const) {
      type('Last day', endsOn)
      await user.click(screen.getByRole('button', { name: 'Complete plan' }))
      expect(errorOf('Last day')).toMatch(words)
    }
    expect(changes()).toEqual([])
  })

  test('[FOOD-01] is not completed while its test runs, and says why', async () => {
    const plan = planFrom(23)
    const { user } = openFood({ stored: { plans: [plan], tests: [testFrom(0, plan)] } })
    await user.click(await screen.findByRole('button', { name: 'Complete this plan' }))
    expect(screen.getByRole('button', { name: 'Complete plan' }).getAttribute('aria-disabled')).toBe('true')
    expect(await screen.findByText('A food test is running. Rate it or stop it first.')).toBeTruthy()
  })
})
