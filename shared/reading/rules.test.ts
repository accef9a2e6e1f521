import { describe, expect, it } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import { START_HERE_TITLES } from '../articles/sections.ts'
import { changeIdOf } from '../changes/change-id.ts'
import {
  joinBookmarkEdits,
  joinReading,
  joinReadingEdits,
  NOTHING_READ,
  type ReadingEdit,
  withChange,
} from './queued.ts'
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
import type { Bookmark, Reading, ReadingProgress } from './schema.ts'

const cards = Array.from({ length: 5 }, (_, n) => newCard({ title: `Pond ${n}` }))
const idOf = (n: number) => cards[n]?.id ?? ''
const at = (minute: number) => changeIdOf(1_795_000_000_000 + minute * 60_000, 'heron1')
const progress = (n: number, percent: number, minute: number): ReadingProgress => ({
  ...{ article: idOf(n), title: `Pond ${n}`, percent, isStartHere: false, change: at(minute) },
})
const bookmark = (n: number, minute: number, isOn = true): Bookmark => ({
  ...{ article: idOf(n), title: `Pond ${n}`, isBookmarked: isOn, change: at(minute) },
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

it('[LEARN-03] bookmarks are listed newest first, without removed ones and articles that are not published', () => {
  const read = reading({ bookmarks: [bookmark(0, 1), bookmark(1, 5), bookmark(2, 9, false), bookmark(3, 3)] })
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

describe('[DATA-02] [SEC-25] of two changes of an article', () => {
  it('the later one counts, in whatever order and however often they arrive', () => {
    const changes = [{ bookmark: bookmark(0, 2, false) }, { bookmark: bookmark(0, 1) }, { progress: progress(0, 7, 3) }]
    const settings = { settings: { theme: 'dark' as const, change: at(4) } }
    const older = { settings: { textSize: 'large' as const, change: at(2) } }
    const expected = { bookmarks: [bookmark(0, 2, false)], progress: [progress(0, 7, 3)], ...settings }
    expect([...changes, settings, older].reduce(withChange, NOTHING_READ)).toEqual(expected)
    expect([older, settings, ...changes, ...changes].toReversed().reduce(withChange, NOTHING_READ)).toEqual(expected)
  })

  it('a read that began before a save does not undo it', () => {
    const saved = reading({ bookmarks: [bookmark(0, 9)], settings: { change: at(3), theme: 'dark' } })
    const read = reading({ bookmarks: [bookmark(0, 5, false), bookmark(1, 1)] })
    expect(joinReading(saved, read)).toEqual({
      ...saved,
      bookmarks: expect.arrayContaining([bookmark(0, 9), bookmark(1, 1)]),
    })
    expect(joinReading(undefined, read)).toBe(read)
  })
})

describe('[RELY-02] a change that waits', () => {
  const edit = (change: object) => ({ editedAt: 1, ...change }) as ReadingEdit
  const placed = (n: number, percent: number) => edit({ type: 'progress', progress: progress(n, percent, percent) })

  it('is joined with a later one of the same article', () => {
    expect(joinReadingEdits(placed(0, 10), placed(0, 30))).toEqual(placed(0, 30))
    expect(joinReadingEdits(placed(0, 10), placed(1, 30))).toBeUndefined()
    const mark = (n: number, isOn: boolean) => ({ editedAt: 1, bookmark: bookmark(n, 1, isOn) })
    expect(joinBookmarkEdits(mark(0, true), mark(0, false))).toEqual(mark(0, false))
    expect(joinBookmarkEdits(mark(0, true), mark(1, false))).toBeUndefined()
  })

  it('of settings keeps what the later one leaves open', () => {
    const [theme, size] = [
      { theme: 'dark', change: at(1) },
      { textSize: 'large', change: at(2) },
    ]
    const later = edit({ type: 'settings', settings: size })
    expect(joinReadingEdits(edit({ type: 'settings', settings: theme }), later)).toEqual(
      edit({ type: 'settings', settings: { theme: 'dark', ...size } }),
    )
    expect(joinReadingEdits(placed(0, 10), later)).toBeUndefined()
  })
})
