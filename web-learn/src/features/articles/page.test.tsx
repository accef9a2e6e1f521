import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Article } from '../../../../shared/articles/schema.ts'
import { newCard } from '../../../../tests/fixtures/data/article-card.ts'
import { IMAGE } from '../../../../tests/fixtures/data/image-address.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { recordResponders } from '../../../../web-shell/src/testing/fake-records.ts'
import { fakeService, noNetwork, problem, reply } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'

const pond = newCard({ title: 'Quiet Ponds', summary: 'Still water.', category: 'Stress', sectionId: 'stress-sleep' })
const tea = newCard({ title: 'Herbal Tea', summary: 'Warm cups.', category: 'Diet', tags: ['drinks'] })
const night = newCard({ title: 'Better Nights', category: 'Sleep', sectionId: 'stress-sleep', readingTimeMinutes: 2 })
const cards = [pond, tea, night]

const body: Article['body'] = [
  { type: 'heading', level: 2, children: ['The pond'] },
  { type: 'paragraph', children: ['It lies still.'] },
]
const HUB = {
  'GET /api/articles/': () => reply({ ...pond, body }),
  'GET /api/articles': () => reply(cards),
  'GET /api/article-words': () => reply([{ id: tea.id, words: 'chamomile ginger' }]),
  'GET /api/reading/reason': () => reply({}),
  ...recordResponders(),
}

const open = (path = '/learn', account = {}) => openRemote(routes, path, account)
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('[LEARN-01] the hub shows the first article featured and the others by topic', async () => {
  fakeService(HUB)
  open()
  const featured = await screen.findByRole('region', { name: 'Featured Article' })
  expect(within(featured).getByRole('link', { name: 'Quiet Ponds' }).getAttribute('href')).toBe(
    '/learn?article=Quiet+Ponds',
  )
  const topic = screen.getByRole('region', { name: 'Stress & Sleep' })
  expect(within(topic).getByText('Popular')).toBeTruthy()
  expect(titles()).toEqual(['Quiet Ponds', 'Herbal Tea', 'Better Nights'])
})

test('[ADM-04] a card shows the image of its article in place of the drawn cover; the article says what it shows', async () => {
  const card = newCard({ title: 'Reeds', image: { src: IMAGE, alt: 'Reeds at dusk' } })
  fakeService({
    ...HUB,
    'GET /api/articles': () => reply([card]),
    'GET /api/articles/': () => reply({ ...card, body: [] }),
  })
  const { user } = open()
  const featured = await screen.findByRole('region', { name: 'Featured Article' })
  // Beside the title it has nothing to say.
  expect(featured.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(featured.querySelector('source')?.getAttribute('srcset')).toMatch(/480\.avif 480w, .*960\.avif 960w/)
  await user.click(within(featured).getByRole('link', { name: 'Reeds' }))
  const image = await screen.findByRole('img', { name: 'Reeds at dusk' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1000', '600'])
})

test('[HOME-10] the hub has its own help text', async () => {
  fakeService(HUB)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Help' }))
  await screen.findByRole('dialog', { name: 'Help with learning' })
})

test('[LEARN-12] a chip shows only the articles of its categories', async () => {
  fakeService(HUB)
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Food & Nutrition' }))
  expect(titles()).toEqual(['Herbal Tea'])
  await user.click(screen.getByRole('radio', { name: 'Lifestyle' }))
  expect(titles()).toEqual(['Quiet Ponds', 'Better Nights'])
})

test('[LEARN-02] search covers cards and content, starts after a delay, and keeps terms that had results', async () => {
  const sent = fakeService(HUB)
  const { user } = open()
  const box = await screen.findByRole('searchbox', { name: 'Search articles' })
  expect(sent.some(({ line }) => line.includes('words'))).toBe(false)
  await user.type(box, 'CHAMOMILE')
  expect(screen.queryByText(/Search Results/)).toBeNull()
  await screen.findByRole('heading', { name: 'Search Results for “CHAMOMILE”' })
  expect(screen.getByText('1 article')).toBeTruthy()
  expect(titles()).toEqual(['Herbal Tea'])
  await user.clear(box)
  await user.type(box, 'ginegr')
  await screen.findByText('These are results for “ginger”.')
  expect(titles()).toEqual(['Herbal Tea'])
  await user.clear(box)
  await user.type(box, 'volcano')
  await screen.findByRole('heading', { name: 'No articles found' })
  expect(screen.getByText(/Try a simpler word like 'pain', 'diet', or 'sleep'\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'View all articles' }))
  await screen.findByRole('region', { name: 'Featured Article' })
  expect(screen.getByText('Recent searches')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'volcano' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'CHAMOMILE' }))
  await screen.findByText('1 article')
})

