import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ManagedArticle } from '../../../../shared/articles/schema.ts'
import { newCard } from '../../../../tests/fixtures/data/article-card.ts'
import { managedList } from '../../../../tests/fixtures/data/managed-list.ts'
import { publishAsOwnAdvice } from '../../../../tests/fixtures/publish-article.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, noNetwork, problem, reply } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'

const managed = (details: Partial<ManagedArticle>): ManagedArticle => ({
  ...newCard(),
  content: '# Ponds',
  published: true,
  sortOrder: 1,
  updatedAt: 0,
  version: 3,
  ...details,
})
const pond = managed({ title: 'Quiet Ponds', tags: ['still', 'water'] })
const unpublished = managed({ title: 'Herbal Tea', published: false, sortOrder: 2 })
const LIST = {
  'GET /api/manage/articles': managedList(() => [pond, unpublished]),
  'GET /api/manage/drafts/': () => reply({}),
  'GET /api/manage/drafts': () => reply([]),
  'PUT /api/manage/drafts/': () => reply({ savedAt: 1 }),
  'DELETE /api/manage/drafts/': () => reply({}),
}

const EDITOR = { roles: ['editor' as const] }
const open = (path = '/learn/manage', account: object = EDITOR) => openRemote(routes, path, account)
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const saveButton = () => screen.getByRole('button', { name: 'Save article' })
const publishButton = () => screen.getByRole('button', { name: 'Publish' })

test('[ADM-01] the list shows all articles in their order, published or not', async () => {
  fakeService(LIST)
  open()
  await screen.findByRole('heading', { level: 2, name: 'Quiet Ponds' })
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Quiet PondsDiet · Published/)
  expect(rows[1]).toMatch(/^Herbal TeaDiet · Not published/)
})

test('[ADM-01] a failed list request shows an error, and Retry loads the list', async () => {
  let failing = true
  fakeService({
    'GET /api/manage/articles': (sent) => (failing ? problem('unexpected') : managedList(() => [pond])(sent)),
  })
  const { user } = open()
  await screen.findByRole('heading', { name: 'Failed to fetch articles' })
  failing = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { level: 2, name: 'Quiet Ponds' })
})

test('[ADM-01] a first read of the list that is slow does not hide what was added meanwhile', async () => {
  const slow = Promise.withResolvers<Response>()
  let isAdded = false
  fakeService({
    ...LIST,
    'GET /api/manage/articles': (sent) => (isAdded ? managedList(() => [pond])(sent) : slow.promise),
    'POST /api/manage/articles': () => {
      isAdded = true
      return reply(pond)
    },
  })
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'Create article' }))
  await user.type(await field('Title'), 'Quiet Ponds')
  await user.type(await field('Summary'), 'Still.')
  await user.type(await field('Content'), 'Water')
  await publishAsOwnAdvice(user)
  await screen.findByText('Article created successfully!')
  slow.resolve(reply({ articles: [unpublished], total: 1 }))
  await screen.findByRole('heading', { level: 2, name: 'Quiet Ponds' })
  expect(screen.queryByRole('heading', { level: 2, name: 'Herbal Tea' })).toBeNull()
})

test('[ADM-01] [ADM-02] a new article is sent as typed, with default values for the other fields', async () => {
  const sent = fakeService({ ...LIST, 'POST /api/manage/articles': () => reply(pond) })
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'Create article' }))
  await user.type(await field('Title'), 'Quiet Ponds')
  await user.type(await field('Summary'), 'Still.')
  await user.type(await field('Content'), '## Water')
  await user.type(await field('Tags'), ' still, , water ,still')
  await user.clear(await field('Reading time in minutes'))
  await user.type(await field('Reading time in minutes'), 'soon')
  await publishAsOwnAdvice(user)
  await screen.findByText('Article created successfully!')
  expect(location.pathname + location.search).toBe('/learn/manage')
  const { attempt, ...body } = sent.find(({ line }) => line.startsWith('POST'))?.body ?? {}
  expect(attempt).toMatch(/^[0-9a-f]{32}$/)
  expect(body).toEqual({
    title: 'Quiet Ponds',
    summary: 'Still.',
    content: '## Water',
    category: 'Diet',
    sectionId: 'managing-symptoms',
    tags: ['still', 'water'],
    readingTimeMinutes: 5,
    featured: false,
    image: null,
    ownAdvice: true,
  })
})

test('[ADM-02] an empty required field shows an error, and no request is sent', async () => {
  const sent = fakeService(LIST)
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), '  ')
  await user.click(publishButton())
  for (const message of ['Article title is required', 'Article summary is required', 'Article content is required'])
    expect(screen.getByText(message)).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('Title')))
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([])
})

test('[ADM-01] an edit sends only what was changed, with the version it is based on, and can unpublish an article', async () => {
  const sent = fakeService({
    'GET /api/manage/articles/': () => reply(pond),
    'PUT /api/manage/articles/': () => reply(pond),
    ...LIST,
  })
  const { user } = open(`/learn/manage?edit=${pond.id}`)
  expect((await field('Tags')).value).toBe('still, water')
  await user.clear(await field('Title'))
  await user.type(await field('Title'), 'Deep Ponds')
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  await user.click(saveButton())
  await screen.findByText('Article updated successfully!')
  const { line, body } = sent.find((each) => each.line.startsWith('PUT /api/manage/articles')) ?? {}
  expect(line).toBe(`PUT /api/manage/articles/${pond.id}`)
  expect(body).toEqual({
    title: 'Deep Ponds',
    published: false,
    basedOn: 3,
    attempt: expect.stringMatching(/^[0-9a-f]{32}$/),
    earlier: [],
  })
})

