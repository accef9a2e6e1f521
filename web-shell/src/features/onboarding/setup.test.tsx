// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES, SETUP_STEPS } from '../../../../shared/preferences/preferences.ts'
import { HOME_KEY } from '../../shell/first/data/home-query.ts'
import { setWelcome } from '../../shell/first/data/welcome-visit.ts'
import { noNetwork, problem } from '../../testing/fake-service.ts'
import { beginLateRead } from '../../testing/late-read.ts'
import { ACCOUNT } from '../../testing/open-app.tsx'
import { COMPLETE, EDIT, findButton, findHeading, openStep, TITLES } from '../../testing/welcome.ts'

// Each test is a visit of its own.
beforeEach(() => setWelcome(ACCOUNT.id, undefined))

const NOT_TRACKED = { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null }
const TRACKED = { ...NOT_TRACKED, isCycleTracked: true }
const DEFAULT_ANSWERS = { cycle: TRACKED, hydrationGoal: 6, concerns: [], nickname: 'Anonymous' }

const nickname = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nickname' })

test('[ONB-03] the set-up has four steps, each named and reached by Next and Previous', async () => {
  const { user, bodiesOf } = await openStep('cycle')
  for (const [index, step] of SETUP_STEPS.entries()) {
    const heading = await findHeading(TITLES[step])
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      `Step ${index + 1} of 4`,
    )
    expect(screen.queryByRole('button', { name: 'Skip for now' }) !== null).toBe(index < 2)
    expect(screen.queryByRole('button', { name: 'Previous' }) !== null).toBe(index > 0)
    if (index < 3) await user.click(await findButton('Next'))
  }
  await findButton('Complete Setup')
  await user.click(await findButton('Previous'))
  await findHeading(TITLES.focus)
  await waitFor(() => expect(bodiesOf(EDIT).map(({ setupStep }) => setupStep)).toEqual(SETUP_STEPS.slice(1)))
})

test('[ONB-03] [ONB-10] all answers are sent together, and home follows', async () => {
  const { user, bodiesOf } = await openStep('cycle')
  const length = await screen.findByRole('textbox', { name: /Length/ })
  await user.clear(length)
  await user.type(length, '31')
  await user.click(await findButton('Next'))
  await user.click(await findButton('One glass more'))
  await user.click(await findButton('Next'))
  await user.click(await screen.findByRole('checkbox', { name: 'Pelvic floor' }))
  await user.click(await findButton('Next'))
  await user.type(await nickname(), ' Heron ')
  await user.click(await findButton('Complete Setup'))
  await findHeading(/^Good/)
  expect(bodiesOf(COMPLETE)).toEqual([
    {
      cycle: { isCycleTracked: true, lastPeriodOn: null, cycleLengthDays: 31 },
      hydrationGoal: 7,
      concerns: ['pelvic-floor'],
      nickname: 'Heron',
    },
  ])
})

test('[ONB-10] a read that began before the last step and ends after it does not bring the set-up back', async () => {
  const { user, client } = await openStep('identity')
  await user.type(await nickname(), 'Heron')
  const endRead = await beginLateRead(client, HOME_KEY, '/api/home')
  await user.click(await findButton('Complete Setup'))
  await findHeading(/^Good/)
  await endRead()
  // At the next visit, home decides.
  act(() => setWelcome(ACCOUNT.id, undefined))
  expect(await findHeading(/^Good/)).toBeTruthy()
})

test('[ONB-04] skipping the first step turns tracking off and clears its date, skipping the second resets to 6', async () => {
  const cycle = { isCycleTracked: true, lastPeriodOn: '2026-01-05', cycleLengthDays: 30 }
  const { user, bodiesOf } = await openStep('cycle', {
    preferences: { ...DEFAULT_PREFERENCES, cycle, hydrationGoal: 9 },
  })
  await user.click(await findButton('Skip for now'))
  await findHeading(TITLES.hydration)
  await user.click(await findButton('Skip for now'))
  await findHeading(TITLES.focus)
  await waitFor(() => expect(bodiesOf(EDIT)).toHaveLength(2))
  expect(bodiesOf(EDIT)[0]).toMatchObject({ cycle: NOT_TRACKED, hydrationGoal: 9, setupStep: 'hydration' })
  expect(bodiesOf(EDIT)[1]).toMatchObject({ cycle: NOT_TRACKED, hydrationGoal: 6, setupStep: 'focus' })
})

test('[ONB-10] a refused cycle length keeps the step and leads to its field', async () => {
  const { user, bodiesOf } = await openStep('cycle')
  const length = await screen.findByRole('textbox', { name: /Length/ })
  await user.clear(length)
  await user.type(length, '50')
  await user.click(await findButton('Next'))
  expect(document.activeElement).toBe(length)
  await findHeading(TITLES.cycle)
  expect(bodiesOf(EDIT)).toEqual([])
})

test('[ONB-08] without a nickname the set-up is complete, too', async () => {
  const { user, bodiesOf, state } = await openStep('identity')
  const field = await nickname()
  expect([field.value, field.placeholder]).toEqual(['', 'Anonymous'])
  await user.type(field, 'Heron')
  await user.clear(field)
  await user.click(await findButton('Complete Setup'))
  await findHeading(/^Good/)
  expect(bodiesOf(COMPLETE)).toEqual([{ ...DEFAULT_ANSWERS, nickname: '' }])
  expect(state.preferences.nickname).toBe('Anonymous')
})