test('[LEARN-05] [ROUTE-10] an address with a title opens that article with disclaimer and reading settings', async () => {
  fakeService(HUB)
  const { user } = open('/learn?article=quiet%20ponds')
  await screen.findByRole('heading', { level: 1, name: 'Quiet Ponds' })
  await screen.findByRole('heading', { level: 2, name: 'The pond' })
  expect(screen.getByText('It lies still.')).toBeTruthy()
  expect(screen.getByText(/5 min read/)).toBeTruthy()
  expect(screen.getByText(/Always consult with your healthcare provider/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Large' }))
  expect(screen.getByText('It lies still.').closest('[data-size]')?.getAttribute('data-size')).toBe('large')
  await user.click(screen.getByRole('button', { name: 'Dark mode' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Light mode' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
  await user.click(screen.getByRole('link', { name: '← Back to Articles' }))
  await screen.findByRole('heading', { level: 1, name: 'IC Learning Hub' })
})

test('a link in an article to a screen of the app navigates in the app', async () => {
  const link: Article['body'] = [{ type: 'link', href: '/learn?article=Herbal+Tea', children: ['about tea'] }]
  fakeService({ ...HUB, 'GET /api/articles/': () => reply({ ...pond, body: link }) })
  const { user } = open('/learn?article=Quiet+Ponds')
  await user.click(await screen.findByRole('link', { name: 'about tea' }))
  await screen.findByRole('heading', { level: 1, name: 'Herbal Tea' })
})

test('[LEARN-05] related articles are listed without the article itself', async () => {
  fakeService({ ...HUB, 'GET /api/articles': () => reply([...cards, newCard({ title: 'Calm', category: 'Stress' })]) })
  open('/learn?article=Quiet+Ponds')
  const related = await screen.findByRole('region', { name: 'You might also like' })
  expect(within(related).getAllByRole('link')).toHaveLength(1)
  within(related).getByText('Calm')
})

test('[ROUTE-10] an article id in the history state opens that article', async () => {
  fakeService(HUB)
  open()
  await screen.findByRole('region', { name: 'Featured Article' })
  history.pushState({ usr: { article: { id: pond.id } }, key: 'x' }, '', '/learn')
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  await screen.findByRole('heading', { level: 1, name: 'Quiet Ponds' })
})

test('[LEARN-07] an unknown title and a not-found reply both show "Article not found"', async () => {
  fakeService({ ...HUB, 'GET /api/articles/': () => problem('not-found') })
  open('/learn?article=Nothing')
  await screen.findByRole('heading', { level: 1, name: 'Article not found' })
  history.pushState({}, '', '/learn?article=Quiet+Ponds')
  dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article not found'))
})

test('a failed list request shows an error, and Retry loads the list', async () => {
  let failing = true
  fakeService({ ...HUB, 'GET /api/articles': () => (failing ? noNetwork() : reply(cards)) })
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  failing = false
  await user.click(retry)
  await screen.findByRole('region', { name: 'Featured Article' })
})

test.each(['admin', 'editor'] as const)('[LEARN-13] Admin Mode is offered to an %s', async (role) => {
  fakeService(HUB)
  open('/learn', { roles: [role] })
  expect((await screen.findByRole('link', { name: 'Admin Mode' })).getAttribute('href')).toBe('/learn/manage')
  expect(screen.getAllByRole('link').length).toBeGreaterThan(3)
})

test('[LEARN-13] Admin Mode is not offered to a user without a role', async () => {
  fakeService(HUB)
  open()
  await screen.findByRole('region', { name: 'Featured Article' })
  expect(screen.queryByRole('link', { name: 'Admin Mode' })).toBeNull()
})
