import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newCard } from '../../../../tests/fixtures/data/article-card.ts'
import { managedList } from '../../../../tests/fixtures/data/managed-list.ts'
import { publishAsOwnAdvice } from '../../../../tests/fixtures/publish-article.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, noNetwork, problem, reply } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'

const pond = { ...newCard(), title: 'Ponds', content: 'Water', published: true, sortOrder: 1, updatedAt: 0, version: 3 }
const savedAt = new Date('2026-11-26T09:05').getTime()
const other = { basedOn: 2, writer: 'f'.repeat(32), fields: { content: 'From the other device' }, savedAt }

afterEach(() => void vi.useRealTimers())

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

function open(path: string, draft: object, responders = {}) {
  const sent = fakeService({
    'GET /api/manage/drafts/': () => reply(draft),
    'GET /api/manage/drafts': () => reply([{ article: 'a'.repeat(32), basedOn: 0, title: 'Reeds', savedAt }]),
    'PUT /api/manage/drafts/': () => reply({ savedAt }),
    'DELETE /api/manage/drafts/': () => reply({}),
    'GET /api/manage/articles/': () => reply(pond),
    'PUT /api/manage/articles/': () => reply(pond),
    'GET /api/manage/articles': managedList(() => [pond]),
    ...responders,
  })
  const { user } = openRemote(routes, path, { roles: ['editor'] })
  const kept = () => sent.filter(({ line }) => line.startsWith('PUT /api/manage/drafts'))
  const dropped = () => sent.filter(({ line }) => line.startsWith('DELETE /api/manage/drafts'))
  return { user, sent, kept, dropped }
}
const edit = `/learn/manage?edit=${pond.id}`
const leave = () => screen.getByRole('link', { name: '← Back to Article Management' })

test('[ADM-01] a draft is kept in the account on leaving, with only what was changed', async () => {
  const { user, kept } = open(edit, {})
  await user.type(await field('Title'), '!')
  await user.click(leave())
  await waitFor(() => expect(kept()).toHaveLength(1))
  expect(kept()[0]).toMatchObject({
    line: `PUT /api/manage/drafts/${pond.id}`,
    body: { basedOn: 3, fields: { title: 'Ponds!' } },
  })
})

test('[ADM-01] a draft is kept in the account some seconds after the last key, and the form says so', async () => {
  const { user, kept } = open(edit, {})
  const title = await field('Title')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.type(title, '!')
  expect(screen.getByText('Not saved yet. What you wrote is kept on this device.')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(3_000)
  await screen.findByText(/kept on this device and in your account/)
  await user.type(title, '?')
  expect(screen.getByText('Not saved yet. What you wrote is kept on this device.')).toBeTruthy()
  expect(kept()).toHaveLength(1)
})

test('[ADM-01] without a connection, the form says where the draft is, and sends it later', async () => {
  let isOffline = true
  const { user, kept } = open(
    edit,
    {},
    { 'PUT /api/manage/drafts/': () => (isOffline ? noNetwork() : reply({ savedAt })) },
  )
  const title = await field('Title')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.type(title, '!')
  await vi.advanceTimersByTimeAsync(6_000)
  await screen.findByText(/in your account as soon as there is a connection/)
  isOffline = false
  const before = kept().length
  dispatchEvent(new Event('online'))
  await screen.findByText(/kept on this device and in your account/)
  expect(kept()).toHaveLength(before + 1)
})

test('[ADM-01] the draft of another device is offered, and nothing takes its place before the answer', async () => {
  const { user, kept } = open(edit, { draft: other })
  const offer = within(await screen.findByRole('alert'))
  expect(offer.getByText('You have an unsaved draft from 26 November 2026, 09:05.')).toBeTruthy()
  await user.type(await field('Title'), '!')
  expect(offer.getByText(/What is on this device is different/)).toBeTruthy()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept()).toEqual([])
  await user.click(offer.getByRole('button', { name: 'Continue with it' }))
  expect((await field('Content')).value).toBe('From the other device')
  expect((await field('Title')).value).toBe('Ponds')
  await user.type(await field('Content'), '!')
  await user.click(leave())
  await waitFor(() =>
    expect(kept()[0]?.body).toMatchObject({ basedOn: 2, fields: { content: 'From the other device!' } }),
  )
  expect(kept()[0]?.body.writer).not.toBe(other.writer)
})

test('[ADM-01] what this device has sent before is not offered to it', async () => {
  let account = {}
  const { user, kept } = open(edit, {}, { 'GET /api/manage/drafts/': () => reply(account) })
  await user.type(await field('Title'), '!')
  await user.click(leave())
  await waitFor(() => expect(kept()).toHaveLength(1))
  account = { draft: { ...kept()[0]?.body, fields: { title: 'An hour ago' }, savedAt } }
  await user.click(await screen.findByRole('link', { name: 'Edit Ponds' }))
  expect((await field('Title')).value).toBe('Ponds!')
  await user.type(await field('Title'), '?')
  await user.click(leave())
  // It is sent only when no other device's draft waits for an answer.
  await waitFor(() => expect(kept()).toHaveLength(2))
})

test('[ADM-01] a draft that is discarded, saved or cancelled goes from the account', async () => {
  const { user, kept, dropped } = open(edit, { draft: other })
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(dropped()).toHaveLength(1)
  expect((await field('Content')).value).toBe('Water')
  await user.type(await field('Title'), '!')
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  await screen.findByText('Article updated successfully!')
  expect(dropped()).toHaveLength(2)
  await user.click(await screen.findByRole('link', { name: 'Edit Ponds' }))
  await user.type(await field('Title'), '?')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(dropped()).toHaveLength(3))
  expect(kept()).toEqual([])
})

test('[ADM-01] a new article that was begun on another device is listed, and keeps its id', async () => {
  const draft = { ...other, basedOn: 0, fields: { title: 'Reeds', summary: 'Still.', content: 'Water' } }
  const { user, sent } = open('/learn/manage', { draft }, { 'POST /api/manage/articles': () => problem('unexpected') })
  await user.click(await screen.findByRole('link', { name: 'Continue with it: the draft “Reeds”' }))
  await waitFor(async () => expect((await field('Title')).value).toBe('Reeds'))
  await publishAsOwnAdvice(user)
  await screen.findByText('Failed to save article')
  expect(sent.find(({ line }) => line.startsWith('POST'))?.body).toMatchObject({
    attempt: 'a'.repeat(32),
    title: 'Reeds',
    content: 'Water',
  })
})
