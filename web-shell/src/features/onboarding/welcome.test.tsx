// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { today } from '../../shell/first/api/clock.ts'
import { type Home, homeQuery } from '../../shell/first/data/home-query.ts'
import { setWelcome } from '../../shell/first/data/welcome-visit.ts'
import { noNetwork, problem } from '../../testing/fake-service.ts'
import { homeReply } from '../../testing/home.ts'
import { ACCOUNT } from '../../testing/open-app.tsx'
import { CONSENT, findButton, findHeading, openWelcome } from '../../testing/welcome.ts'

// Each test is a visit of its own.
beforeEach(() => setWelcome(ACCOUNT.id, undefined))

const main = () => screen.getByRole('main').textContent

test('[ONB-01] the welcome stands in for home while the set-up is not complete', async () => {
  openWelcome()
  await findHeading('Welcome to Stillwater')
  expect(screen.queryByRole('heading', { name: /^Good/ })).toBeNull()
})

test('[ONB-01] a home that cannot be read does not show the welcome', async () => {
  openWelcome({}, { 'GET /api/home': () => problem('unexpected', { 'retry-after': '60' }) })
  await findButton('Retry')
  await findHeading(/^Good/)
  expect(screen.queryByText(/^Welcome to/)).toBeNull()
})

test('[ONB-01] a copy of home on this device that says so shows the welcome without a connection', async () => {
  const { client } = openWelcome({}, { 'GET /api/home': noNetwork })
  const stored = (await homeReply({ onboarded: false, consent: 'none' }).json()) as Home
  act(() => void client.setQueryData(homeQuery(today()).queryKey, stored))
  expect(await findHeading('Welcome to Stillwater')).toBeTruthy()
})

test('[ONB-01] a user who has completed the set-up sees home', async () => {
  openWelcome({ onboarded: true, consent: 'given' })
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(screen.queryByText(/^Welcome to/)).toBeNull()
})

test('[ONB-02] the introduction has three slides, and only the last two can be skipped', async () => {
  const { user } = openWelcome()
  const heading = await findHeading('Welcome to Stillwater')
  expect(document.activeElement).toBe(heading)
  expect(main()).toContain('1 of 3')
  expect(screen.queryByRole('button', { name: 'Skip to setup' })).toBeNull()
  await user.click(await findButton("Let's Begin"))

  await findHeading('Track with Purpose')
  expect(main()).toContain('2 of 3')
  await findButton('Skip to setup')
  await user.click(await findButton('Continue'))

  expect(document.activeElement).toBe(await findHeading('Your Personal Flare Kit'))
  expect(main()).toContain('3 of 3')
  await findButton('Skip to setup')
  await user.click(await findButton('Get Started'))
  await findHeading('What we keep, and why')
})

test('[ONB-02] [SEC-30] "Skip to setup" leads to the question for consent, before any question about health', async () => {
  const { user, sent } = openWelcome()
  await user.click(await findButton("Let's Begin"))
  await user.click(await findButton('Skip to setup'))
  await findHeading('What we keep, and why')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'More in our privacy notice' }).getAttribute('href')).toBe('/privacy')
  expect(sent.filter(({ line }) => !line.startsWith('GET'))).toEqual([])
})

/** Goes to the question for consent. */
async function openConsent(...options: Parameters<typeof openWelcome>) {
  const opened = openWelcome(...options)
  await opened.user.click(await findButton("Let's Begin"))
  await opened.user.click(await findButton('Skip to setup'))
  await findHeading('What we keep, and why')
  return opened
}

test('[SEC-30] one press agrees to this version of the text, and the set-up begins', async () => {
  const { user, bodiesOf } = await openConsent()
  await user.click(await findButton('I agree'))
  await findHeading('Cycle Tracking')
  expect(bodiesOf(CONSENT)).toEqual([{ version: 1, isGiven: true }])
})

test('[SEC-30] an agreement that cannot be stored says so, and can be tried again', async () => {
  let isDown = true
  const { user } = await openConsent(
    {},
    { [CONSENT]: () => (isDown ? problem('unexpected') : new Response('{"consent":"given"}')) },
  )
  await user.click(await findButton('I agree'))
  await screen.findByText('Your answer could not be stored')
  isDown = false
  await user.click(await findButton('I agree'))
  await findHeading('Cycle Tracking')
})

test('[SEC-30] "Not now" opens home with a way back, and the set-up goes on after the agreement', async () => {
  const { user, bodiesOf } = await openConsent()
  await user.click(await findButton('Not now'))
  await findHeading(/^Good/)
  await screen.findByRole('heading', { name: 'Nothing new is stored until you agree' })
  expect(screen.getAllByRole('link', { name: 'Flare Kit' }).length).toBeGreaterThan(0)
  expect(bodiesOf(CONSENT)).toEqual([])
  await user.click(await findButton('Read and decide'))
  await screen.findByRole('dialog', { name: 'What we keep, and why' })
  await user.click(await findButton('I agree'))
  await findHeading('Cycle Tracking')
  expect(bodiesOf(CONSENT)).toEqual([{ version: 1, isGiven: true }])
})

test('[SEC-30] in the next visit the question for consent is the first screen', async () => {
  const { user } = await openConsent()
  await user.click(await findButton('Not now'))
  await findHeading(/^Good/)
  // Another visit begins with another state of the welcome; the draft is kept.
  act(() => setWelcome(ACCOUNT.id, undefined))
  expect(await findHeading('What we keep, and why')).toBeTruthy()
})

test.each([
  ['none', 'Nothing new is stored until you agree', /Articles and the Flare Kit work as always/],
  ['withdrawn', 'Nothing new is stored until you agree', /What is stored stays readable/],
  ['outdated', 'Our text has changed', /now reads differently/],
] as const)('[SEC-30] home with consent "%s" has a card and no wall', async (consent, title, words) => {
  const { user, bodiesOf } = openWelcome({ onboarded: true, consent })
  await screen.findByRole('heading', { name: title })
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(screen.getByText(words)).toBeTruthy()
  await user.click(await findButton('Read and decide'))
  await user.click(await findButton('Not now'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodiesOf(CONSENT)).toEqual([])
  await user.click(await findButton('Read and decide'))
  await user.click(await findButton('I agree'))
  await screen.findByText('From now on what you log is stored.')
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})
