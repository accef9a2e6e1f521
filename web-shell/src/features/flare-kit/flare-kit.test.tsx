// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyDay } from '../../../../shared/days/model/day.ts'
import {
  applyPreferencesEdit,
  DEFAULT_PREFERENCES,
  type FlarePlan,
} from '../../../../shared/preferences/preferences.ts'
import { today } from '../../shell/first/api/clock.ts'
import { fakeService, noNetwork, problem, reply, type SentRequest } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

const PLAN: FlarePlan = { drinks: ['Warm oat milk'], practices: ['Lie down', 'Ring Jo'] }
const withPlan = (flarePlan: FlarePlan) => () => homeReply({ preferences: { ...DEFAULT_PREFERENCES, flarePlan } })
const savePlan = ({ body }: SentRequest) => reply(applyPreferencesEdit(DEFAULT_PREFERENCES, body))
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const planRegion = () => screen.findByRole('region', { name: 'Your plan' })
const managingSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Managing a flare today' })
const button = (name: string) => screen.findByRole('button', { name })

const savedDay = (flag: boolean | null) => ({
  day: {
    ...emptyDay(today()),
    version: 1,
    values: flag === null ? {} : { isManagingFlare: flag },
    writers: { isManagingFlare: 'device00.1' },
  },
})

test('[FLAREKIT-01] the flare kit shows its help without a session and without any personal data', async () => {
  const sent = fakeService({ 'GET /api/auth/session': noNetwork })
  openApp('/flare-kit')
  await screen.findByRole('heading', { name: 'Start with one breath' })
  expect(headings()).toEqual(['Start with one breath', 'More that may help', 'When to seek care'])
  for (const name of ['Warmth', 'Position', 'Water', 'A kind word']) screen.getByRole('heading', { level: 3, name })
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(screen.queryByRole('switch')).toBeNull()
  expect(sent.filter(({ line }) => !line.startsWith('GET /api/auth/session'))).toEqual([])
})

test('[FLAREKIT-01] one tap leads to the section "When to seek care"', async () => {
  fakeService(SIGNED_IN)
  openApp('/flare-kit')
  const link = await screen.findByRole('link', { name: 'When to seek care' })
  expect(link.getAttribute('href')).toBe('#care')
  expect(screen.getByRole('heading', { name: 'When to seek care' }).closest('#care')).not.toBeNull()
})

test('[FLAREKIT-01] the flare kit shows the user’s plan directly after the breath', async () => {
  fakeService({ ...SIGNED_IN, 'GET /api/home': withPlan(PLAN) })
  openApp('/flare-kit')
  expect((await planRegion()).textContent).toMatch(/Warm oat milk.*Lie down.*Ring Jo/)
  expect(headings()[1]).toBe('Your plan')
})

test('[FLAREKIT-01] a user without a plan can write one below the first help, and tap suggestions', async () => {
  const sent = fakeService({ ...SIGNED_IN, 'PUT /api/preferences': savePlan })
  const { user } = openApp('/flare-kit')
  await user.click(await button('Write your plan'))
  expect(headings().indexOf('Your plan')).toBeGreaterThan(headings().indexOf('More that may help'))
  const sheet = within(screen.getByRole('dialog'))
  await user.type(sheet.getByLabelText('What helps my body'), 'Ring Jo\n\n Bath ')
  await user.click(sheet.getByRole('button', { name: /Chamomile tea/ }))
  expect(sheet.queryByRole('button', { name: /Chamomile tea/ })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Save Plan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = sent.find(({ line }) => line === 'PUT /api/preferences')?.body
  expect(body).toEqual({ flarePlan: { drinks: ['Chamomile tea'], practices: ['Ring Jo', 'Bath'] } })
  expect((await planRegion()).textContent).toMatch(/Chamomile tea.*Ring Jo.*Bath/)
  expect(headings()[1]).toBe('Your plan')
})

test('[FLAREKIT-01] a plan that fails to save stays in the sheet and is not shown as saved', async () => {
  fakeService({ ...SIGNED_IN, 'GET /api/home': withPlan(PLAN), 'PUT /api/preferences': () => problem('unavailable') })
  const { user } = openApp('/flare-kit')
  await user.click(await button('Edit'))
  await user.type(screen.getByLabelText('Drinks that soothe'), '\nWater')
  await user.click(await button('Save Plan'))
  await screen.findByText('Your plan could not be saved. What you entered is still here.')
  expect((await planRegion()).textContent).not.toContain('Water')
  await user.click(await button('Close'))
  await user.click(await button('Edit'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Drinks that soothe').value).toBe('Warm oat milk\nWater')
})

test('[FLAREKIT-01] a plan has at most twelve lines in each part', async () => {
  fakeService({ ...SIGNED_IN, 'GET /api/home': withPlan({ ...PLAN, drinks: Array<string>(11).fill('Tea') }) })
  const { user } = openApp('/flare-kit')
  await user.click(await button('Edit'))
  await user.click(await button('Warm water'))
  expect(screen.queryByRole('button', { name: 'Warm milk' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Loose clothes' })).toBeDefined()
})

test('[FLAREKIT-01] the switch marks today’s log as managing a flare at once, and can be turned off', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'PUT /api/days/': ({ body }) => reply({ day: { ...savedDay(body.set.isManagingFlare).day, version: body.n } }),
  })
  const { user } = openApp('/flare-kit')
  await user.click(await managingSwitch())
  await screen.findByText('Saved')
  screen.getByText('Today is marked as a flare day.')
  expect((await managingSwitch()).checked).toBe(true)
  await screen.findByText('Today counts as a flare day in your log.')
  await user.click(await managingSwitch())
  await waitFor(async () => expect((await managingSwitch()).checked).toBe(false))
  const puts = () => sent.filter(({ line }) => line === `PUT /api/days/${today()}`).map(({ body }) => body.set)
  await waitFor(() => expect(puts()).toEqual([{ isManagingFlare: true }, { isManagingFlare: null }]))
})

test('[FLAREKIT-01] a switch that cannot be saved shows a message and can be retried', async () => {
  let works = false
  fakeService({ ...SIGNED_IN, 'PUT /api/days/': () => (works ? reply(savedDay(true)) : problem('unavailable')) })
  const { user } = openApp('/flare-kit')
  await user.click(await managingSwitch())
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved yet')
  expect((await managingSwitch()).checked).toBe(true)
  works = true
  await user.click(await button('Retry'))
  await screen.findByText('Saved')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('[FLAREKIT-01] the switch says when the logged values already make today a flare day', async () => {
  const day = { ...emptyDay(today()), version: 3, values: { painLevel: 8 }, flareInferred: true }
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply({ today: day }) })
  openApp('/flare-kit')
  expect((await managingSwitch()).checked).toBe(false)
  await screen.findByText('Today counts as a flare day already, by what you logged.')
})

test('[FLAREKIT-01] the switch is on when the log already says that a flare is managed', async () => {
  const day = { ...emptyDay(today()), version: 3, values: { isManagingFlare: true } }
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply({ today: day }) })
  openApp('/flare-kit')
  expect((await managingSwitch()).checked).toBe(true)
})

test('[FLAREKIT-01] the end of the warmth is said after twenty minutes, and stays until it is dismissed', async () => {
  fakeService(SIGNED_IN)
  openApp('/flare-kit')
  const start = await button('Start 20 minutes')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(start)
  act(() => void vi.advanceTimersByTime(20 * 60_000 - 1))
  expect(screen.queryByText('Twenty minutes are over')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('Twenty minutes are over')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(60 * 60_000))
  expect(screen.getByText('Twenty minutes are over')).toBeTruthy()
})
