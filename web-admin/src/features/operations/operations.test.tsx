import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OperationsState, QueueReport } from '../../../../shared/operations/schema.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, problem, reply, type SentRequest } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'
import { buildIn } from './build.ts'

afterEach(() => vi.useRealTimers())

const at = new Date(2026, 10, 27, 3, 30).getTime()
const report = (more: Partial<QueueReport> = {}): QueueReport => ({
  queues: [
    { name: 'mail', waiting: 3, running: 1, dead: 2 },
    { name: 'rings', waiting: 0, running: 0, dead: 0, redrive: { state: 'done', at, moved: 1 } },
  ],
  schedules: [
    { name: 'tick', dead: 0 },
    { name: 'erasure', dead: 1 },
  ],
  ...more,
})
const state: OperationsState = {
  schedules: [
    { name: 'tick', last: { at, tookMs: 40 }, isOverdue: true },
    { name: 'erasure', last: { at, tookMs: 2_350, failed: true }, isOverdue: false },
    {
      name: 'content',
      last: { at, tookMs: 900, delivered: { articles: 27, recordings: 1, newestOn: '2026-11-25' } },
      isOverdue: false,
    },
    { name: 'reconcile', isOverdue: false },
  ],
  mail: [{ on: '2026-11-27', bounces: 4, complaints: 1 }],
  build: '0a1b2c3d',
}

function open(more: Record<string, (sent: SentRequest) => Response> = {}) {
  const usual = {
    'GET /api/manage/queues': () => reply(report()),
    'GET /api/manage/operations': () => reply(state),
    'GET /remotes/learn/': () => reply({ metaData: { remoteEntry: { name: 'remoteEntry-LearnXY1.js' } } }),
    'GET /remotes/admin/': () => new Response('', { status: 404 }),
  }
  const sent = fakeService({ ...more, ...usual, ...more })
  const { user } = openRemote(routes, '/admin?operations', { roles: ['admin'] })
  const linesOf = (start: string) => sent.filter(({ line }) => line.startsWith(start))
  return { user, sent, linesOf }
}
const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  return within(heading.closest('li') ?? heading)
}

test('[OPS-04] [RELY-06] every queue tells what waits, what is worked on and what has failed', async () => {
  open()
  const mail = await rowOf('Email')
  expect(mail.getByText('3 waiting · 1 being worked on')).toBeTruthy()
  expect(mail.getByText('2 jobs failed at every try')).toBeTruthy()
  const reminders = await rowOf('Reminders')
  expect(reminders.getByText('0 waiting · 0 being worked on · none failed')).toBeTruthy()
  expect(reminders.getByText(/^Last tried again 27 November, 03:30: 1 job moved back$/)).toBeTruthy()
  expect(reminders.queryByRole('button')).toBeNull()
  expect(screen.getByText('1 run failed at every try')).toBeTruthy()
  expect(screen.getByText(/cannot be tried again from here/)).toBeTruthy()
})

test('[OPS-04] a schedule that is overdue or failed says so in words', async () => {
  open()
  const tick = await rowOf('Reminders and set times of articles')
  expect(tick.getByText('Every minute · last run 27 November, 03:30, took 0.1 s')).toBeTruthy()
  expect(tick.getByText(/^Overdue/)).toBeTruthy()
  expect(tick.queryByText(/failed/)).toBeNull()
  const erasure = await rowOf('Deletion of accounts')
  expect(erasure.getByText(/^Every hour · .* took 2\.4 s$/)).toBeTruthy()
  expect(erasure.getByText(/^The last run failed/)).toBeTruthy()
  expect(erasure.queryByText(/^Overdue/)).toBeNull()
  const content = await rowOf('Delivery of articles and recordings')
  expect(content.getByText('Delivered: 27 articles, the newest of 25 November, and 1 recording')).toBeTruthy()
  expect((await rowOf('Comparison with payments')).getByText('Every day · no run recorded yet')).toBeTruthy()
})

test('[OPS-04] refused mail is counted by day, and versions are told, also of what cannot be read', async () => {
  open()
  expect(await screen.findByRole('row', { name: '27 November 4 1' })).toBeTruthy()
  const versions = within(screen.getByRole('region', { name: 'Versions' }))
  expect(versions.getByText('0a1b2c3d')).toBeTruthy()
  expect(await versions.findByText('LearnXY1')).toBeTruthy()
  // The shell of this test and the back office.
  expect(versions.getAllByText('unknown')).toHaveLength(2)
  expect([buildIn('https://a.test/assets/index-aB_-1234.js'), buildIn('/src/main.ts')]).toEqual(['aB_-1234', undefined])
})

test('[OPS-04] [RELY-05] while the queue service fails, everything else is shown, and a retry brings the queues', async () => {
  let isDown = true
  const { user } = open({ 'GET /api/manage/queues': () => (isDown ? problem('unexpected') : reply(report())) })
  expect(await screen.findByText(/^Overdue/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Email' })).toBeNull()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Email' })).toBeTruthy()
})

test('[OPS-04] [RELY-05] while the state cannot be read, the queues are shown', async () => {
  open({ 'GET /api/manage/operations': () => problem('unexpected') })
  expect(await screen.findByRole('heading', { name: 'Email' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('[OPS-04] numbers that cannot be refreshed stay, with the time of which they are', async () => {
  let isDown = false
  const { user } = open({ 'GET /api/manage/queues': () => (isDown ? problem('unexpected') : reply(report())) })
  await rowOf('Email')
  isDown = true
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^What you see is from \d\d:\d\d:\d\d/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Email' })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.queryByText(/^What you see is from/)).toBeNull())
})

test('[OPS-04] it refreshes by itself every minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { linesOf } = open()
  await rowOf('Email')
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(linesOf('GET /api/manage/queues')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(linesOf('GET /api/manage/queues')).toHaveLength(2)
  expect(linesOf('GET /api/manage/operations')).toHaveLength(2)
})

test('[RELY-06] [SEC-28] failed jobs are tried again with a reason, and the numbers are read again', async () => {
  let queues = report()
  const { user, linesOf } = open({
    'GET /api/manage/queues': () => reply(queues),
    'POST /api/manage/queues/mail/redrive': () => {
      queues = report({
        queues: [{ name: 'mail', waiting: 2, running: 0, dead: 0, redrive: { state: 'running', at, moved: 0 } }],
      })
      return reply({})
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Try again… Email' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Try failed jobs again: Email?' }))
  expect(dialog.getByText(/^2 jobs go back to the queue/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(dialog.getByText('Please give a reason of three letters or more')).toBeTruthy()
  expect(linesOf('POST')).toEqual([])
  await user.type(dialog.getByLabelText('Why?'), 'mail works again{Enter}')
  const mail = await rowOf('Email')
  expect(await mail.findByText(/none failed$/)).toBeTruthy()
  expect(mail.getByText(/^Since .*: 0 jobs moved back so far$/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(linesOf('POST').map(({ body }) => body)).toEqual([{ reason: 'mail works again' }])
})

test('[RELY-06] a redrive that goes on already is explained in the dialog', async () => {
  const { user } = open({ 'POST /api/manage/queues/': () => problem('redrive-running') })
  await user.click(await screen.findByRole('button', { name: 'Try again… Email' }))
  await user.type(screen.getByLabelText('Why?'), 'mail works again{Enter}')
  expect(await screen.findByText('Already being tried again')).toBeTruthy()
})

test.each(['operations', 'push'])('[ADM-09] an editor gets nothing of %s', async (part) => {
  const sent = fakeService({})
  openRemote(routes, `/admin?${part}`, { roles: ['editor'] })
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(sent).toEqual([])
})
