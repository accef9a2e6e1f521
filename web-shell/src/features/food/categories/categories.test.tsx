// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CustomFood } from '../../../../../shared/food/schema.ts'
import { today } from '../../../shell/first/api/clock.ts'
import { changeId, openFood, planFrom, testFrom } from '../../../testing/fake-food.ts'
import { noNetwork, problem } from '../../../testing/fake-service.ts'

const plan = planFrom(60)
const rated = testFrom(40, plan, { testStatus: 'caution', finalRating: 'caution', endsOn: today(), n: 3, worst: 5 })
const kimchi: CustomFood = {
  ...{ id: changeId(3), change: changeId(3), foodName: 'Kimchi', category: 'vegetables', severity: 6 },
  commonNames: ['Tomato relish'],
}
const openPage = (options: Parameters<typeof openFood>[0] = {}) => openFood({ path: '/food-categories', ...options })
const search = (words: string) => fireEvent.change(screen.getByLabelText('Find a food'), { target: { value: words } })
const food = (name: string) => screen.getByText(name, { selector: 'b' }).closest('li')?.textContent
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save food' }))

describe('food categories', () => {
  test('[FOOD-04] [ROUTE-03] list common foods by category with what they usually do, which may vary', async () => {
    openPage()
    await screen.findByRole('heading', { level: 2, name: 'Your own foods' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Drinks', 'Fruit', 'Vegetables', 'Meat, fish and eggs', 'Dairy', 'Grains', 'Nuts, beans and soy'],
      ...['Sauces, spices and oils', 'Sweets and sweeteners', 'Supplements', 'Your own foods'],
    ])
    expect(food('Coffee')).toBe('CoffeeOften bothers people')
    expect(food('Banana')).toBe('BananaVaries: sources differ')
    expect(food('Pear')).toBe('PearSeldom bothers people')
    expect(screen.getByText('Everyone differs. Your own results count more than any list.')).toBeTruthy()
    expect(
      screen
        .getAllByRole('link', { name: /^Tools/ })
        .map((link) => link.ariaCurrent ?? link.getAttribute('aria-current')),
    ).toEqual([null, 'page'])
  })

  test("[FOOD-04] show the user's own results and own foods beside them", async () => {
    openPage({ stored: { plans: [plan], tests: [rated], customFoods: [kimchi] } })
    await screen.findByRole('button', { name: /^Kimchi/ })
    expect(food('Tomato')).toMatch(/^TomatoOften bothers peopleYou tested it in \w+( \d{4})?Caution$/)
    expect(food('Kimchi')).toBe('KimchiYour own foods')
    expect(screen.getByText(/^\d+ foods, 1 tested$/)).toBeTruthy()
  })

  test('[FOOD-04] are searched, also by other names of own foods', async () => {
    openPage({ stored: { customFoods: [kimchi] } })
    await screen.findByRole('button', { name: /^Kimchi/ })
    search('tomato REL')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe('KimchiYour own foods')
    expect(screen.queryByText('Coffee', { selector: 'b' })).toBeNull()
    search('heron')
    expect(screen.getByText('No food is called “heron”. You can add it to your own foods.')).toBeTruthy()
  })

  test('[FOOD-04] are there although own foods cannot be read', async () => {
    openPage({ others: { 'GET /api/food': () => problem('invalid-request') } })
    await screen.findByText(/Nothing you saved is lost/)
    expect(food('Coffee')).toBe('CoffeeOften bothers people')
    expect(screen.queryByRole('button', { name: 'Add a food' })).toBeNull()
  })
})

describe('an own food', () => {
  test('[FOOD-04] is added with all that is known of it, in one request', async () => {
    const { changes } = openPage()
    fireEvent.click(await screen.findByRole('button', { name: 'Add a food' }))
    type('Name', ' Kimchi ')
    fireEvent.click(screen.getByRole('radio', { name: 'Vegetables' }))
    fireEvent.change(screen.getByRole('slider', { name: 'How strongly do you react?' }), { target: { value: '6' } })
    type('Notes', 'A spoon')
    type('Other names', 'Cabbage, Leek')
    save()
    await screen.findByText('Food saved')
    const [{ line, body } = { line: '', body: {} }] = changes()
    expect(changes()).toHaveLength(1)
    expect(line).toBe(`PUT /api/food/foods/${body.change}`)
    expect(body).toEqual({
      ...{ change: expect.any(String), foodName: 'Kimchi', category: 'vegetables', severity: 6, notes: 'A spoon' },
      commonNames: ['Cabbage', 'Leek'],
    })
    expect(screen.getByRole('button', { name: /^Kimchi.*Vegetables · Reaction 6 of 10$/ })).toBeTruthy()
  })

  test('[FOOD-04] with a name that is no name has a sentence at the field, and nothing is sent', async () => {
    const { changes } = openPage({ stored: { customFoods: [kimchi] } })
    fireEvent.click(await screen.findByRole('button', { name: 'Add a food' }))
    for (const [name, words] of [
      ['', 'Give the food a name.'],
      ['+1', /^A food cannot begin with =/],
      ['KIMCHI', 'This food is on your list already.'],
    ] as const) {
      type('Name', name)
      save()
      expect(await screen.findByText(words)).toBeTruthy()
      expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    }
    expect(changes()).toEqual([])
  })

  test('[FOOD-04] is changed, and is deleted after a question', async () => {
    const { changes, user } = openPage({ stored: { customFoods: [kimchi] } })
    fireEvent.click(await screen.findByRole('button', { name: /^Kimchi/ }))
    type('Name', 'Leek')
    save()
    fireEvent.click(await screen.findByRole('button', { name: /^Leek/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const ask = within(screen.getByRole('group', { name: 'Delete Leek? Its test results stay.' }))
    await user.click(ask.getByRole('button', { name: 'Delete food' }))
    await screen.findByText('Food deleted')
    expect(screen.queryByRole('button', { name: /^Leek/ })).toBeNull()
    expect(changes().map(({ line }) => line)).toEqual([
      `PUT /api/food/foods/${kimchi.id}`,
      `POST /api/food/foods/${kimchi.id}/deletion`,
    ])
  })

  test('[FOOD-04] that is refused comes back into the form, with the reason', async () => {
    openPage({ others: { 'PUT /api/food/foods/': () => problem('food-limit-reached') } })
    fireEvent.click(await screen.findByRole('button', { name: 'Add a food' }))
    type('Name', 'Kimchi')
    save()
    await screen.findByText(/^There are as many as we can keep/)
    fireEvent.click(screen.getByRole('button', { name: 'Add a food' }))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kimchi')
  })

  test('[FOOD-04] [RELY-01] without a connection is kept and shown', async () => {
    openPage({ others: { 'PUT /api/food/foods/': () => noNetwork() } })
    fireEvent.click(await screen.findByRole('button', { name: 'Add a food' }))
    type('Name', 'Kimchi')
    save()
    await screen.findByText('Saved offline')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Kimchi/ })).toBeTruthy())
  })
})
