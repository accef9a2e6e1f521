import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { MAX_LENGTHS } from './schema.ts'
import { searchArticles, searchWords } from './search.ts'

const card = newCard({ title: 'Quiet Nights', summary: 'What helps you rest.', category: 'Sleep' })
const words = [
  { id: card.id, words: searchWords('A warm bath, chamomile and herbal-tea. Don’t rush the pelvic floor: IC.') },
]
const finds = (term: string) => searchArticles([card], words, term).length === 1

describe('search', () => {
  it.each([
    'quiet',
    'NIGHTS',
    'quiet nights',
    'helps you',
    'sleep',
    'Sle',
    '  quiet   nights ',
    'CHAMOMILE',
    'bath',
    'pelvic floor',
    'floor pelvic',
    'herbal',
    'herbal-tea',
    'ic',
    'chamo',
  ])('[LEARN-02] finds "%s" in title, summary, category or content', (term) => {
    expect(finds(term)).toBe(true)
  })

  it.each(['coffee', 'nights quiet x', 'quiet coffee', '?', 'diet'])('[LEARN-02] finds nothing for "%s"', (term) => {
    expect(finds(term)).toBe(false)
  })

  it('[LEARN-02] for an empty term finds everything', () => {
    expect(finds('')).toBe(true)
    expect(finds('  ')).toBe(true)
  })

  it('[LEARN-02] finds only the text of the cards before the words of the contents are loaded', () => {
    expect(searchArticles([card], [], 'nights')).toEqual([card])
    expect(searchArticles([card], [], 'bath')).toEqual([])
  })

  it('[LEARN-02] keeps the order of the list', () => {
    const articles = [1, 2, 3].map(() => newCard({ summary: 'About ponds' }))
    expect(searchArticles(articles, [], 'ponds')).toEqual(articles)
  })
})

const FIRE = ['flare', 'pain', 'symptoms', 'burning']
const MEDITATION = ['stress', 'meditation', 'pelvic floor']
const BED = ['sleep', 'rest', 'fatigue']
const LEAF = ['natural', 'herbs', 'remedies']

describe('an emoji', () => {
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
  ])('[LEARN-02] like %s finds each of its words and nothing else', (emoji, meanings) => {
    const cardAbout = (title: string) => newCard({ title, summary: '', category: 'Supplements' })
    const articles = [...meanings.map(cardAbout), cardAbout('ponds')]
    expect(searchArticles(articles, [], emoji).map(({ title }) => title)).toEqual(meanings)
  })

  it('[LEARN-02] beside a word finds articles that match both', () => {
    const cardAbout = (title: string) => newCard({ title, summary: '', category: 'Supplements' })
    const foodAtNight = cardAbout('Food at night')
    expect(searchArticles([foodAtNight, cardAbout('Food'), cardAbout('Night')], [], '🥗 night')).toEqual([foodAtNight])
  })

  it('[LEARN-02] without a meaning finds nothing', () => {
    expect(finds('🚲')).toBe(false)
  })
})

describe('the search words of a content', () => {
  it('[LEARN-02] are unique, in lower case, and never part of another word', () => {
    const all = searchWords('Symptom, SYMPTOMS: symptom a. Flare flares').split(' ')
    expect(all.toSorted()).toEqual(['flares', 'symptoms'])
  })

  it('[LEARN-02] [SEC-06] have at most 8,000 bytes', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => `word${n}`).join(' ')
    expect(searchWords(many).length).toBeLessThanOrEqual(8_000)
    expect(searchWords(many).length).toBeGreaterThan(7_900)
  })

  it('[LEARN-02] of a very long article begin with its first words, however short', () => {
    const long = `Zinc helps. ${Array.from({ length: 3_000 }, (_, n) => `interstitial${n}`).join(' ')}`
    expect(searchArticles([card], [{ id: card.id, words: searchWords(long) }], 'zinc')).toEqual([card])
  })

  it('[LEARN-02] are exactly the words that no other word contains, in the order of the content', () => {
    const word = fc.array(fc.constantFrom('a', 'b', '痛', '𐐨', '1'), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (lists) => {
        const content = lists.map((letters) => letters.join('')).join(' ')
        const words = [...new Set(content.normalize('NFKC').toLowerCase().split(' '))]
        const whole = words.filter((one) => !words.some((other) => other !== one && other.includes(one)))
        expect(searchWords(content)).toBe(whole.join(' '))
      }),
      { seed, numRuns: Number(process.env['RUNS'] ?? 300) },
    )
  })

  it('[SEC-17] are found in a time in proportion to the length of the content', () => {
    const content = Array.from({ length: MAX_LENGTHS.content / 3 }, (_, n) => `一${String.fromCharCode(0x4e01 + n)}`)
    expect(countSteps(() => searchWords(content.join(' '))) / MAX_LENGTHS.content).toBeLessThan(20)
  })
})

/** Counts the characters of texts that `work` searches for others, and its look-ups in maps. */
function countSteps(work: () => void): number {
  let steps = 0
  /** Lets a method count the steps of each call. Returns a function that undoes this. */
  function count<T extends object>(prototype: T, name: keyof T & string, stepsOf: (searched: T) => number) {
    const method = prototype[name] as (...args: unknown[]) => unknown
    const counting = function (this: T, ...args: unknown[]) {
      steps += stepsOf(this)
      return method.apply(this, args)
    }
    Object.assign(prototype, { [name]: counting })
    return () => Object.assign(prototype, { [name]: method })
  }
  const undo = [
    count(String.prototype, 'includes', (text) => text.length),
    count(String.prototype, 'indexOf', (text) => text.length),
    count(Map.prototype, 'get', () => 1),
    count(Map.prototype, 'has', () => 1),
  ]
  try {
    work()
  } finally {
    for (const each of undo) each()
  }
  return steps
}