test('[ONB-09] [ONB-10] a completed set-up is welcomed once and never returns', async () => {
  const { user, client } = await openStep('identity')
  await user.click(await findButton('Complete Setup'))
  await screen.findByText(/^Welcome to Stillwater \p{Emoji}/u)
  expect(
    screen.getByText("Your personalized experience is ready. Let's take one step at a time — together."),
  ).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Good/))
  await act(() => client.invalidateQueries({ queryKey: HOME_KEY }))
  await findHeading(/^Good/)
})

test('[ONB-09] while it is stored the button says so; a failure keeps the step and its values', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user } = await openStep('identity', {}, { [COMPLETE]: () => promise })
  await user.type(await nickname(), 'Heron')
  await user.click(await findButton('Complete Setup'))
  await findButton('Setting up...')
  resolve(problem('invalid-request'))
  await screen.findByText('Setup Error')
  expect(screen.getByText(/^There was an issue saving your preferences\. Please try again\./)).toBeTruthy()
  await findHeading(TITLES.identity)
  expect((await nickname()).value).toBe('Heron')
  await findButton('Complete Setup')
})

test('[ONB-03] without a network the steps go on silently, and nothing that was answered is lost', async () => {
  let isDown = true
  const fail = () => (isDown ? noNetwork() : undefined)
  const { user, bodiesOf, state } = await openStep(
    'hydration',
    {},
    {
      [EDIT]: () => fail() ?? new Response(JSON.stringify(DEFAULT_PREFERENCES)),
      [COMPLETE]: ({ body }) => {
        fail()
        return new Response(JSON.stringify({ ...DEFAULT_PREFERENCES, ...body }))
      },
    },
  )
  await user.click(await findButton('One glass less'))
  await user.click(await findButton('Next'))
  await user.click(await screen.findByRole('checkbox', { name: 'Sleep' }))
  await user.click(await findButton('Next'))
  await user.type(await nickname(), 'Heron')
  expect(screen.queryByText('Setup Error')).toBeNull()
  await user.click(await findButton('Complete Setup'))
  await screen.findByText('Setup Error', {}, { timeout: 5_000 })
  expect(state.onboarded).toBe(false)
  isDown = false
  await user.click(await findButton('Complete Setup'))
  await findHeading(/^Good/)
  expect(bodiesOf(COMPLETE).at(-1)).toEqual({
    ...DEFAULT_ANSWERS,
    hydrationGoal: 5,
    concerns: ['sleep-issues'],
    nickname: 'Heron',
  })
})

test('[ONB-03] another device continues at the step and with the answers that the service has', async () => {
  const preferences = { ...DEFAULT_PREFERENCES, hydrationGoal: 11, nickname: 'Heron' }
  const { user } = await openStep('focus', { preferences })
  await user.click(await findButton('Previous'))
  expect((await screen.findByRole('spinbutton')).getAttribute('aria-valuenow')).toBe('11')
})

test('[ONB-03] answers continue here in the next visit, unless another device has continued since', async () => {
  const { user, state, client } = await openStep('hydration')
  await user.click(await findButton('One glass more'))
  /** The welcome as the next visit finds it. */
  const openAgain = async () => {
    act(() => setWelcome(ACCOUNT.id, 'closed'))
    await findHeading(/^Good/)
    await act(() => client.invalidateQueries({ queryKey: HOME_KEY }))
    act(() => setWelcome(ACCOUNT.id, undefined))
  }
  await openAgain()
  await findHeading(TITLES.hydration)
  expect((await screen.findByRole('spinbutton')).getAttribute('aria-valuenow')).toBe('7')
  state.preferences = { ...state.preferences, hydrationGoal: 3, setupStep: 'focus' }
  await openAgain()
  await findHeading(TITLES.focus)
  await user.click(await findButton('Previous'))
  expect((await screen.findByRole('spinbutton')).getAttribute('aria-valuenow')).toBe('3')
})

test('[ONB-10] if another device has completed the set-up, this one stores its answers and shows home', async () => {
  const { user, state, client, bodiesOf } = await openStep('identity')
  await user.type(await nickname(), 'Heron')
  state.onboarded = true
  await act(() => client.invalidateQueries({ queryKey: HOME_KEY }))
  // What is being typed stays on screen.
  expect((await nickname()).value).toBe('Heron')
  await user.click(await findButton('Complete Setup'))
  await findHeading(/^Good/)
  expect(bodiesOf(COMPLETE)).toHaveLength(1)
  expect(state.preferences.nickname).toBe('Heron')
})

test('[SEC-30] consent that was withdrawn meanwhile is asked for again, and the answers stay', async () => {
  const { user, state } = await openStep(
    'identity',
    {},
    {
      [COMPLETE]: () => {
        state.consent = 'withdrawn'
        return problem('consent-needed')
      },
    },
  )
  await user.type(await nickname(), 'Heron')
  await user.click(await findButton('Complete Setup'))
  await user.click(await findButton('I agree'))
  expect((await nickname()).value).toBe('Heron')
})
