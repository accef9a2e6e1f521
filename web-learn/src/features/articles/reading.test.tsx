import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { START_HERE_TITLES } from '../../../../shared/articles/sections.ts'
import { SETTINGS_ID } from '../../../../shared/reading/kind.ts'
import type { Reading } from '../../../../shared/reading/reading.ts'
import { Bookmarks, Progress, Settings } from '../../../../shared/reading/records.ts'
import { newCard } from '../../../../tests/fixtures/data/article-card.ts'
import { openRemote, SERVICES } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeRecords, recordResponders } from '../../../../web-shell/src/testing/fake-records.ts'
import { fakeService, problem, reply } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'

afterEach(() => void vi.restoreAllMocks())

const pond = newCard({ title: 'Quiet Ponds', category: 'Stress', readingTimeMinutes: 2, tags: ['relaxation'] })
const steps = START_HERE_TITLES.slice(0, 4).map((title) => newCard({ title, readingTimeMinutes: 8 }))
const cards = [pond, ...steps]
const AT = 1_795_000_000_000
const progressOf = (card: { id: string; title: string } | undefined, percent = 0) => ({
  ...{ article: card?.id ?? '', title: card?.title ?? '', percent, isStartHere: true, at: AT },
})
const heading = (title: string) => ({ type: 'heading', level: 2, children: [title] })
const body = [
  { type: 'paragraph', children: ['Still water.'] },
  ...['Depth', 'Newts', 'Reeds', 'Sources'].map(heading),
  { type: 'paragraph', children: ['Nocturia is a walk by night.'] },
]

interface Options {
  reading?: Partial<Reading>
  reason?: () => Response
  services?: typeof SERVICES
  stayLoggedIn?: boolean
}

function open(path = '/learn', { reading = {}, reason, services, stayLoggedIn = false }: Options = {}) {
  const byArticle = (entries: readonly { article: string }[] = []) =>
    Object.fromEntries(entries.map(({ article, ...values }) => [article, values]))
  const records = [
    fakeRecords(Bookmarks, byArticle(reading.bookmarks)),
    fakeRecords(Progress, byArticle(reading.progress)),
    fakeRecords(Settings, reading.settings && { [SETTINGS_ID]: reading.settings }),
  ]
  const sent = fakeService({
    'GET /api/articles/': ({ line }) =>
      reply({ ...cards.find(({ id }) => line.endsWith(id)), body, terms: { nocturia: 'Waking to pee.' } }),
    'GET /api/articles': () => reply(cards),
    'GET /api/reading/reason': reason ?? (() => reply({})),
    ...recordResponders(...records),
  })
  const changes = (kind: string) => sent.filter(({ line }) => line.startsWith(`PUT /api/records/${kind}/`))
  return { ...openRemote(routes, path, { stayLoggedIn }, services), sent, changes }
}
const ARTICLE = '/learn?article=Quiet+Ponds'
const bookmarkButton = () => screen.findByRole('button', { name: 'Bookmark' })

