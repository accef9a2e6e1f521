import { expect, test } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import { filterManaged, isReviewDue, type State } from './managed-list.ts'

const managed = { published: true, sortOrder: 0, updatedAt: 0, version: 1 }
const articles = [
  { ...newCard({ title: 'Quiet Ponds', tags: ['still'] }), ...managed },
  { ...newCard({ title: 'Reeds' }), ...managed, published: false },
  { ...newCard({ title: 'Herons' }), ...managed, published: false, publishAt: 1_900_000_000_000 },
  { ...newCard({ title: 'Old ponds' }), ...managed, reviewBy: '2020-01-01' },
]

test.each<[string, State, string[]]>([
  ['', 'all', ['Quiet Ponds', 'Reeds', 'Herons', 'Old ponds']],
  [' PONDS ', 'all', ['Quiet Ponds', 'Old ponds']],
  ['still ponds', 'all', ['Quiet Ponds']],
  ['', 'published', ['Quiet Ponds', 'Old ponds']],
  ['', 'hidden', ['Reeds', 'Herons']],
  ['', 'scheduled', ['Herons']],
  ['', 'due', ['Old ponds']],
  ['quiet', 'due', []],
])('[ADM-01] the words %j and the state %s show %j', (words, state, expected) => {
  expect(filterManaged(articles, { words, state }, '2026-11-27').map(({ title }) => title)).toEqual(expected)
})

test('[ADM-01] a review is due on the day after its date', () => {
  expect(isReviewDue({ reviewBy: '2026-11-27' }, '2026-11-27')).toBe(false)
  expect(isReviewDue({ reviewBy: '2026-11-27' }, '2026-11-28')).toBe(true)
  expect(isReviewDue({ reviewBy: null }, '2026-11-28')).toBe(false)
})
