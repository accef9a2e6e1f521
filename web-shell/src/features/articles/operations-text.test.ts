import { expect, test } from 'vitest'
import { bookmarkText, readingText } from './operations-text.ts'

const sent = { editedAt: 1, device: 'device00', n: 1 }
const of = { article: '0f', title: 'Quiet Ponds', change: '1795000000000-heron1' }

test('[RELY-03] a refused change of reading says what it was', () => {
  expect(
    [true, false].map((isBookmarked) => bookmarkText.detail({ bookmark: { ...of, isBookmarked }, ...sent })),
  ).toEqual(['Quiet Ponds', 'Remove the bookmark of Quiet Ponds'])
  const progress = { ...of, percent: 40, isStartHere: false }
  expect(readingText.detail({ type: 'progress', progress, ...sent })).toBe('Quiet Ponds, 40% read')
  const settings = { theme: 'dark', textSize: 'large', change: of.change } as const
  expect(readingText.detail({ type: 'settings', settings, ...sent })).toBe('dark theme, large text')
})
