// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { today } from '../../../shell/first/api/clock.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { fakeService, problem } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { openApp } from '../../../testing/open-app.tsx'

const NEW = { hasReadArticle: false, hasSetReminder: false }

function openHome(home: Partial<Home>) {
  const sent = fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply(home) })
  return { ...openApp('/home'), sent }
}
const card = async () => within(await screen.findByRole('region', { name: 'Getting Started' }))
const daysAgo = (...ages: number[]) => ages.map((age) => addDays(today(), -age))

beforeEach(() => sessionStorage.clear())

test('[HOME-04] lists four steps: those that are done, and links to the others', async () => {
  const { sent } = openHome({ gettingStarted: { ...NEW, hasSetReminder: true }, loggedOn: daysAgo(0, 2) })
  const steps = await card()
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Log your first dayDone',
    'Log three days2 of 3 so far',
    'Read an articleFive minutes, in plain words',
    'Set a reminderDone',
  ])
  expect(steps.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname)).toEqual(['/log', '/learn'])
  expect(steps.getByText('2 of 4')).toBeTruthy()
  expect(steps.getByRole('progressbar', { name: 'Getting Started 2 of 4' })).toBeTruthy()
  expect(sent.filter(({ line }) => line.includes('/api/home'))).toHaveLength(1)
})

test.each([
  [
    'every step is done',
    { gettingStarted: { hasReadArticle: true, hasSetReminder: true }, loggedOn: daysAgo(0, 1, 2) },
  ],
  ['the account is older', { loggedOn: [] }],
])('[HOME-04] is not shown when %s', async (_, home) => {
  openHome(home)
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(screen.queryByRole('heading', { name: 'Getting Started' })).toBeNull()
})

test('[HOME-04] keeps its room while home loads again, without a word', async () => {
  const first = openHome({ gettingStarted: NEW })
  await card()
  await waitFor(() => expect(sessionStorage.getItem('getting-started')).toBe('1'))
  first.close()
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => new Promise<Response>(() => {}) })
  openApp('/home')
  await screen.findByText('Loading your day')
  expect(screen.queryByRole('heading', { name: 'Getting Started' })).toBeNull()
  // The week stands below the room of the steps, where it will be.
  expect(screen.getByRole('heading', { name: 'Progress Snapshot' }).closest('header')).toBeNull()
})

test('[HOME-04] [HOME-12] is silent when home cannot be read', async () => {
  sessionStorage.setItem('getting-started', '1')
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => problem('unexpected') })
  openApp('/home')
  await screen.findByRole('alert')
  expect(screen.queryByText('Getting Started')).toBeNull()
})
