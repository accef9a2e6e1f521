import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Invitation } from '../../../../shared/people/schema.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, problem, reply, type SentRequest } from '../../../../web-shell/src/testing/fake-service.ts'
import { ACCOUNT } from '../../../../web-shell/src/testing/open-app.tsx'
import { routes } from '../../routes.tsx'

const waiting: Invitation = {
  id: 'b'.repeat(32),
  email: 'noor@stillwater.test',
  roles: ['editor'],
  by: ACCOUNT.id,
  sentAt: new Date(2026, 10, 20, 9, 30).getTime(),
  state: 'pending',
  at: new Date(2026, 10, 27, 9, 30).getTime(),
}
const others: Invitation[] = [
  { ...waiting, id: 'c'.repeat(32), email: 'mia@stillwater.test', state: 'expired', isMailRefused: true },
  { ...waiting, id: 'd'.repeat(32), email: 'ivo@stillwater.test', roles: [], by: 'e'.repeat(32), state: 'accepted' },
]

function open(more: Record<string, (sent: SentRequest) => Response> = {}) {
  const usual = {
    'GET /api/manage/staff': () => reply([]),
    'GET /api/manage/invitations': () => reply([waiting, ...others]),
  }
  // The first responder that fits is taken.
  const sent = fakeService({ ...more, ...usual, ...more })
  const { user } = openRemote(routes, '/admin?people', { roles: ['admin'] })
  const bodies = (line: string) => sent.filter((each) => each.line.startsWith(line)).map(({ body }) => body)
  return { user, bodies, sent }
}

const rowOf = async (email: string) => {
  const heading = await screen.findByRole('heading', { name: email })
  return within(heading.closest('li') as HTMLElement)
}

test('[ADM-08] invitations say until when they wait, what became of them, and who invited', async () => {
  open()
  expect(
    (await rowOf('noor@stillwater.test')).getByText('Waiting. The link works until 27 November 2026, 09:30.'),
  ).toBeTruthy()
  expect(screen.getAllByText('Editor · Invited by you')).toHaveLength(2)
  const expired = await rowOf('mia@stillwater.test')
  expect(expired.getByText('Expired 27 November 2026, 09:30')).toBeTruthy()
  expect(expired.getByText(/^Our email came back/)).toBeTruthy()
  const accepted = await rowOf('ivo@stillwater.test')
  expect(accepted.getByText('Accepted 27 November 2026, 09:30')).toBeTruthy()
  expect(accepted.getByText(`No role · Invited by ${'e'.repeat(32)}`)).toBeTruthy()
  expect(accepted.queryByRole('button')).toBeNull()
})

test('[ADM-08] [SEC-28] an address is invited with a role and a reason, and stands in no URL', async () => {
  const { user, bodies, sent } = open({ 'POST /api/manage/invitations': () => reply(waiting) })
  await user.click(await screen.findByRole('button', { name: 'Invite someone…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Invite someone' }))
  await user.type(dialog.getByLabelText('Email address'), 'noor@')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(dialog.getByText('Please enter an email address like name@example.com')).toBeTruthy()
  expect(dialog.getByText('Please give a reason of three letters or more')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Email address')))
  await user.type(dialog.getByLabelText('Email address'), 'stillwater.test')
  await user.click(dialog.getByRole('switch', { name: 'Admin' }))
  await user.click(dialog.getByRole('switch', { name: 'Editor' }))
  expect(bodies('POST')).toEqual([])
  const reads = bodies('GET /api/manage/invitations').length
  await user.type(dialog.getByLabelText('Why?'), 'she writes about sleep')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await screen.findByText('The invitation is on its way')
  const body = { email: 'noor@stillwater.test', roles: ['editor', 'admin'], reason: 'she writes about sleep' }
  expect(bodies('POST')).toEqual([body])
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(bodies('GET /api/manage/invitations')).toHaveLength(reads + 1))
  expect([location.href, ...sent.map(({ line }) => line)].join()).not.toContain('noor@')
})

test('[ADM-08] a refusal is explained in the dialog, and what was typed stays', async () => {
  const { user } = open({ 'POST /api/manage/invitations': () => problem('address-has-account') })
  await user.click(await screen.findByRole('button', { name: 'Invite someone…' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Email address'), 'noor@stillwater.test')
  await user.type(dialog.getByLabelText('Why?'), 'she writes')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByText('There is an account already')).toBeTruthy()
  expect(dialog.getByText(/find the person by it, and give the role there/)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Email address').value).toBe('noor@stillwater.test')
})

test('[ADM-08] an invitation is sent again from the one that the admin saw, and taken back', async () => {
  const { user, bodies } = open({
    'POST /api/manage/invitations/': ({ line }) => reply(line.endsWith('mail') ? waiting : {}),
  })
  await user.click(await screen.findByRole('button', { name: 'Send again… noor@stillwater.test' }))
  await user.type(screen.getByLabelText('Why?'), 'the mail got lost{Enter}')
  await screen.findByText('The invitation is on its way')
  await user.click(screen.getByRole('button', { name: 'Take back… noor@stillwater.test' }))
  await user.type(screen.getByLabelText('Why?'), 'a wrong address{Enter}')
  await screen.findByText('Invitation taken back')
  expect(bodies(`POST /api/manage/invitations/${waiting.id}/mail`)).toEqual([
    { sentAt: waiting.sentAt, reason: 'the mail got lost' },
  ])
  expect(bodies(`POST /api/manage/invitations/${waiting.id}/take-back`)).toEqual([{ reason: 'a wrong address' }])
})

test('[ADM-08] an invitation that was accepted meanwhile says so, and the list then shows it', async () => {
  let isAccepted = false
  const { user } = open({
    'POST /api/manage/invitations/': () => {
      isAccepted = true
      return problem('invitation-ended')
    },
    'GET /api/manage/invitations': () => reply([isAccepted ? { ...waiting, state: 'accepted' } : waiting]),
  })
  await user.click(await screen.findByRole('button', { name: 'Take back… noor@stillwater.test' }))
  await user.type(screen.getByLabelText('Why?'), 'a wrong address{Enter}')
  expect(await screen.findByText(/accepted or taken back\. The list shows/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/^Accepted 27 November/)).toBeTruthy()
})

test('[SEC-19] a list that cannot be read says so, and can be loaded again', async () => {
  let isRead = false
  const { user } = open({ 'GET /api/manage/invitations': () => (isRead ? reply([]) : problem('too-many-tries')) })
  const retry = await screen.findByRole('button', { name: /again|retry/i })
  isRead = true
  await user.click(retry)
  expect(await screen.findByText('No one is invited at the moment.')).toBeTruthy()
})
