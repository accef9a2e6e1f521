import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PushTest } from '../../../../../shared/operations/schema.ts'
import type { Person } from '../../../../../shared/people/schema.ts'
import { openRemote } from '../../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, problem, reply, type SentRequest } from '../../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../../routes.tsx'

const ada: Person = {
  id: 'b'.repeat(32),
  fullName: 'Ada Fenwick',
  email: 'ada@stillwater.test',
  emailProven: true,
  roles: [],
  premium: null,
  createdAt: 0,
}
const tested = (...devices: PushTest['devices']) => reply({ id: ada.id, devices })

function open(more: Record<string, (sent: SentRequest) => Response> = {}) {
  const sent = fakeService({ ...more, 'POST /api/manage/people': () => reply(ada) })
  const { user } = openRemote(routes, '/admin?push', { roles: ['admin'] })
  return { user, sent }
}

test('[ADM-07] the own devices get a test, and each tells in words what became of it', async () => {
  const { user, sent } = open({
    'POST /api/manage/push-test': () =>
      tested(
        { name: 'Chrome on Android', result: 'accepted' },
        { name: 'Chrome on Android', result: 'gone' },
        { name: '', result: 'refused' },
        { name: 'Firefox on Mac', result: 'not-reached' },
      ),
  })
  await user.click(await screen.findByRole('button', { name: 'Send to my devices' }))
  expect(await screen.findByRole('heading', { name: 'Result for you' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chrome on AndroidAccepted/),
    expect.stringMatching(/^Chrome on AndroidGone.*has been removed/),
    expect.stringMatching(/^Unknown browserRefused/),
    expect.stringMatching(/^Firefox on Mac.*not reached/),
  ])
  expect(sent.map(({ line, body }) => [line, body])).toEqual([['POST /api/manage/push-test', undefined]])
})

test('[ADM-07] without a device it says so, and where notifications are turned on', async () => {
  const { user } = open({ 'POST /api/manage/push-test': () => tested() })
  await user.click(await screen.findByRole('button', { name: 'Send to my devices' }))
  expect(await screen.findByText(/^No device gets notifications/)).toBeTruthy()
})

test('[ADM-07] [SEC-28] a person is found by the address, and gets a test with a reason', async () => {
  const { user, sent } = open({
    [`POST /api/manage/people/${ada.id}/push-test`]: () => tested({ name: 'Safari on Mac', result: 'accepted' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Find' }))
  expect(screen.getByText('Please enter an email address')).toBeTruthy()
  await user.type(screen.getByLabelText('Email address'), 'ada@stillwater.test{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Send a test… Ada Fenwick' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Send a test to Ada Fenwick?' }))
  await user.type(dialog.getByLabelText('Why?'), 'she gets none{Enter}')
  expect(await screen.findByText('Safari on Mac')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Result for Ada Fenwick' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.map(({ line, body }) => [line, body])).toEqual([
    ['POST /api/manage/people', { email: 'ada@stillwater.test' }],
    [`POST /api/manage/people/${ada.id}/push-test`, { reason: 'she gets none' }],
  ])
})

test('[ADM-07] [SEC-12] too many tests are explained, and nothing seems to have been sent', async () => {
  const { user } = open({ 'POST /api/manage/push-test': () => problem('too-many-tries') })
  await user.click(await screen.findByRole('button', { name: 'Send to my devices' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText(/^Result/)).toBeNull()
})