test('[LEARN-03] an article is bookmarked, listed, and the bookmark removed again', async () => {
  const { user, changes } = open(ARTICLE)
  await user.click(await bookmarkButton())
  await screen.findByText('Article bookmarked!')
  await waitFor(async () => expect((await bookmarkButton()).getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(changes('bookmarks')[0]?.body.set).toMatchObject({ title: 'Quiet Ponds' }))
  await user.click(screen.getByRole('link', { name: '← Back to Articles' }))
  await user.click(await screen.findByRole('tab', { name: 'Bookmarked' }))
  const panel = within(screen.getByRole('tabpanel'))
  await user.click(await panel.findByRole('link', { name: 'Quiet Ponds' }))
  await user.click(await bookmarkButton())
  await screen.findByText('Bookmark removed')
  await waitFor(() => expect(changes('bookmarks')[1]?.body).toMatchObject({ removes: true }))
})

test('[PERF-01] an article reads all that is kept of reading with one call', async () => {
  const { sent } = open(ARTICLE, { reading: { settings: { theme: 'dark' }, progress: [progressOf(pond, 62)] } })
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  expect(sent.map(({ line }) => line).filter((line) => line.startsWith('GET /api/records'))).toEqual([
    'GET /api/records?kinds=bookmarks%2CreadingProgress%2CreadingSettings',
  ])
})

test('[LEARN-03] without bookmarks the list says how to begin, also when they cannot be read', async () => {
  const { user } = open('/learn#bookmarked')
  await screen.findByText('No bookmarked articles yet')
  screen.getByText('Start bookmarking articles you find helpful to create your personal library.')
  await user.click(screen.getByRole('button', { name: 'Browse articles' }))
  await screen.findByRole('region', { name: 'Featured Article' })
})

test('[LEARN-03] it is said when this device cannot store a bookmark', async () => {
  const { reading, ...others } = SERVICES
  const failing = { ...others, reading: { ...reading, useChange: () => () => Promise.reject(new Error('Full')) } }
  const { user } = open(ARTICLE, { services: failing as typeof SERVICES })
  await user.click(await bookmarkButton())
  await screen.findByText('Failed to bookmark article')
})

test('[RELY-09] with an older shell articles can be read, and nothing is kept of it', async () => {
  const { reading: _, ...services } = SERVICES
  const { user } = open(ARTICLE, { services })
  await screen.findByText('Still water.')
  expect(screen.queryByRole('button', { name: 'Bookmark' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Large' }))
  expect(screen.getByText('Still water.').closest('[data-size]')?.getAttribute('data-size')).toBe('large')
})

test('[LEARN-04] the promo counts viewed steps and opens them; a missing article cannot be viewed', async () => {
  const { user } = open('/learn', { reading: { progress: [progressOf(steps[0]), progressOf(steps[3], 40)] } })
  await screen.findByText('2/5 steps viewed')
  await user.click(screen.getByRole('button', { name: 'Start Here' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Start Here' }))
  expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'What is IC — Really?',
    'Your Calm Tracker',
    'IC & Food — Where to Begin',
    'Stress, Sleep & Bladder Calm',
    "You're Not Alone",
  ])
  expect(sheet.getAllByText(', viewed')).toHaveLength(2)
  expect(sheet.getAllByRole('link')).toHaveLength(4)
  expect(sheet.queryByText('You Did It!')).toBeNull()
})

test('[LEARN-04] after the fifth step it says so', async () => {
  const last = newCard({ title: START_HERE_TITLES[4] })
  cards.push(last)
  open('/learn#start', { reading: { progress: [...steps, last].map((card) => progressOf(card)) } })
  await screen.findByText('You Did It!')
  cards.pop()
  expect(screen.getAllByText('5/5 steps viewed')).toHaveLength(2)
})

test('[LEARN-07] [LEARN-01] opening an article is recorded, and it is offered again with its real progress', async () => {
  const { user, changes } = open('/learn?article=' + encodeURIComponent(START_HERE_TITLES[1]), {
    reading: { progress: [progressOf(pond, 62)] },
  })
  await waitFor(() =>
    expect(changes('readingProgress')[0]?.body.set).toMatchObject({ percent: 0, title: START_HERE_TITLES[1] }),
  )
  await user.click(screen.getByRole('link', { name: '← Back to Articles' }))
  const pickUp = within(await screen.findByRole('region', { name: 'Pick up where you left off' }))
  expect(pickUp.getAllByRole('link').map(({ textContent }) => /\d+% read/.exec(textContent)?.[0])).toEqual([
    '0% read',
    '62% read',
  ])
})

test('[LEARN-06] an article opens where it was left, and its settings are those of the user', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 1_000)
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined)
  const { user, changes } = open(ARTICLE, {
    reading: { progress: [progressOf(pond, 62)], settings: { theme: 'dark', textSize: 'small' } },
  })
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 620 }))
  await waitFor(() => expect(changes('readingProgress')[0]?.body.set.percent).toBe(62))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Light mode' }))
  await waitFor(() => expect(changes('readingSettings')[0]?.body.set).toEqual({ theme: 'light' }))
  act(() => history.pushState({}, '', '/elsewhere'))
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await screen.findByText('Elsewhere')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test.each([
  [() => reply({ reason: 'stress' }), 'Because you log high stress levels'],
  [() => reply({}), 'Popular quick reads to get started'],
  [() => problem('unexpected'), 'Popular articles to get started'],
])('[LEARN-08] recommendations say why (%#)', async (reason, why) => {
  open('/learn', { reason })
  const recommended = within(await screen.findByRole('region', { name: 'Recommended for You' }))
  recommended.getByText(why)
  expect(recommended.getAllByRole('link')).toHaveLength(1)
})

test('[LEARN-10] an article is shared by its public address, in a new window or by a copied link', async () => {
  const { user } = open(ARTICLE)
  const address = `${location.origin}/read/quiet-ponds-${pond.id.slice(0, 6)}`
  const [link] = await screen.findAllByRole('link', { name: 'WhatsApp' })
  expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toContain(address)
  screen.getByText('Found this helpful?')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => undefined)
  const [copy] = screen.getAllByRole('button', { name: 'Copy link' })
  await user.click(copy as HTMLElement)
  await screen.findByText('Link copied to clipboard!')
  expect(write).toHaveBeenCalledWith(address)
  write.mockImplementation(() => Promise.reject(new Error('Denied')))
  await user.click(copy as HTMLElement)
  await screen.findByText('Failed to copy link')
})

test('[SW-02] a user who stays logged in keeps all articles on the device, and reads how much that is', async () => {
  const { user } = open('/learn', { stayLoggedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Keep 5 more offline (about 68 kB)' }))
  await screen.findByText('5 articles on this device (3 kB), even without a connection.')
})

test('[LEARN-16] an article says above its text that no clinician has reviewed it', async () => {
  open(ARTICLE)
  const said = await screen.findByText(/^Not yet reviewed by a clinician. Written on \d+ \w+ \d{4}\.$/)
  const text = screen.getByText('Still water.')
  expect(said.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('[LEARN-05] a medical word is explained where it stands, and closed again', async () => {
  const { user } = open(ARTICLE)
  const word = await screen.findByRole('button', { name: 'Nocturia', expanded: false })
  await user.click(word)
  expect(screen.getByRole('note').textContent).toBe('(Waking to pee.)')
  await user.click(screen.getByRole('button', { name: 'Nocturia', expanded: true }))
  expect(screen.queryByRole('note')).toBeNull()
})

test('[LEARN-05] a long article lists its parts above itself, and one moves the focus there', async () => {
  const { user } = open(ARTICLE)
  await user.click(await screen.findByText('In this article'))
  await user.click(screen.getByRole('link', { name: 'Newts' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Newts' }))
})

test.each([true, false])('[SW-02] an article says that this device keeps it, if it does: %s', async (stayLoggedIn) => {
  open(ARTICLE, { stayLoggedIn })
  await screen.findByText('Still water.')
  expect(screen.queryAllByText('This article is on this device now (1 kB), even without a connection.')).toHaveLength(
    Number(stayLoggedIn),
  )
})
