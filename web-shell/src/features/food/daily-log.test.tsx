// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../shared/days/model/day.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { today } from '../../shell/first/api/clock.ts'
import { openFood, planFrom } from '../../testing/fake-food.ts'
import { problem } from '../../testing/fake-service.ts'

const plan = planFrom(5)
const stored = { plans: [plan] }
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save log' }))
const slider = async () => screen.findByRole('slider', { name: 'Symptoms today' })
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const row = (index: number) =>
  within(
    within(screen.getByRole('table', { name: 'The last seven days' })).getAllByRole('row')[index + 1] as HTMLElement,
  )
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.trim())

describe('the daily log', () => {
  test('[FOOD-02] sends only what was answered, in one request, and says that it is saved', async () => {
    const { changes } = openFood({ stored })
    fireEvent.click(await slider())
    save()
    await screen.findByText('Daily log saved')
    expect(changes().map(({ line, body }) => [line, body.date, body.set])).toEqual([
      [`PUT /api/food/plans/${plan.id}/logs`, today(), { symptomSeverity: 0 }],
    ])
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: ' Soup ' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Flare today' }))
    save()
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes()[1]?.body.set).toEqual({ notes: 'Soup', flareOccurred: true })
  })

  test('[FOOD-02] tells "ate none" from "not logged": a day without an answer is a dash', async () => {
    openFood({ stored, logged: [{ planId: plan.id, date: addDays(today(), -1), symptomSeverity: 3 }] })
    expect((await slider()).getAttribute('aria-valuetext')).toBe('Not answered')
    expect(row(0)).toEqual(['–not logged', '–not logged'])
    expect(row(1)).toEqual(['–not logged', '3'])
    check('Ate none of these')
    save()
    await screen.findByText('Daily log saved')
    expect(row(0)).toEqual(['Ate none of these', '–not logged'])
    check('Coffee')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ate none of these' }).checked).toBe(false)
    save()
    await waitFor(() => expect(row(0)).toEqual(['Coffee', '–not logged']))
  })

  test.each([
    ['a day without notes', {}, {}],
    ['a day with notes', { notes: 'Soup' }, { notes: null }],
  ])('[FOOD-02] takes notes of only spaces for none, on %s', async (_, saved, expected) => {
    const { changes } = openFood({ stored, logged: [{ planId: plan.id, date: today(), ...saved }] })
    fireEvent.click(await slider())
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: '  \n ' } })
    save()
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]?.body.set).toEqual({ symptomSeverity: 0, ...expected })
  })

  test('[FOOD-02] clears an answer that is taken back', async () => {
    const { changes } = openFood({
      stored,
      logged: [{ planId: plan.id, date: today(), symptomSeverity: 3, notes: 'Soup' }],
    })
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Symptoms today' }).getAttribute('value')).toBe('3'))
    fireEvent.click(screen.getByRole('button', { name: /^Clear/ }))
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: '' } })
    save()
    await waitFor(() => expect(changes().map(({ body }) => body.set)).toEqual([{ symptomSeverity: null, notes: null }]))
    expect(row(0)).toEqual(['–not logged', '–not logged'])
  })

  test('[FOOD-02] without a change asks for an answer, and sends nothing', async () => {
    const { changes } = openFood({ stored, logged: [{ planId: plan.id, date: today(), symptomSeverity: 3 }] })
    fireEvent.change(await slider(), { target: { value: '4' } })
    fireEvent.change(await slider(), { target: { value: '3' } })
    save()
    expect(await screen.findByText(/^Nothing has changed yet/)).toBeTruthy()
    expect(changes()).toEqual([])
  })

  test('[FOOD-02] is of today or up to 14 days back, never of tomorrow', async () => {
    const { changes } = openFood({ stored })
    await slider()
    expect(screen.getByRole('button', { name: 'Next day' }).getAttribute('aria-disabled')).toBe('true')
    const back = screen.getByRole('button', { name: 'Previous day' })
    for (let days = 0; days < 14; days++) fireEvent.click(back)
    expect(back.getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(screen.getByRole('slider', { name: 'Symptoms on this day' }), { target: { value: '2' } })
    save()
    await screen.findByText('Daily log saved')
    expect(changes()[0]?.body.date).toBe(addDays(today(), -14))
  })

  const diaryOf = (values: object) => ({ today: { ...emptyDay(today()), version: 1, values } })

  test('[FOOD-02] is filled in from the diary, and nothing is stored before it is saved', async () => {
    const home = diaryOf({ painLevel: 7, flareManual: true })
    const { changes } = openFood({ stored, home })
    expect(await screen.findByText(/^From your diary: pain 7, flare\. .* it is kept when you save\.$/)).toBeTruthy()
    expect((await slider()).getAttribute('aria-valuetext')).toBe('7 of 10')
    expect(row(0)).toEqual(['–not logged', '–not logged'])
    expect(changes()).toEqual([])
    fireEvent.change(await slider(), { target: { value: '5' } })
    check('Coffee')
    save()
    await screen.findByText('Daily log saved')
    expect(changes().map(({ body }) => body.set)).toEqual([
      { consumedEliminatedFoods: ['Coffee'], symptomSeverity: 5, flareOccurred: true },
    ])
    expect(screen.getByText('This log is separate from your diary.')).toBeTruthy()
  })

  test('[FOOD-02] keeps its own answers beside those of the diary, and what was taken out stays out', async () => {
    const { changes } = openFood({
      stored,
      home: diaryOf({ painLevel: 7 }),
      logged: [{ planId: plan.id, date: addDays(today(), -1), symptomSeverity: 3 }],
    })
    await screen.findByText(/^From your diary: pain 7\. /)
    fireEvent.click(screen.getByRole('button', { name: /^Clear/ }))
    save()
    expect(await screen.findByText(/^Nothing has changed yet/)).toBeTruthy()
    check('Coffee')
    save()
    await screen.findByText('Daily log saved')
    expect(changes().map(({ body }) => body.set)).toEqual([{ consumedEliminatedFoods: ['Coffee'] }])
    expect((await slider()).getAttribute('aria-valuetext')).toBe('Not answered')
  })

  test('[FOOD-02] leaves alone what it has already, whatever the diary says', async () => {
    openFood({
      stored,
      home: diaryOf({ painLevel: 7, flareManual: true }),
      logged: [{ planId: plan.id, date: today(), symptomSeverity: 3 }],
    })
    expect(await screen.findByText(/^From your diary: flare\. /)).toBeTruthy()
    expect((await slider()).getAttribute('aria-valuetext')).toBe('3 of 10')
  })

  test('[FOOD-02] without an entry in the diary leads to it', async () => {
    openFood({ stored })
    await slider()
    expect((await screen.findByRole('link', { name: 'Log today' })).getAttribute('href')).toBe('/log')
    fireEvent.click(screen.getByRole('button', { name: 'Previous day' }))
    expect(screen.getByText('This log is separate from your diary.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Log today' })).toBeNull()
  })

  test('[FOOD-02] that the service refuses keeps what was typed, with the reason', async () => {
    openFood({ stored, others: { 'PUT /api/food/plans/': () => problem('date-in-future') } })
    fireEvent.change(await slider(), { target: { value: '6' } })
    save()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/has not come|future/i)
    expect((await slider()).getAttribute('aria-valuetext')).toBe('6 of 10')
  })

  test('[FOOD-02] [RELY-01] offline is kept, shown, and survives closing the app', async () => {
    const { close } = openFood({ stored })
    await slider()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    check('Ate none of these')
    save()
    await screen.findByText('Saved offline')
    expect(row(0)).toEqual(['Ate none of these', '–not logged'])
    close()
    vi.restoreAllMocks()
    const { changes } = openFood({ stored })
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]?.body.set).toEqual({ consumedEliminatedFoods: [] })
    await waitFor(() => expect(row(0)).toEqual(['Ate none of these', '–not logged']))
  })

  test('[FOOD-02] [SEC-30] without consent is kept on this device, and shown', async () => {
    openFood({ stored, others: { 'PUT /api/food/plans/': () => problem('consent-needed') } })
    await slider()
    check('Ate none of these')
    save()
    await screen.findByText('Kept on this device')
    expect(row(0)).toEqual(['Ate none of these', '–not logged'])
  })

  test('[FOOD-02] [RELY-03] that is refused after the screen was left is set aside, and a message says so', async () => {
    const answer = Promise.withResolvers<Response>()
    const { user } = openFood({
      stored,
      others: { 'PUT /api/food/plans/': () => answer.promise },
    })
    await slider()
    check('Ate none of these')
    save()
    await waitFor(() => expect(row(0)).toEqual(['Ate none of these', '–not logged']))
    await user.click(screen.getByRole('link', { name: /^Food categories/ }))
    await screen.findByRole('heading', { level: 1, name: 'Food categories' })
    expect(screen.queryByText(/was not accepted/)).toBeNull()
    answer.resolve(problem('date-too-old'))
    expect(await screen.findByText(/^A change to your food tools was not accepted\. It is kept for you\./)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Tools', current: false }))
    await user.click(await screen.findByRole('link', { name: /^Food management/ }))
    expect(await screen.findByText(/^A change to your food tools was not accepted/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Look' }))
    expect(await screen.findByText(/^Food log · Today/)).toBeTruthy()
  })

  test('[FOOD-02] what is typed stays with its day, and survives leaving the screen', async () => {
    openFood({ stored })
    await slider()
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Half a tin' } })
    fireEvent.click(screen.getByRole('button', { name: 'Previous day' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Next day' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Half a tin')
  })
})
