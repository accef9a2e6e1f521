import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ManagedArticle } from '../../../../shared/articles/schema.ts'
import { newCard } from '../../../../tests/fixtures/data/article-card.ts'
import { managedList } from '../../../../tests/fixtures/data/managed-list.ts'
import { publishAsOwnAdvice } from '../../../../tests/fixtures/publish-article.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, reply } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'
import { dueText } from './review-due.ts'

const pond = { ...newCard(), content: 'Water', published: true, sortOrder: 1, updatedAt: 0, version: 3 }
const AT = new Date(2027, 11, 3, 9, 0).getTime()
const scheduled = { ...pond, published: false, publishAt: AT, ownAdvice: true }
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

function open(path: string, article: ManagedArticle = scheduled) {
  const sent = fakeService({
    'GET /api/manage/drafts/': () => reply({}),
    'GET /api/manage/drafts': () => reply([]),
    'PUT /api/manage/drafts/': () => reply({ savedAt: 1 }),
    'DELETE /api/manage/drafts/': () => reply({}),
    'GET /api/manage/articles/': () => reply(article),
    'PUT /api/manage/articles/': () => reply(article),
    'POST /api/manage/articles': () => reply(article),
    'GET /api/manage/articles': managedList(() => [article]),
  })
  const { user } = openRemote(routes, path, { roles: ['editor'] })
  return { user, saved: () => sent.find(({ line }) => /^(POST|PUT) \/api\/manage\/articles/.test(line))?.body }
}

test('[ADM-05] the list says when an article goes live', async () => {
  open('/learn/manage')
  await screen.findByText('Diet · Goes live 3 December 2027, 09:00')
})

test('[ADM-05] the time of a new article is taken on the editor’s clock, whose zone is named', async () => {
  const { user, saved } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), 'Ponds')
  await user.type(await field('Summary'), 'Still.')
  await user.type(await field('Content'), 'Water')
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  expect(screen.getByText('Please set a time, or turn Published on')).toBeTruthy()
  expect(screen.getByText(new RegExp(Intl.DateTimeFormat().resolvedOptions().timeZone))).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('Goes live')))
  fireEvent.change(await field('Goes live'), { target: { value: '2027-12-03T09:00' } })
  await publishAsOwnAdvice(user, 'Save article')
  await screen.findByText('Article created successfully!')
  expect(saved()).toMatchObject({ publishAt: AT })
})

test.each([
  ['cancelled', async () => fireEvent.change(await field('Goes live'), { target: { value: '' } }), { publishAt: null }],
  [
    'changed',
    async () => fireEvent.change(await field('Goes live'), { target: { value: '2027-12-03T10:30' } }),
    { publishAt: AT + 90 * 60_000 },
  ],
  [
    'made needless by publishing now',
    async () => fireEvent.click(screen.getByRole('switch', { name: 'Published' })),
    { published: true, publishAt: null },
  ],
] as const)('[ADM-05] a set time can be %s', async (_, act, expected) => {
  const { user, saved } = open(`/learn/manage?edit=${pond.id}`)
  expect((await field('Goes live')).value).toBe('2027-12-03T09:00')
  await act()
  await user.click(screen.getByRole('button', { name: /^(Save article|Publish)$/ }))
  // Only a time that is set, or publishing, asks for sources. The article has said that it has none.
  const sheet = screen.queryByRole('dialog', { name: 'Sources and review' })
  if (sheet) await user.click(within(sheet).getByRole('button', { name: /^(Save article|Publish)$/ }))
  await screen.findByText('Article updated successfully!')
  const { attempt: _attempt, earlier: _earlier, ...body } = saved() ?? {}
  expect(body).toEqual({ ...expected, basedOn: 3 })
})

const sourcesOf = async () => within(await screen.findByRole('dialog', { name: 'Sources and review' }))

