import { expect, it } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import { START_HERE_TITLES } from '../articles/sections.ts'
import { type Bookmark, NOTHING_READ, type Reading, type ReadingProgress, toReading } from './reading.ts'
import {
  bookmarkedArticles,
  clampPercent,
  countViewed,
  isBookmarked,
  isStartHere,
  percentOf,
  readLast,
  stepsOf,
} from './rules.ts'

const cards = Array.from({ length: 5 }, (_, n) => newCard({ title: `Pond ${n}` }))
const idOf = (n: number) => cards[n]?.id ?? ''
const at = (minute: number) => 1_795_000_000_000 + minute * 60_000
const progress = (n: number, percent: number, minute: number): ReadingProgress => ({
  ...{ article: idOf(n), title: `Pond ${n}`, percent, isStartHere: false, at: at(minute) },
})
const bookmark = (n: number, minute: number): Bookmark => ({
  ...{ article: idOf(n), title: `Pond ${n}`, at: at(minute) },
})
const reading = (more: Partial<Reading>): Reading => ({ ...NOTHING_READ, ...more })

it.each([
  [-3, 0],
  [0, 0],
  [49.5, 50],
  [100, 100],
  [140, 100],
  [Number.NaN, 0],
])('[LEARN-06] the progress %d counts as %d per cent', (given, percent) => {
  expect(clampPercent(given)).toBe(percent)
})

it('[LEARN-07] the three articles that were read last are to pick up, each with its progress', () => {
  const read = reading({ progress: [progress(0, 10, 1), progress(1, 0, 9), progress(2, 100, 5), progress(3, 40, 7)] })
  expect(readLast(read, cards).map(({ card, percent }) => [card.title, percent])).toEqual([
    ['Pond 1', 0],
    ['Pond 3', 40],
    ['Pond 2', 100],
  ])
  expect(readLast(read, cards.slice(0, 1)).map(({ card }) => card.title)).toEqual(['Pond 0'])
  expect([percentOf(read, idOf(3)), percentOf(read, idOf(4))]).toEqual([40, 0])
})

it('[LEARN-03] bookmarks are listed newest first, without articles that are not published', () => {
  const read = reading({ bookmarks: [bookmark(0, 1), bookmark(1, 5), bookmark(3, 3)] })
  expect(bookmarkedArticles(read, cards.slice(0, 3)).map(({ title }) => title)).toEqual(['Pond 1', 'Pond 0'])
  expect([isBookmarked(read, idOf(1)), isBookmarked(read, idOf(2)), isBookmarked(read, idOf(4))]).toEqual([
    true,
    false,
    false,
  ])
})

it('[LEARN-04] a step is viewed when its published article was opened', () => {
  const steps = START_HERE_TITLES.slice(0, 3).map((title) => newCard({ title }))
  const opened = [steps[0], steps[2]].map((card) => ({ ...progress(0, 0, 1), article: card?.id ?? '' }))
  const shown = stepsOf({ progress: [...opened, progress(1, 9, 2)] }, steps)
  expect(shown.map(({ card, isViewed }) => [card?.title, isViewed])).toEqual([
    [START_HERE_TITLES[0], true],
    [START_HERE_TITLES[1], false],
    [START_HERE_TITLES[2], true],
    [undefined, false],
    [undefined, false],
  ])
  expect(countViewed(shown)).toBe(2)
  expect([isStartHere(` ${START_HERE_TITLES[4].toUpperCase()}`), isStartHere('Pond 1')]).toEqual([true, false])
})

it('[DATA-02] what the records say is read by article', () => {
  const shown = { seen: {}, lost: [] }
  const { article, ...values } = bookmark(0, 5)
  const settings = { articles: { ...shown, values: { theme: 'dark' as const } } }
  expect(toReading({ bookmarks: { [article]: { ...shown, values } }, settings })).toEqual({
    bookmarks: [bookmark(0, 5)],
    progress: [],
    settings: { theme: 'dark' },
  })
  expect(toReading({})).toEqual(NOTHING_READ)
})
