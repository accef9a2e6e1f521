import { expect, test } from 'vitest'
import { bookmarkText, progressText, settingsText } from './operations-text.ts'

const sent = { id: '0f', device: 'device00', n: 1, seen: {}, editedAt: 1, zone: 'UTC' }

test('[RELY-03] a refused change of reading says what it was', () => {
  const title = 'Quiet Ponds'
  expect(bookmarkText.change({ ...sent, set: { title } })).toBe('Quiet Ponds')
  expect(bookmarkText.change({ ...sent, set: {}, removes: true })).toBe('Remove a bookmark')
  expect(progressText.change({ ...sent, set: { title, percent: 40 } })).toBe('Quiet Ponds, 40% read')
  expect(settingsText.change({ ...sent, set: { theme: 'dark', textSize: 'large' } })).toBe('dark theme, large text')
})

test.each([
  ['theme', 'dark', 'Theme: Dark'],
  ['textSize', 'medium', 'Text size: Medium'],
])('[REC-01] a setting of %s that lost is named', (field, value, words) => {
  expect(`${settingsText.field(field)}: ${settingsText.value(field, value)}`).toBe(words)
})
