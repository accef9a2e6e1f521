// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { erasureInstant } from '../../../../../shared/erasure/grace.ts'
import { localDate } from '../../../../../shared/time/local-date.ts'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import { today, zone } from '../../../shell/first/api/clock.ts'
import { fakeService, problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { ACCOUNT, openApp } from '../../../testing/open-app.tsx'
import { button, knownDay, moveTo, openToEdit, pain, savedReply } from '../../../testing/open-log.ts'

const ROOM = '/settings?room=delete'
const erasesAt = erasureInstant(Date.now())
const requests = (sent: readonly { line: string }[]) => sent.filter(({ line }) => line === 'POST /api/profile/erasure')
const ended = () => problem('not-signed-in')

async function decide(user: ReturnType<typeof openApp>['user']): Promise<void> {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete my account' }))
  await user.click(await button('Yes, delete it'))
}

test('[PROF-03] the room says what is lost, offers the export first, and asks before anything happens', async () => {
  const sent = fakeService(SIGNED_IN)
  const { user } = openApp('/settings')
  await user.click(await screen.findByRole('button', { name: /^Delete my account/ }))
  const room = within(await screen.findByRole('dialog'))
  for (const words of [
    /Every day that you logged/,
    /every way to sign in/,
    /For 7 days a sign-in brings everything back/,
  ])
    expect(room.getByText(words)).toBeTruthy()
  const link = room.getByRole('link', { name: 'Export it first' })
  expect(link.getAttribute('href')).toBe('/settings?room=export')
  await user.click(room.getByRole('button', { name: 'Delete my account' }))
  const keep = room.getByRole('button', { name: 'Keep my account' })
  expect(document.activeElement).toBe(keep)
  await user.click(keep)
  expect(document.activeElement).toBe(room.getByRole('button', { name: 'Delete my account' }))
  expect(room.queryByRole('button', { name: 'Yes, delete it' })).toBeNull()
  expect(requests(sent)).toEqual([])
})

test('[PROF-03] the room says that a subscription is not renewed, to those who have one', async () => {
  fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ premium: { tier: 'paid', hasPremiumAccess: true } }),
  })
  openApp(ROOM)
  expect(await screen.findByText(/nothing more is charged/)).toBeTruthy()
})

test('[PROF-03] [SEC-18] afterwards the user is signed out, and reads until when they can come back', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'POST /api/profile/erasure': () => reply({ erasesAt }),
    'POST /api/auth/sign-out': ended,
  })
  const { user } = openApp(ROOM)
  await decide(user)
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  const day = formatDay(localDate(erasesAt, zone()), today())
  expect(await screen.findByText(`Your account will be erased on ${day}`)).toBeTruthy()
  expect(screen.getByText(/sign in before then/)).toBeTruthy()
  expect(requests(sent)).toHaveLength(1)
})

test('[PROF-03] [SEC-14] a user who signed in long ago gives the password first, and it then goes on', async () => {
  let isProven = false
  const sent = fakeService({
    ...SIGNED_IN,
    'POST /api/profile/erasure': () => (isProven ? reply({ erasesAt }) : problem('prove-again')),
    'POST /api/auth/prove': ({ body }) => {
      isProven = body.currentPassword === 'still-water'
      return reply({})
    },
    'POST /api/auth/sign-out': ended,
  })
  const { user } = openApp(ROOM)
  await decide(user)
  await user.type(await screen.findByLabelText('Your password'), 'still-water')
  await user.click(await button('Continue'))
  expect(await screen.findByText(/^Your account will be erased on/)).toBeTruthy()
  expect(requests(sent)).toHaveLength(2)
})

test('[PROF-03] a failure says so, and nothing is removed from the device', async () => {
  let answer = () => problem('unavailable', { 'retry-after': '60' })
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/profile/erasure': () => answer() })
  const { user } = openApp(ROOM)
  await decide(user)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  expect(sent.some(({ line }) => line === 'POST /api/auth/sign-out')).toBe(false)
  answer = () => problem('role-first')
  await user.click(await button('Yes, delete it'))
  expect(await screen.findByText(/Ask the team to end your role/)).toBeTruthy()
})

test('[PROF-03] [RELY-02] what waits to be sent is told, and can be sent first', async () => {
  let save = (_: SentRequest) => problem('unavailable', { 'retry-after': '60' })
  const first = await openToEdit((sent) => save(sent))
  moveTo(await pain(), 9)
  await first.user.click(await button("Update Today's Log"))
  await button('Retry')
  fireEvent.click(screen.getByRole('link', { name: 'Profile' }))
  fireEvent.click(await screen.findByRole('link', { name: /^Settings/ }))
  await first.user.click(await screen.findByRole('button', { name: /^Delete my account/ }))
  const room = within(await screen.findByRole('dialog'))
  expect(await room.findByText('An entry is not sent yet')).toBeTruthy()
  save = (sent) => reply(savedReply(knownDay, sent))
  await first.user.click(room.getByRole('button', { name: 'Send them first' }))
  await waitFor(() => expect(room.queryByText('An entry is not sent yet')).toBeNull())
})

test('[PROF-03] a sign-in that has taken the deletion back says so', async () => {
  fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account: null }),
    'POST /api/auth/sign-in': () => reply({ account: { ...ACCOUNT, isErasureTakenBack: true } }),
  })
  const { user } = openApp('/auth')
  await user.type(await screen.findByLabelText('Email'), ACCOUNT.email)
  await user.type(screen.getByLabelText(/^Password/), 'still-water')
  await user.click(await button('Sign In'))
  expect(await screen.findByText('Welcome back. Your account stays')).toBeTruthy()
  expect(screen.queryByText('Welcome back!')).toBeNull()
})
