import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ManagedArticle } from '../../../../shared/articles/schema.ts'
import { aCard } from '../../../../tests/fixtures/data/article-card.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, noNetwork, problem, reply } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'

const managed = (details: Partial<ManagedArticle>): ManagedArticle => ({
  ...aCard(),
  content: '# Ponds',
  published: true,
  sortOrder: 1,
  updatedAt: 0,
  version: 3,
  ...details,
})
const pond = managed({ title: 'Quiet Ponds', tags: ['still', 'water'] })
const draft = managed({ title: 'Herbal Tea', published: false, sortOrder: 2 })
const LIST = { 'GET /api/manage/articles': () => reply([pond, draft]) }

const EDITOR = { roles: ['editor' as const] }
const open = (path = '/learn/manage', who: object = EDITOR) => openRemote(routes, path, who)
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Save article' })

test('[ADM-01] all articles stand in their order, published or not', async () => {
  fakeService(LIST)
  open()
  await screen.findByRole('heading', { level: 2, name: 'Quiet Ponds' })
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Quiet PondsDiet · Published/)
  expect(rows[1]).toMatch(/^Herbal TeaDiet · Not published/)
})

test('[ADM-01] a list that cannot be fetched says so, and comes by Retry', async () => {
  let failing = true
  fakeService({ 'GET /api/manage/articles': () => (failing ? problem('unexpected') : reply([pond])) })
  const { user } = open()
  await screen.findByRole('heading', { name: 'Failed to fetch articles' })
  failing = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { level: 2, name: 'Quiet Ponds' })
})

test('[ADM-01] [ADM-02] a new article is published as typed, with the defaults for what was left alone', async () => {
  const sent = fakeService({ ...LIST, 'POST /api/manage/articles': () => reply(pond) })
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'Create article' }))
  await user.type(await field('Title'), 'Quiet Ponds')
  await user.type(await field('Summary'), 'Still.')
  await user.type(await field('Content'), '## Water')
  await user.type(await field('Tags'), ' still, , water ,still')
  await user.clear(await field('Reading time in minutes'))
  await user.type(await field('Reading time in minutes'), 'soon')
  await user.click(save())
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
    imageUrl: null,
  })
})

test('[ADM-02] what is missing is named at its field, and nothing is sent', async () => {
  const sent = fakeService(LIST)
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), '  ')
  await user.click(save())
  for (const words of ['Article title is required', 'Article summary is required', 'Article content is required'])
    expect(screen.getByText(words)).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('Title')))
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([])
})

test('[ADM-01] an edit says on what it is based, and can take an article back', async () => {
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
  await user.click(save())
  await screen.findByText('Article updated successfully!')
  const { line, body } = sent.find((each) => each.line.startsWith('PUT')) ?? {}
  expect(line).toBe(`PUT /api/manage/articles/${pond.id}`)
  expect(body).toMatchObject({ title: 'Deep Ponds', published: false, basedOn: 3, tags: ['still', 'water'] })
})

test('[ADM-01] Cancel forgets what was typed', async () => {
  fakeService(LIST)
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), 'Ponds')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('link', { name: 'Create article' }))
  expect((await field('Title')).value).toBe('')
})

test('what was typed outlives another screen', async () => {
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
])('[ADM-03] a save that is refused says why, and keeps what was typed: %#', async (answer, words) => {
  fakeService({ ...LIST, 'POST /api/manage/articles': answer })
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), 'Ponds')
  await user.type(await field('Summary'), 'Still.')
  await user.type(await field('Content'), 'Water')
  await user.click(save())
  const notice = await screen.findByRole('alert')
  expect(within(notice).getByText(words)).toBeTruthy()
  expect((await field('Content')).value).toBe('Water')
})

async function remove(answer: () => Response) {
  const sent = fakeService({ ...LIST, 'DELETE /api/manage/articles/': answer })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete Quiet Ponds' }))
  const sheet = await screen.findByRole('dialog', { name: 'Delete this article?' })
  expect(sent.filter(({ line }) => line.startsWith('DELETE'))).toEqual([])
  await user.click(within(sheet).getByRole('button', { name: 'Delete' }))
  return sent
}

test('[ADM-01] an article goes only after a yes', async () => {
  const sent = await remove(() => reply({}))
  await screen.findByText('The article has been successfully deleted.')
  expect(sent.map(({ line }) => line)).toContain(`DELETE /api/manage/articles/${pond.id}`)
})

test.each([
  ['not-allowed', 'Failed to delete article. Please check your permissions.'],
  ['unexpected', 'An unexpected error occurred. Please try again.'],
  ['not-found', 'It may have been moved or removed.'],
] as const)('[ADM-03] a deletion that is refused says why: %s', async (code, words) => {
  await remove(() => problem(code))
  await screen.findByText(words)
})

test('[ADM-05] the preview shows the content as readers will see it', async () => {
  fakeService(LIST)
  const { user } = open('/learn/manage?edit=new')
  await user.type(await field('Content'), '## Still water')
  await user.click(screen.getByRole('switch', { name: 'Preview' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Still water' })).toBeTruthy()
})

test.each([
  [[], "You don't have permission to access the admin interface"],
  [['editor'], 'Article Management'],
  [['admin'], 'Article Management'],
] as const)('[LEARN-13] in Admin Mode a user with the roles %j meets "%s"', async (roles, heading) => {
  fakeService(LIST)
  open('/learn/manage', { roles: [...roles] })
  await screen.findByRole('heading', { level: 1, name: heading })
})

test.each([
  ['admin', 'Article Management'],
  ['editor', undefined],
] as const)('[ROUTE-05] the back office is for admins: %s', async (role, heading) => {
  fakeService(LIST)
  open('/admin', { roles: [role] })
  if (heading) await screen.findByRole('heading', { level: 1, name: heading })
  else await screen.findByText('Elsewhere')
})
