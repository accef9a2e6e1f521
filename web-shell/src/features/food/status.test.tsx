// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openFood, planFrom, testFrom } from '../../testing/fake-food.ts'
import { problem, reply } from '../../testing/fake-service.ts'

describe('the food tools', () => {
  test('[ROUTE-03] that cannot be read say so, and are read again', async () => {
    let works = false
    const { user } = openFood({
      others: {
        'GET /api/food': () =>
          works ? reply({ plans: [planFrom(1)], tests: [], customFoods: [] }) : problem('invalid-request'),
      },
    })
    expect(await screen.findByText(/Nothing you saved is lost/)).toBeTruthy()
    works = true
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'Quiet weeks' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^Tools/ })).toHaveLength(2)
  })

  test.each([
    [{}, 'Test which foods may bother you.'],
    [{ plans: [planFrom(4)] }, 'Elimination: day 5 of 21.'],
    [{ plans: [planFrom(30)] }, 'Reintroduction: you can test foods now.'],
    [{ plans: [planFrom(30)], tests: [testFrom(1, planFrom(30))] }, 'Testing tomato: day 2 of 4.'],
    [{ plans: [planFrom(30)], tests: [testFrom(4, planFrom(30))] }, 'Testing tomato: four days are over.'],
  ])('[TOOLS-01] [FOOD-03] stand on their card as (%#) %s', async (stored, words) => {
    openFood({ path: '/tools', stored })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
