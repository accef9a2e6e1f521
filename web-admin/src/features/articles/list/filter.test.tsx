import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newCard } from '../../../../../tests/fixtures/data/article-card.ts'
import { managedList } from '../../../../../tests/fixtures/data/managed-list.ts'
import { openRemote } from '../../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, problem, reply } from '../../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../../routes.tsx'

const managed = { published: true, sortOrder: 0, updatedAt: 0, version: 1 }
const articles = [
  { ...newCard({ title: 'Quiet Ponds', tags: ['still'] }), ...managed },
  { ...newCard({ title: 'Reeds' }), ...managed, published: false },
  { ...newCard({ title: 'Herons' }), ...managed, published: false, publishAt: 1_900_000_000_000 },
  { ...newCard({ title: 'Old ponds' }), ...managed, reviewBy: '2020-01-01' },
]

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('[ADM-01] [ADM-05] a part of the list can be chosen, and has no handles', async () => {
  fakeService({ 'GET /api/manage/drafts': () => reply([]), 'GET /api/manage/articles': managedList(() => articles) })
  const { user } = openRemote(routes, '/learn/manage', { roles: ['editor'], hasPasskey: true })
  await user.click(await screen.findByRole('radio', { name: 'Due for review' }))
  await waitFor(() => expect(titles()).toEqual(['Old ponds']))
  expect(screen.getByText('1 of 1 articles')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  await user.type(screen.getByLabelText('Find an article'), 'heron')
  expect(await screen.findByText('No article fits. Try fewer words, or choose All.')).toBeTruthy()
})

test('[ADM-01] a hundred articles are shown at first, and the search finds those that are not', async () => {
  const many = Array.from({ length: 130 }, (_, n) => ({ ...newCard({ title: `Pond ${n}` }), ...managed }))
  const sent = fakeService({
    'GET /api/manage/drafts': () => reply([]),
    'GET /api/manage/articles': managedList(() => many),
  })
  const { user } = openRemote(routes, '/learn/manage', { roles: ['editor'], hasPasskey: true })
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(titles()).toHaveLength(100)
  await user.click(more)
  await waitFor(() => expect(titles()).toHaveLength(130))
  await user.type(screen.getByLabelText('Find an article'), 'pond 129')
  await waitFor(() => expect(titles()).toEqual(['Pond 129']))
  const searches = sent.filter(({ line }) => line.includes('words='))
  expect(searches.map(({ line }) => line)).toEqual(['GET /api/manage/articles?words=pond+129&state=all'])
})

test('[ADM-01] [ADM-03] a search that fails keeps the field, what is typed and the focus', async () => {
  fakeService({
    'GET /api/manage/drafts': () => reply([]),
    'GET /api/manage/articles?words': () => problem('unexpected'),
    'GET /api/manage/articles': managedList(() => articles),
  })
  const { user } = openRemote(routes, '/learn/manage', { roles: ['editor'], hasPasskey: true })
  const field = await screen.findByLabelText<HTMLInputElement>('Find an article')
  await user.type(field, 'heron')
  await screen.findByText('Failed to fetch articles')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('heron')
})
