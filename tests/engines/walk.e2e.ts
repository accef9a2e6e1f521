// @module-tag deep
import { expect, onTestFinished } from 'vitest'
import { CONSENT_VERSION } from '../../shared/profile/consent.ts'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { callControlPage, newUser } from '../fixtures/browser/browser.ts'
import { engineJourney, signIn } from '../fixtures/engines/engine-journey.ts'
import type { Page } from '../fixtures/engines/page.ts'
import { ARTICLE, SCREENS } from '../fixtures/engines/walk/screens.ts'
import { SHEETS } from '../fixtures/engines/walk/sheets.ts'
import { type Stop, screenAt, stopAt, Walker } from '../fixtures/engines/walk/walk.ts'
import { workerWorld } from '../fixtures/setup/worker-world.ts'

/* Every screen and every sheet, on a phone and on a computer. Nothing may be cut off, empty or out of reach. */

/** Walks in each engine. A part of the walk takes half a minute, and several times that on a busy machine. */
const walk = (title: string, run: (walker: Walker, page: Page) => Promise<void>) =>
  engineJourney(title, (journey) => run(new Walker(journey), journey.page), { timeout: 300_000 })

const ZONE = 'Europe/London'
const daysFromToday = (days: number) => addDays(localDate(Date.now(), ZONE), days)

/** Calls the service as the page does. Returns what it replies. */
async function call(page: Page, method: string, path: string, body: object): Promise<unknown> {
  const send = async ({ method: verb, path: address, text }: Record<string, string>) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`/api/${address}`, { method: verb ?? '', headers, body: text ?? '' })
    return { status: reply.status, text: await reply.text() }
  }
  const { status, text } = await page.evaluate(send, { method, path, text: JSON.stringify(body) })
  expect(status, text).toBe(200)
  return JSON.parse(text)
}

/** What opens over a screen and is no sheet. */
const MENUS: Stop[] = [
  {
    name: 'reading-settings',
    path: ARTICLE,
    open: (page) => page.getByRole('button', { name: 'Reading settings' }).click(),
  },
  { name: 'share', path: ARTICLE, open: (page) => page.getByRole('button', { name: 'Share' }).first().click() },
  {
    name: 'pacer',
    path: '/tools/exercises',
    open: (page) => page.getByRole('button', { name: 'Start', exact: true }).first().click(),
  },
]

/** The steps of the welcome after its introduction, and the button that leads on. */
const WELCOME = [
  ['What we keep, and why', 'I agree'],
  ['Cycle Tracking', 'Next'],
  ['Hydration Goal', 'Next'],
  ['Your Wellness Focus', 'Next'],
  ['Choose Your Identity', 'Complete Setup'],
] as const

let changes = 0
/** The id of a change: another one at each call. */
const newChange = () => `${Date.now()}-${String((changes += 1)).padStart(6, '0')}`

walk('[OPS-05] [NAV-04] a visitor and a new user can see and reach everything', async (walker, page) => {
  onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
  // The public pages are written a little after the start of the world, by its clock.
  await callControlPage('PUT', 'clock', { advanceMinutes: 1 })
  await expect.poll(async () => (await fetch(`${workerWorld.url}/read`)).status).toBe(200)
  await walker.visit(SCREENS.visitors.map(screenAt), { hasBar: false })
  await page.goto('/read')
  await page.locator('main a[href^="/read/"]').first().click()
  await page.getByRole('heading', { name: 'When to seek care' }).waitFor()
  await walker.look('public-article', false)
  const ada = await newUser({ onboarded: false, consent: false })
  await page.goto('/auth')
  await call(page, 'POST', 'auth/sign-in', { email: ada.email, password: ada.password, stayLoggedIn: false })
  await walker.visit([screenAt('/home')], { hasBar: false })
  const next = (name: string) => page.getByRole('button', { name }).click()
  await next("Let's Begin")
  await next('Skip to setup')
  for (const [heading, button] of WELCOME) {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await walker.look(`welcome ${heading}`, false)
    await next(button)
  }
  await page.getByRole('heading', { name: /^Good/ }).first().waitFor()
})

walk('[OPS-05] [NAV-04] a user can see and reach everything on every screen', async (walker, page) => {
  await signIn(page, await newUser({ days: 60, premium: true }))
  await walker.visit(SCREENS.users.map(screenAt))
  await walker.visit(MENUS)
})

walk('[OPS-05] the sheets of days fit, and so does the question for consent', async (walker, page) => {
  const ada = await newUser()
  const rows = [1, 2, 3, 4, 5, 6].map((days) => ({
    date: daysFromToday(-days),
    symptoms: { pain_level: 2 },
    journal: {},
  }))
  await callControlPage('POST', 'days', { userId: ada.userId, rows })
  await signIn(page, ada)
  const cycle = { isCycleTracked: true, lastPeriodOn: daysFromToday(-9), cycleLengthDays: 28 }
  await call(page, 'PUT', 'preferences', { cycle })
  await walker.visit(SHEETS.days.map(stopAt))
  await call(page, 'PUT', 'profile/consent', { version: CONSENT_VERSION, isGiven: false })
  await walker.visit(SHEETS.consent.map(stopAt))
})

walk('[OPS-05] the sheets of tools, the profile and the learning hub fit', async (walker, page) => {
  await signIn(page, await newUser({ days: 6, premium: true }))
  const change = newChange()
  const schedule = { frequency: 'daily', times: ['08:00', '12:00', '20:00'] }
  await call(page, 'PUT', `reminders/${change}`, { change, title: 'A glass of water', kind: 'water', schedule })
  await walker.visit(SHEETS.tools.map(stopAt))
})

walk('[OPS-05] every room of the settings fits', async (walker, page) => {
  await signIn(page, await newUser({ days: 3 }))
  await walker.visit(SHEETS.settings.map(stopAt))
})

walk('[OPS-05] the sheets of a food plan and its tests fit', async (walker, page) => {
  await signIn(page, await newUser({ days: 9, premium: true }))
  const [earlier, plan, test] = [newChange(), newChange(), newChange()]
  const newPlan = { eliminatedFoods: ['Coffee', 'Tomato'], durationWeeks: 1, startsOn: daysFromToday(-28) }
  await call(page, 'POST', 'food/plans', { id: earlier, planName: 'Without bread', ...newPlan })
  await call(page, 'POST', `food/plans/${earlier}/completion`, { change: newChange(), endsOn: daysFromToday(-10) })
  await call(page, 'POST', 'food/plans', { id: plan, planName: 'My elimination plan', ...newPlan })
  await call(page, 'POST', 'food/tests', {
    id: test,
    planId: plan,
    foodName: 'Coffee',
    foodCategory: 'drinks',
    zone: ZONE,
  })
  await walker.visit(SHEETS.testing.map(stopAt))
  await call(page, 'POST', `food/tests/${test}/completion`, { change: newChange(), finalRating: 'safe', zone: ZONE })
  await walker.visit(SHEETS.food.map(stopAt))
})

walk('[OPS-05] [ADM-01] the screens and sheets of editors and admins fit', async (walker, page) => {
  onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
  await signIn(page, await newUser({ roles: ['editor', 'admin'] }))
  await walker.visit(SCREENS.admins.map(screenAt))
  await walker.visit(SHEETS.staff.map(stopAt))
  await callControlPage('PUT', 'clock', { advanceMinutes: 16 })
  await walker.visit(SHEETS.proof.map(stopAt))
})
