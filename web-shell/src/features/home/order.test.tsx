// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HomeCard, HomeCardPlace } from '../../shell/early/feature.ts'
import { registeredFeatures, registerFeatures } from '../../shell/early/feature-registry.ts'
import { fakeService } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

const registeredBefore = registeredFeatures()

/** A card of another feature, with its place as its heading. */
const cardAt = (place: HomeCardPlace, isShown = true): HomeCard => ({
  place,
  isShown: () => isShown,
  heightRem: 4,
  load: async () => () => <h2>{place}</h2>,
})

/** Features register their cards in any order. */
const CARDS = (['cycle-insight', 'insight', 'getting-started', 'cycle-calendar', 'banner'] as const).map((place) =>
  cardAt(place),
)

function openHome(homeCards: readonly HomeCard[]) {
  registerFeatures({ ...registeredBefore, homeCards })
  fakeService(SIGNED_IN)
  openApp('/home')
}

beforeEach(() => void fakeService(SIGNED_IN))
afterEach(() => registerFeatures(registeredBefore))

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const linksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map(({ textContent, pathname }) => [textContent, pathname])

test('[HOME-02] the cards stand in the specified order', async () => {
  openHome(CARDS)
  await waitFor(() =>
    expect(headings()).toEqual([
      'banner',
      'getting-started',
      'Progress Snapshot',
      'Ready to Check-In',
      'A few seconds are enough',
      'insight',
      'Quick Tools',
      'cycle-calendar',
      'cycle-insight',
      "You're Not Alone",
    ]),
  )
  const tiles = screen.getByRole('navigation', { name: 'More' })
  const last = screen.getByRole('heading', { name: "You're Not Alone" })
  expect(last.compareDocumentPosition(tiles) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('[HOME-02] the week stands in the scene, below the banner, unless a card stands above it', async () => {
  openHome([cardAt('banner'), cardAt('getting-started', false), cardAt('insight')])
  await waitFor(() => expect(headings()).toContain('insight'))
  expect(headings().slice(0, 3)).toEqual(['banner', 'Progress Snapshot', 'Ready to Check-In'])
  expect(screen.getByRole('heading', { name: 'Progress Snapshot' }).closest('header')).toBeTruthy()
})

test('[HOME-02] each link leads where it should', async () => {
  openHome([])
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(linksOf(screen.getByRole('region', { name: 'Ready to Check-In' }))).toEqual([['All details', '/log']])
  expect(linksOf(screen.getByRole('region', { name: 'A few seconds are enough' }))).toEqual([['Log today', '/log']])
  expect(linksOf(screen.getByRole('region', { name: 'Quick Tools' }))).toEqual([
    ['Breathing', '/tools/exercises'],
    ['Flare Kit', '/flare-kit'],
    ['Food Tools', '/tools/food'],
  ])
  const tiles = linksOf(screen.getByRole('navigation', { name: 'More' }))
  expect(tiles.map(([, path]) => path)).toEqual(['/trends', '/learn', '/about'])
  expect(new Set(linksOf(screen.getByRole('region', { name: 'Progress Snapshot' })).map(([, path]) => path))).toEqual(
    new Set(['/log']),
  )
})

test('[HOME-02] a card is not shown where its feature says so', async () => {
  registerFeatures(registeredBefore)
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply({ consent: 'given' }) })
  openApp('/home')
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(screen.queryByRole('heading', { name: /until you agree/ })).toBeNull()
})
