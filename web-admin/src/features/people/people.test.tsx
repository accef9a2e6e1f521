import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuditEntry } from '../../../../shared/audit/schema.ts'
import type { Person } from '../../../../shared/people/schema.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, problem, reply, type SentRequest } from '../../../../web-shell/src/testing/fake-service.ts'
import { ACCOUNT } from '../../../../web-shell/src/testing/open-app.tsx'
import { routes } from '../../routes.tsx'
import { toCsv } from './audit-csv.ts'
import { dayInput, endOfDay } from './day.ts'

const ada: Person = {
  id: 'b'.repeat(32),
  fullName: 'Ada Fenwick',
  email: 'ada@stillwater.test',
  emailProven: true,
  roles: [],
  premium: null,
  createdAt: new Date(2026, 10, 20).getTime(),
}
const edith: Person = {
  ...ada,
  id: 'e'.repeat(32),
  fullName: 'Edith Marsh',
  roles: ['editor'],
  needsLongPassword: true,
}

function open(more: Record<string, (sent: SentRequest) => Response> = {}, path = '/admin?people') {
  const usual = {
    'POST /api/manage/people': () => reply(ada),
    'GET /api/manage/staff': () => reply([edith]),
    'GET /api/manage/invitations': () => reply([]),
  }
  // The first responder that fits is taken.
  const sent = fakeService({ ...more, ...usual, ...more })
  const { user } = openRemote(routes, path, { roles: ['admin'] })
  const bodies = (line: string) => sent.filter((each) => each.line.startsWith(line)).map(({ body }) => body)
  return { user, bodies, sent }
}

async function find(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Email address'), 'ada@stillwater.test{Enter}')
  await screen.findByRole('heading', { name: 'Ada Fenwick' })
}

