import { describe, expect, it } from 'vitest'
import { readingGrade } from '../../tests/fixtures/data/reading-grade.ts'
import { GLOSSARY } from './glossary.ts'

it('[LEARN-15] the glossary has about twenty words, in the order of the alphabet', () => {
  const terms = Object.keys(GLOSSARY)
  expect(terms.length).toBeGreaterThanOrEqual(20)
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en')))
})

describe.each(Object.entries(GLOSSARY))('%s', (term, meaning) => {
  it('[LEARN-15] is explained in one plain sentence, without itself', () => {
    expect(meaning).toMatch(/^[A-Z][^.!?]+\.$/)
    expect(meaning.toLowerCase()).not.toContain(term)
    expect(readingGrade(meaning)).toBeLessThan(11)
  })
})

it('[LEARN-15] the reading grade rises with longer sentences and longer words', () => {
  const easy = readingGrade('You can rest now. It may help.')
  expect(readingGrade('You can rest now and it may help and then you can go on with your day.')).toBeGreaterThan(easy)
  expect(readingGrade('Considerable relaxation alleviates inflammatory irritation.')).toBeGreaterThan(12)
  expect(easy).toBeLessThan(3)
})
