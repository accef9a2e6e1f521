import { describe, expect, it } from 'vitest'
import { aCard } from '../../tests/fixtures/data/article-card.ts'
import { search, searchWords } from './search.ts'

const card = aCard({ title: 'Quiet Nights', summary: 'What helps you rest.', category: 'Sleep' })
const words = [
  { id: card.id, words: searchWords('A warm bath, chamomile and herbal-tea. Don’t rush the pelvic floor: IC.') },
]
const finds = (term: string) => search([card], words, term).length === 1

describe('search', () => {
  it.each([
    ...['quiet', 'NIGHTS', 'quiet nights', 'helps you', 'sleep', 'Sle', '  quiet   nights '],
    ...['CHAMOMILE', 'bath', 'pelvic floor', 'floor pelvic', 'herbal', 'herbal-tea', 'ic', 'chamo'],
  ])('[LEARN-02] finds "%s" in title, summary, category or content', (term) => {
    expect(finds(term)).toBe(true)
  })

  it.each(['coffee', 'nights quiet x', 'quiet coffee', '?', 'diet'])('[LEARN-02] finds nothing for "%s"', (term) => {
    expect(finds(term)).toBe(false)
  })

  it('[LEARN-02] of nothing finds everything, and without the words of contents what the cards say', () => {
    expect([finds(''), finds('  ')]).toEqual([true, true])
    expect([search([card], [], 'nights'), search([card], [], 'bath')]).toEqual([[card], []])
  })

  it('[LEARN-02] keeps the order of the list', () => {
    const articles = [1, 2, 3].map(() => aCard({ summary: 'About ponds' }))
    expect(search(articles, [], 'ponds')).toEqual(articles)
  })
})

const FIRE = ['flare', 'pain', 'symptoms', 'burning']
const MEDITATION = ['stress', 'meditation', 'pelvic floor']
const BED = ['sleep', 'rest', 'fatigue']
const LEAF = ['natural', 'herbs', 'remedies']

describe('a picture', () => {
  it.each([
    ['🔥', FIRE],
    ['🔥\ufe0f', FIRE],
    ['💧', ['hydration', 'water', 'bladder']],
    ['🌿', LEAF],
    ['🍃', LEAF],
    ['🧘', MEDITATION],
    ['🧘🏽', MEDITATION],
    ['🧘‍♀️', MEDITATION],
    ['🧘🏿‍♂️', MEDITATION],
    ['🛏️', BED],
    ['🛏', BED],
    ['🛌🏻', BED],
    ['🥗', ['diet', 'food', 'nutrition']],
  ])('[LEARN-02] %s finds each of its words and nothing else', (picture, meanings) => {
    const about = (title: string) => aCard({ title, summary: '', category: 'Supplements' })
    const articles = [...meanings.map(about), about('ponds')]
    expect(search(articles, [], picture).map(({ title }) => title)).toEqual(meanings)
  })

  it('[LEARN-02] beside a word asks for both', () => {
    const about = (title: string) => aCard({ title, summary: '', category: 'Supplements' })
    const both = about('Food at night')
    expect(search([both, about('Food'), about('Night')], [], '🥗 night')).toEqual([both])
  })

  it('[LEARN-02] that means nothing finds nothing', () => {
    expect(finds('🚲')).toBe(false)
  })
})

describe('the words of a content', () => {
  it('[LEARN-02] stand once, in lower case, none within another', () => {
    const all = searchWords('Symptom, SYMPTOMS: symptom a. Flare flares').split(' ')
    expect(all.toSorted()).toEqual(['flares', 'symptoms'])
  })

  it('[LEARN-02] take at most 8,000 characters', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => `word${n}`).join(' ')
    expect(searchWords(many).length).toBeLessThanOrEqual(8_000)
  })
})