test('[ADM-08] a person is found by the address, which stands in no URL; only those with a role are listed', async () => {
  const { user, sent, bodies } = open()
  expect(await screen.findByRole('heading', { name: 'Edith Marsh' })).toBeTruthy()
  expect(screen.getByText(/^Editor · No Premium from us · Joined 20 November 2026 · Must choose/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(screen.getByText('Please enter an email address')).toBeTruthy()
  await find(user)
  expect(bodies('POST')).toEqual([{ email: 'ada@stillwater.test' }])
  expect([location.href, ...sent.map(({ line }) => line)].join()).not.toContain('ada@')
})

test('[ADM-08] an address of no account is said to be unknown, and stays', async () => {
  const { user } = open({ 'POST /api/manage/people': () => problem('no-such-person') })
  await user.type(await screen.findByLabelText('Email address'), 'noor@stillwater.test{Enter}')
  expect(await screen.findByText(/check it letter by letter/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('noor@stillwater.test')
})

test('[ADM-08] a person without a name is called by the address', async () => {
  const { user } = open({ 'POST /api/manage/people': () => reply({ ...ada, fullName: '' }) })
  await user.type(await screen.findByLabelText('Email address'), 'ada@stillwater.test{Enter}')
  expect(await screen.findByRole('heading', { name: 'ada@stillwater.test' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Roles… ada@stillwater.test' }))
  expect(screen.getByRole('dialog', { name: 'Roles of ada@stillwater.test' })).toBeTruthy()
})

test('[ADM-08] a person who has not accepted an invitation yet is said to be invited, and has no sessions to end', async () => {
  const { user } = open({
    'POST /api/manage/people': () =>
      reply({ ...ada, fullName: '', emailProven: false, isInvited: true, roles: ['editor'], needsLongPassword: true }),
  })
  await user.type(await screen.findByLabelText('Email address'), 'ada@stillwater.test{Enter}')
  expect(await screen.findByText('Editor · No Premium from us · Invited, has not accepted yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Roles… ada@stillwater.test' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Sign out everywhere… ada@/ })).toBeNull()
})

test('[ADM-08] [PROF-03] a person whose account ends is said to have asked for it, and nothing can be changed', async () => {
  const erasesAt = new Date(2026, 11, 4, 9).getTime()
  const { user } = open({ 'POST /api/manage/people': () => reply({ ...ada, erasesAt }) })
  await find(user)
  expect(screen.getByText(/Has asked to delete the account, which ends on 4 December 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ada Fenwick$/ })).toBeNull()
})

test('[ADM-08] [SEC-28] roles are given with a reason, from those that the admin saw', async () => {
  const { user, bodies } = open({ 'PUT /api/manage/people/': () => reply({ ...ada, roles: ['editor'] }) })
  await find(user)
  await user.click(screen.getByRole('button', { name: 'Roles… Ada Fenwick' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Roles of Ada Fenwick' }))
  await user.click(dialog.getByRole('switch', { name: 'Editor' }))
  await user.click(dialog.getByRole('button', { name: 'Save roles' }))
  expect(dialog.getByText('Please give a reason of three letters or more')).toBeTruthy()
  expect(bodies('PUT')).toEqual([])
  await user.type(dialog.getByLabelText('Why?'), ' she writes about sleep ')
  await user.click(dialog.getByRole('button', { name: 'Save roles' }))
  await screen.findByText('Roles saved. They count from now on.')
  expect(bodies('PUT')).toEqual([{ before: [], roles: ['editor'], reason: 'she writes about sleep' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^Editor · No Premium from us · Joined 20 November 2026 · No passkey$/)).toBeTruthy()
})

test('[ADM-08] a refusal is explained in the dialog, and what was chosen stays', async () => {
  const { user } = open({ 'PUT /api/manage/people/': () => problem('last-admin') })
  await user.click(await screen.findByRole('button', { name: 'Roles… Edith Marsh' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: 'Editor' }))
  await user.type(dialog.getByLabelText('Why?'), 'she has left{Enter}')
  expect(await dialog.findByText('The last admin')).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('switch', { name: 'Editor' }).checked).toBe(false)
  expect(dialog.getByLabelText<HTMLInputElement>('Why?').value).toBe('she has left')
})

test('[ADM-08] premium is given until the end of a day that is to come, or with no end date, and taken away', async () => {
  const { user, bodies } = open({
    'PUT /api/manage/people/': ({ body }) => reply({ ...ada, premium: body.premium }),
  })
  await find(user)
  const give = async (lastDay?: string) => {
    await user.click(screen.getByRole('button', { name: 'Premium… Ada Fenwick' }))
    const dialog = within(screen.getByRole('dialog'))
    const given = dialog.getByRole<HTMLInputElement>('switch', { name: 'Premium without payment' })
    if (given.checked !== (lastDay !== undefined)) await user.click(given)
    await user.type(dialog.getByLabelText('Why?'), 'helps us test')
    if (lastDay === '') await user.click(dialog.getByRole('switch', { name: 'It ends on a day' }))
    // Half a day, and a day that is over, are no days.
    for (const day of lastDay ? ['', '2016-03-31', lastDay] : []) {
      await user.click(dialog.getByRole('button', { name: 'Save Premium' }))
      await user.clear(dialog.getByLabelText('Last day'))
      await dialog.findByText('Please choose today or a later day.')
      if (day) await user.type(dialog.getByLabelText('Last day'), day)
    }
    await user.click(dialog.getByRole('button', { name: 'Save Premium' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await give('2027-03-31')
  expect(screen.getByText(/Premium until 31 March 2027/)).toBeTruthy()
  await give('')
  expect(screen.getByText(/Premium with no end date/)).toBeTruthy()
  await give()
  const until = new Date(2027, 3, 1).getTime()
  expect(bodies('PUT').map(({ premium }) => premium)).toEqual([{ until }, { until: null }, null])
})

test('a last day is the day whose end ends the access', () => {
  expect(endOfDay('2027-02-28')).toBe(new Date(2027, 2, 1).getTime())
  expect(dayInput(endOfDay('2027-02-28'))).toBe('2027-02-28')
  expect(dayInput(null)).toBe('')
})

test('[SEC-14] [ADM-08] the service may ask for the password first; then the same act goes on', async () => {
  let isProven = false
  const { user, bodies } = open({
    'POST /api/auth/prove': () => {
      isProven = true
      return reply({})
    },
    'POST /api/manage/people/': () => (isProven ? reply(ada) : problem('prove-again')),
  })
  await find(user)
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere… Ada Fenwick' }))
  await user.type(screen.getByLabelText('Why?'), 'lost her phone{Enter}')
  await user.type(await screen.findByLabelText(/password/i, { selector: 'input' }), 'quiet-water-4{Enter}')
  await screen.findByText('Signed out everywhere')
  expect(bodies('POST /api/manage/people/')).toEqual([{ reason: 'lost her phone' }, { reason: 'lost her phone' }])
})

const entry = (details: Partial<AuditEntry>): AuditEntry => ({
  at: Date.UTC(2026, 10, 27, 9, 30),
  act: 'looked-up',
  by: edith.id,
  about: ada.id,
  browser: 'Firefox on Mac',
  address: '192.0.2.7',
  ...details,
})

test('[SEC-28] the audit says who did what to whom, when, why and from where; it is filtered and read on', async () => {
  const roles = entry({ act: 'roles-changed', reason: 'she writes', rolesBefore: [], roles: ['editor'] })
  const { user, sent } = open(
    {
      'GET /api/manage/audit': ({ line }) =>
        line.includes('after=2')
          ? reply({ entries: [entry({ act: 'premium-changed', premium: null, by: ACCOUNT.id, about: ACCOUNT.id })] })
          : reply({ entries: line.includes('act=roles-changed') ? [roles] : [roles, entry({})], next: '2' }),
    },
    '/admin?audit',
  )
  expect(await screen.findByText(`Edith Marsh changed the roles of ${ada.id}`)).toBeTruthy()
  expect(screen.getByText('No role → Editor')).toBeTruthy()
  expect(screen.getByText('“she writes”')).toBeTruthy()
  expect(screen.getAllByText(/27 November 2026, \d\d:30 · Firefox on Mac, 192\.0\.2\.7/)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('No Premium from us')).toBeTruthy()
  expect(screen.getByText('You changed Premium of you')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Roles' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(sent.at(-1)?.line).toBe('GET /api/manage/audit?act=roles-changed')
})

test('[SEC-28] [SEC-29] the audit is saved as a table with all entries, whose cells are no formulas', async () => {
  // The simulated browser would go to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:1'
  })
  const { user } = open(
    {
      'GET /api/manage/audit': ({ line }) =>
        reply({ entries: [entry({ reason: '=1+1' })], ...(!line.includes('after') && { next: '2' }) }),
    },
    '/admin?audit',
  )
  await user.click(await screen.findByRole('button', { name: 'Save as a table' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toBe(toCsv([entry({ reason: '=1+1' }), entry({ reason: '=1+1' })]))
  expect(toCsv([entry({ reason: '=1+1' })])).toContain(`,"'=1+1",`)
})

test.each(['people', 'audit'])('[ADM-09] an editor gets nothing of %s', async (part) => {
  const sent = fakeService({})
  openRemote(routes, `/admin?${part}`, { roles: ['editor'] })
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(sent).toEqual([])
})
