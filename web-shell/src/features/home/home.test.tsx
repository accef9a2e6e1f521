// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../shared/days/day.ts'
import type { Day } from '../../../../shared/days/schema.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { today } from '../../shell/clock.ts'
import type { Home } from '../../shell/home-query.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { homeOf } from '../../testing/home.ts'
import { ACCOUNT, openApp } from '../../testing/open-app.tsx'

afterEach(() => void vi.useRealTimers())

const logged: Day = {
  date: today(),
  version: 1,
  values: { painLevel: 0, notes: 'Slept well' },
  writers: { painLevel: 'aaaaaaaa.1', notes: 'aaaaaaaa.1' },
  flareInferred: false,
}
const home = (over: Partial<Home> = {}) => reply(homeOf({ today: emptyDay(today()), ...over }))

test.each([
  [0, 'Mia Hart', 'Good Morning, Mia'],
  [11, 'Mia Hart', 'Good Morning, Mia'],
  [12, 'Mia Hart', 'Good Afternoon, Mia'],
  [16, '', 'Good Afternoon, friend'],
  [17, 'Mia', 'Good Evening, Mia'],
  [23, '  ', 'Good Evening, friend'],
])('[HOME-01] at %d:59 %j is greeted "%s"', async (hour, fullName, greeting) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, hour, 59), toFake: ['Date'] })
  fakeService({ 'GET /api/home': () => home({ account: { ...ACCOUNT, fullName } }) })
  openApp('/home')
  await screen.findByRole('heading', { level: 1, name: greeting })
})

test('a cold start of home makes exactly one call, for the day where the device is', async () => {
  const sent = fakeService({ 'GET /api/home': () => home() })
  openApp('/home')
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(sent.map(({ line }) => line)).toEqual([`GET /api/home?today=${today()}`])
})

test('a day without an entry asks for it', async () => {
  fakeService({ 'GET /api/home': () => home() })
  openApp('/home')
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(screen.getByRole('link', { name: 'Log Symptoms' }).getAttribute('href')).toBe('/log')
})

test("a logged day shows today's numbers, 0 as 0 and what was not answered as such, and Edit", async () => {
  fakeService({ 'GET /api/home': () => home({ today: logged, loggedOn: [today()] }) })
  openApp('/home')
  const card = (await screen.findByRole('heading', { name: "Today's Log Complete" })).closest('section')
  expect(card?.textContent).toContain('Pain0 / 10')
  expect(card?.textContent).toContain('Urgency–not answered')
  expect(card?.textContent).toContain('Slept well')
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/log')
})

test('the week counts the last seven days and no others', async () => {
  const loggedOn = [0, 1, 3, 6, 7, 20].map((back) => addDays(today(), -back))
  fakeService({ 'GET /api/home': () => home({ loggedOn }) })
  openApp('/home')
  await screen.findByText('Logged 4 of the last 7 days')
})

test('home says that it loads, says when it cannot, and Retry brings it', async () => {
  let works = false
  fakeService({ 'GET /api/home': () => (works ? home() : problem('unavailable')) })
  const { user } = openApp('/home')
  await screen.findByText('Loading your day')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Nothing you saved is lost.')
  works = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was loaded stays when loading it again fails', async () => {
  let works = true
  fakeService({ 'GET /api/home': () => (works ? home() : problem('unavailable')) })
  const { client } = openApp('/home')
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  works = false
  await act(() => client.refetchQueries({ queryKey: ['home'] }))
  await screen.findByText('Not reachable just now')
  expect(screen.getByRole('heading', { name: 'Ready to Check-In' })).toBeTruthy()
})

test('what could not be read without a network is read when it is back', async () => {
  let connected = false
  fakeService({ 'GET /api/home': () => (connected ? home() : noNetwork()) })
  openApp('/home')
  await screen.findByText('No connection')
  connected = true
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
})