test('[ADM-01] nothing can be typed while an article is being saved: it would not be saved', async () => {
  const failed = Promise.withResolvers<void>()
  fakeService({
    'GET /api/manage/articles/': () => reply(pond),
    'PUT /api/manage/articles/': () => failed.promise.then(() => problem('unavailable')),
    ...LIST,
  })
  const { user } = open(`/learn/manage?edit=${pond.id}`)
  const title = await field('Title')
  await user.type(title, '!')
  await user.click(saveButton())
  await waitFor(() => expect(title.closest('[inert]')).not.toBeNull())
  failed.resolve()
  await waitFor(() => expect(title.closest('[inert]')).toBeNull())
  expect(title.value).toBe('Quiet Ponds!')
})

test('[ADM-01] Cancel deletes the draft', async () => {
  fakeService(LIST)
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), 'Ponds')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('link', { name: 'Create article' }))
  expect((await field('Title')).value).toBe('')
})

test('a draft is said to be kept on this device until it is saved', async () => {
  fakeService({ 'GET /api/manage/articles/': () => reply(pond), ...LIST })
  const { user } = open(`/learn/manage?edit=${pond.id}`)
  const title = await field('Title')
  expect(screen.queryByText(/kept on this device/)).toBeNull()
  await user.type(title, '!')
  expect(screen.getByText('Not saved yet. What you wrote is kept on this device.')).toBeTruthy()
})

test('an article that was not published is published, and one that was is saved', async () => {
  fakeService({ 'GET /api/manage/articles/': () => reply(unpublished), ...LIST })
  const { user } = open(`/learn/manage?edit=${unpublished.id}`)
  await field('Title')
  expect(saveButton()).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  expect(publishButton()).toBeTruthy()
})

test('a draft survives a change of screen', async () => {
  fakeService(LIST)
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), 'Ponds')
  await user.click(screen.getByRole('link', { name: '← Back to Article Management' }))
  await user.click(await screen.findByRole('link', { name: 'Create article' }))
  expect((await field('Title')).value).toBe('Ponds')
})

test.each([
  [() => problem('article-title-taken'), 'An article with this title already exists'],
  [() => problem('not-allowed'), 'You do not have permission to perform this action'],
  [() => problem('invalid-request'), 'Invalid data provided. Please check all fields are properly filled.'],
  [
    () => problem('invalid-request', {}, [{ pointer: '/body/category', detail: 'invalid_value' }]),
    'Invalid category selected. Please choose a valid category.',
  ],
  [() => problem('too-large'), 'The data provided violates database constraints. Please review your input.'],
  [() => problem('too-many-tries'), /^Error: To keep accounts safe/],
  [() => problem('unexpected'), 'Failed to save article'],
  [noNetwork, 'Failed to save article'],
])('[ADM-03] a failed save shows the reason and keeps the draft: %#', async (respond, message) => {
  fakeService({ ...LIST, 'POST /api/manage/articles': respond })
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), 'Ponds')
  await user.type(await field('Summary'), 'Still.')
  await user.type(await field('Content'), 'Water')
  await publishAsOwnAdvice(user)
  const notice = await screen.findByRole('alert')
  expect(within(notice).getByText(message)).toBeTruthy()
  expect((await field('Content')).value).toBe('Water')
})

async function deletePond(respond: () => Response) {
  const sent = fakeService({ ...LIST, 'DELETE /api/manage/articles/': respond })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete Quiet Ponds' }))
  const sheet = await screen.findByRole('dialog', { name: 'Delete this article?' })
  expect(sent.filter(({ line }) => line.startsWith('DELETE'))).toEqual([])
  await user.click(within(sheet).getByRole('button', { name: 'Delete' }))
  return sent
}

test('[ADM-01] an article is deleted only after the editor confirms', async () => {
  const sent = await deletePond(() => reply({}))
  await screen.findByText('The article has been successfully deleted.')
  expect(sent.map(({ line }) => line)).toContain(`DELETE /api/manage/articles/${pond.id}`)
})

test.each([
  ['not-allowed', 'Failed to delete article. Please check your permissions.'],
  ['unexpected', 'An unexpected error occurred. Please try again.'],
  ['not-found', 'It may have been moved or deleted.'],
] as const)('[ADM-03] a failed deletion shows the reason: %s', async (code, message) => {
  await deletePond(() => problem(code))
  await screen.findByText(message)
})

test('[ADM-05] the preview shows the content as readers will see it', async () => {
  fakeService(LIST)
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Content'), '## Still water')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByRole('heading', { level: 2, name: 'Still water' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Sleep' }))
  await user.clear(await field('Reading time in minutes'))
  await user.type(await field('Reading time in minutes'), '7')
  expect(preview.getByText(/^Sleep · 7 min read$/)).toBeTruthy()
})

test.each([
  [[], "You don't have permission to access the admin interface"],
  [['editor'], 'Article Management'],
  [['admin'], 'Article Management'],
] as const)('[LEARN-13] in Admin Mode a user with the roles %j sees "%s"', async (roles, heading) => {
  fakeService(LIST)
  open('/learn/manage', { roles: [...roles] })
  await screen.findByRole('heading', { level: 1, name: heading })
})

test.each([
  ['admin', 'Article Management'],
  ['editor', undefined],
] as const)('[ROUTE-05] only admins reach the back office: %s', async (role, heading) => {
  fakeService(LIST)
  open('/admin', { roles: [role] })
  if (heading) await screen.findByRole('heading', { level: 1, name: heading })
  else await screen.findByText('Elsewhere')
})
