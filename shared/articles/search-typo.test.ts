import { expect, it } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import { isOneErrorApart, searchForgiving, sentenceWith } from './search-typo.ts'

it.each([
  ['bladder', 'blader', true],
  ['bladder', 'bladdder', true],
  ['bladder', 'bledder', true],
  ['bladder', 'baldder', true],
  ['bladder', 'ladder', true],
  ['bladder', 'bladders', true],
  ['bladder', 'bladder', false],
  ['bladder', 'balddre', false],
  ['bladder', 'lader', false],
  ['pain', 'pond', false],
])('[LEARN-02] %s and %s are one typing error apart: %s', (one, other, isNear) => {
  expect([isOneErrorApart(one, other), isOneErrorApart(other, one)]).toEqual([isNear, isNear])
})

const [tea, pond] = [newCard({ title: 'Herbal Tea' }), newCard({ title: 'Quiet Ponds', summary: 'By the water.' })]
const words = [{ id: tea.id, words: 'chamomile ginger' }]
const search = (term: string) => {
  const { found, corrected } = searchForgiving([tea, pond], words, term)
  return [found.map(({ title }) => title).join(', '), corrected]
}

it.each([
  ['chamomille', 'Herbal Tea', 'chamomile'],
  ['Quite Ponds', 'Quiet Ponds', 'quiet ponds'],
  ['waetr', 'Quiet Ponds', 'water'],
  ['chamomile', 'Herbal Tea', undefined],
  ['te', 'Herbal Tea, Quiet Ponds', undefined],
  ['tex', '', undefined],
])('[LEARN-02] the search for %s finds: %s', (term, titles, corrected) => {
  expect(search(term)).toEqual([titles, corrected])
})

it('[LEARN-02] a sentence shows where the word stands', () => {
  const texts = ['Warm cups. A ginger tea, or none?', 'More ginger.']
  expect(sentenceWith(texts, 'Ginger')).toBe('A ginger tea, or none?')
  expect(sentenceWith(texts, 'pond')).toBeUndefined()
})
