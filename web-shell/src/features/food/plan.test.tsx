// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CORE_EIGHT } from '../../../../shared/food/foods/common-foods.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { today } from '../../shell/first/api/clock.ts'
import { draftsOf, storeDraft } from '../../shell/first/data/drafts.ts'
import { currentQueueView } from '../../shell/first/data/queue-view.ts'
import { changeId, openFood } from '../../testing/fake-food.ts'
import { noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { ACCOUNT } from '../../testing/open-app.tsx'
import { emptyForm } from './plan/plan-form.ts'

const answer = (question: RegExp, option: 'Yes' | 'No') =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: option }))
const QUESTIONS = [/allergic/, /pregnant/, /underweight/, /eating disorder/, /diabetes/, /kidney/, /alcohol/]

async function openForm(options: Parameters<typeof openFood>[0] = {}) {
  const opened = openFood(options)
  fireEvent.click(await screen.findByRole('button', { name: 'Make a plan' }))
  for (const question of QUESTIONS) answer(question, 'No')
  return opened
}
const choose = (food: string) => fireEvent.click(screen.getByRole('checkbox', { name: food }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create plan' }))
const errorOf = (label: string) => {
  const field = screen.getByLabelText(label)
  return document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent
}

describe('before a plan', () => {
  test('[FOOD-01] it is said in two sentences what an elimination is', async () => {
    openFood()
    const card = within(await screen.findByRole('region', { name: 'Test which foods may bother you' }))
    expect(card.getByText(/./, { selector: 'p' }).textContent?.match(/[.!?](\s|$)/g)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Create plan' })).toBeNull()
  })

  test('[FOOD-01] every question waits for its answer', async () => {
    openFood()
    fireEvent.click(await screen.findByRole('button', { name: 'Make a plan' }))
    answer(/diabetes/, 'Yes')
    fireEvent.click(screen.getByRole('checkbox', { name: /^I have talked/ }))
    for (const question of QUESTIONS) {
      expect(screen.queryByRole('button', { name: 'Create plan' })).toBeNull()
      answer(question, 'No')
    }
    expect(screen.getByRole('button', { name: 'Create plan' })).toBeTruthy()
  })

  test('[FOOD-01] a yes to any is answered, and asks to speak to someone first', async () => {
    await openForm()
    for (const question of QUESTIONS) {
      answer(question, 'Yes')
      expect(screen.getByText('Please ask someone first.')).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Create plan' })).toBeNull()
      fireEvent.click(screen.getByRole('checkbox', { name: /^I have talked/ }))
      expect(screen.getByRole('button', { name: 'Create plan' })).toBeTruthy()
      answer(question, 'No')
      expect(screen.queryByText('Please ask someone first.')).toBeNull()
    }
    answer(/diabetes/, 'Yes')
    fireEvent.click(screen.getByRole('checkbox', { name: /^I have talked/ }))
    answer(/pregnant/, 'Yes')
    expect(screen.queryByRole('button', { name: 'Create plan' })).toBeNull()
  })

  test('[FOOD-01] nothing but the answer appears in its row', async () => {
    await openForm()
    const row = within(screen.getByRole('group', { name: /allergic/ }))
    expect(row.queryByRole('button')).toBeNull()
    expect(row.getByText('Are you allergic to any food that you may leave out and test?')).toBeTruthy()
  })

  test('[FOOD-01] [SEC-29] the answers are neither sent nor kept', async () => {
    const { sent } = await openForm()
    answer(/diabetes/, 'Yes')
    expect(draftsOf(ACCOUNT.id)).toEqual([])
    expect(sent.filter(({ line }) => !line.startsWith('GET'))).toEqual([])
  })
})

describe('a new plan', () => {
  test('[FOOD-01] has defaults, is sent in one request, and is shown', async () => {
    const { changes } = await openForm()
    choose('Coffee')
    create()
    await screen.findByText('Plan created')
    expect(changes().map(({ line, body }) => [line, body])).toEqual([
      [
        'POST /api/food/plans',
        {
          id: expect.stringMatching(/^\d{13}-[0-9a-z]{6}$/),
          planName: 'My elimination plan',
          planType: 'custom',
          eliminatedFoods: ['Coffee'],
          durationWeeks: 3,
          startsOn: today(),
        },
      ],
    ])
    const card = within(screen.getByRole('region', { name: 'My elimination plan' }))
    expect(card.getByText('Elimination, day 1 of 21')).toBeTruthy()
    expect(card.getByText('Left out: Coffee')).toBeTruthy()
    expect(card.getByText(/^Testing begins on \d+ \w+( \d{4})?\.$/)).toBeTruthy()
    expect(draftsOf(ACCOUNT.id)).toEqual([])
  })

  test('[FOOD-01] takes the common eight, own foods and typed ones; a typed one takes the spelling of the list', async () => {
    const own = { id: changeId(1), change: changeId(1), foodName: 'Kimchi', category: 'vegetables', commonNames: [] }
    const { changes } = await openForm({ stored: { customFoods: [own as never] } })
    fireEvent.click(screen.getByRole('radio', { name: 'The common eight' }))
    choose('Kimchi')
    type('Another food', ' tomato ')
    fireEvent.keyDown(screen.getByLabelText('Another food'), { key: 'Enter' })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tomato' }).checked).toBe(true)
    type('Another food', 'Leek')
    fireEvent.change(screen.getByLabelText('How long'), { target: { value: '4' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Symptoms before' }), { target: { value: '6' } })
    create()
    await screen.findByText('Plan created')
    const [{ body } = { body: {} }] = changes()
    expect(body).toMatchObject({ planType: 'core_eight', durationWeeks: 4, baselineSymptoms: 6 })
    expect(body.eliminatedFoods.toSorted()).toEqual([...CORE_EIGHT, 'Kimchi', 'Tomato', 'Leek'].toSorted())
  })

  test('[FOOD-01] is offered its baseline from the diary, and takes it only when it is asked to', async () => {
    const days = [1, 2, 3, 4, 5].map((age) => ({
      ...{ date: addDays(today(), -age), version: 1, values: { painLevel: age < 3 ? 5 : 6 }, writers: {} },
      flareInferred: false,
    }))
    await openForm({ others: { 'GET /api/days?from=': () => reply({ days, names: {} }) } })
    const offer = await screen.findByRole('button', { name: /^Use 6, your average pain \(n\s=\s5\)$/ })
    const slider = screen.getByRole('slider', { name: 'Symptoms before' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Not answered')
    fireEvent.click(offer)
    expect(slider.getAttribute('aria-valuetext')).toBe('6 of 10')
  })

  test('[FOOD-01] with a wrong answer has a sentence at the field, and nothing is sent', async () => {
    const { changes } = await openForm()
    create()
    const foods = screen.getByRole('group', { name: 'Foods to leave out' })
    await waitFor(() => expect(foods.textContent).toContain('Choose at least one food, or type one.'))
    expect(document.activeElement).toBe(within(foods).getAllByRole('checkbox')[0])
    expect(errorOf('Another food')).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(errorOf('Another food')).toBe('Type a food first.'))
    choose('Coffee')
    for (const [label, wrong, right, words] of [
      ['Another food', '=1+1', '', /^A food cannot begin with =/],
      ['Another food', 'COFFEE ', '', 'This food is in the plan already.'],
      ['Name of the plan', ' ', 'Quiet', 'Give the plan a name.'],
      ['Name of the plan', 'x'.repeat(61), 'Quiet', /^1 character too many/],
      ['First day', '', today(), 'Choose a date.'],
      ['First day', addDays(today(), 29), today(), /^Choose a day at most 28 days away/],
    ] as const) {
      type(label, wrong)
      create()
      await waitFor(() => expect(errorOf(label)).toMatch(words))
      expect(document.activeElement).toBe(screen.getByLabelText(label))
      type(label, right)
    }
    expect(changes()).toEqual([])
  })

  test('[FOOD-01] [RELY-01] offline waits, is shown, and is sent later', async () => {
    let works = false
    const { changes } = await openForm({
      others: {
        'POST /api/food/plans': ({ body }) =>
          works
            ? reply({ plans: [{ ...body, updatedAt: 1, status: 'active' }], tests: [], customFoods: [] })
            : noNetwork(),
      },
    })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    choose('Coffee')
    create()
    await screen.findByText('Saved offline')
    expect(screen.getByRole('region', { name: 'My elimination plan' })).toBeTruthy()
    online.mockReturnValue(true)
    works = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(await screen.findByText('What you saved in the food tools is sent.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'My elimination plan' })).toBeTruthy()
  })

  test('[FOOD-01] [RELY-01] is not undone by a read that began before it was saved', async () => {
    let answerLate = (_: Response) => {}
    let isSlow = false
    const empty = () => reply({ plans: [], tests: [], customFoods: [] })
    const { client } = await openForm({
      others: {
        'GET /api/food': () => (isSlow ? new Promise<Response>((resolve) => (answerLate = resolve)) : empty()),
      },
    })
    isSlow = true
    void client.refetchQueries({ queryKey: ['food'] })
    choose('Coffee')
    create()
    await screen.findByText('Plan created')
    answerLate(empty())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.getByRole('region', { name: 'My elimination plan' })).toBeTruthy()
  })

  test('[FOOD-01] that the service refuses comes back into the form, with the reason', async () => {
    const { changes } = await openForm({ others: { 'POST /api/food/plans': () => problem('food-limit-reached') } })
    choose('Coffee')
    create()
    await screen.findByText(/^There are as many as we can keep/)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Coffee' }).checked).toBe(true)
    expect(changes()).toHaveLength(1)
    expect(currentQueueView()).toMatchObject({ waiting: [], setAside: [] })
  })

  test('[FOOD-05] begins with the food that another screen asks to test, also in an older draft', async () => {
    storeDraft(ACCOUNT, 'food plan', { ...emptyForm(undefined), weeks: 4, foods: ['Tomato'] })
    openFood({ state: { usr: { food: 'Coffee' }, key: 'x', idx: 0 } })
    const about = within(await screen.findByRole('region', { name: 'To test coffee, first leave it out for 4 weeks' }))
    expect(about.getByText('Coffee')).toBeTruthy()
    expect(about.queryByText('Tomato')).toBeNull()
    for (const question of QUESTIONS) answer(question, 'No')
    for (const name of ['Coffee', 'Tomato'])
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true)
    choose('Coffee')
    expect(about.queryByText('Coffee')).toBeNull()
  })
})