test('[ADM-05] an article is published only with sources, or with the word that there are none', async () => {
  const { user, saved } = open(`/learn/manage?edit=${pond.id}`, { ...pond, published: false })
  await user.click(await screen.findByRole('switch', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const sheet = await sourcesOf()
  expect(sheet.getByText('Where does this come from?')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Publish' }))
  expect(saved()).toBeUndefined()
  await user.type(sheet.getByLabelText('Sources'), 'NHS, Bladder pain http://nhs.uk/pain')
  expect(sheet.getByText('“NHS, Bladder pain” needs a title and an address that begins with https://')).toBeTruthy()
  await user.type(sheet.getByLabelText('Reviewed by'), 'Dr Reed')
  expect(sheet.getByText('Please say when it was reviewed, or remove the name')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Publish' }))
  expect(saved()).toBeUndefined()
  await user.clear(sheet.getByLabelText('Sources'))
  await user.type(sheet.getByLabelText('Sources'), 'NHS, Bladder pain https://nhs.uk/pain')
  fireEvent.change(sheet.getByLabelText('Reviewed on'), { target: { value: '2026-11-20' } })
  await user.click(sheet.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Article updated successfully!')
  expect(saved()).toMatchObject({
    published: true,
    sources: [{ title: 'NHS, Bladder pain', url: 'https://nhs.uk/pain' }],
    reviewed: { by: 'Dr Reed', on: '2026-11-20' },
  })
})

test('[LEARN-16] an article is called reviewed only when a clinician has confirmed each statement', async () => {
  const stored = { ...pond, ownAdvice: true, toConfirm: ['Water is wet.', 'Ponds are still.'] }
  const { user, saved } = open(`/learn/manage?edit=${pond.id}`, stored)
  await user.click(await screen.findByRole('button', { name: 'Sources and review' }))
  const sheet = await sourcesOf()
  const statements = sheet.getByLabelText<HTMLTextAreaElement>('Statements that a clinician must confirm')
  expect(statements.value).toBe('Water is wet.\nPonds are still.')
  await user.type(sheet.getByLabelText('Reviewed by'), 'Dr Reed')
  fireEvent.change(sheet.getByLabelText('Reviewed on'), { target: { value: '2026-11-20' } })
  expect(sheet.getByText(/^These statements are not confirmed yet/)).toBeTruthy()
  fireEvent.change(statements, { target: { value: 'x'.repeat(301) } })
  expect(sheet.getByText(`“${'x'.repeat(40)}…” is longer than 300 characters`)).toBeTruthy()
  fireEvent.change(statements, { target: { value: 'Water\n'.repeat(21) } })
  expect(sheet.getByText('There can be at most 20 statements')).toBeTruthy()
  await user.clear(statements)
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  expect(screen.getByText('Reviewed by Dr Reed on 20 November 2026.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  await screen.findByText('Article updated successfully!')
  expect(saved()).toMatchObject({ toConfirm: [], reviewed: { by: 'Dr Reed', on: '2026-11-20' } })
})

test('[ADM-05] a section of sources in the text counts, and nobody is asked', async () => {
  const content = 'Water\n\n## Sources\n\n- NHS'
  const { user, saved } = open(`/learn/manage?edit=${pond.id}`, { ...pond, content, published: false })
  await user.click(await screen.findByRole('switch', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const sheet = await sourcesOf()
  expect(sheet.queryByText('Where does this come from?')).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Article updated successfully!')
  expect(saved()).not.toHaveProperty('sources')
})

test('[ADM-05] list and form say that a review was due, from the day after', async () => {
  const { user } = open('/learn/manage', { ...pond, reviewBy: '2026-11-01' })
  await screen.findByText('Review was due on 1 November 2026')
  await user.click(screen.getByRole('link', { name: `Edit ${pond.title}` }))
  await field('Review again by')
  expect(screen.getByText('Review was due on 1 November 2026')).toBeTruthy()
  fireEvent.change(await field('Review again by'), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  await screen.findByText('Article updated successfully!')
})

test.each([
  ['', undefined],
  ['2026-11-25', 'Review was due on 25 November 2026'],
  ['2026-11-26', undefined],
  [null, undefined],
])('[ADM-05] a review by %j is due: %s', (reviewBy, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 12) })
  expect(dueText(reviewBy)).toBe(expected)
  vi.useRealTimers()
})
