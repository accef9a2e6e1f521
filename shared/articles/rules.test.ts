import { describe, expect, it } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import {
  arrangeHub,
  badgeOf,
  filterByChip,
  findByTitle,
  normalizeForComparison,
  parseTags,
  relatedArticles,
} from './rules.ts'
import { CATEGORIES, SECTIONS, type SectionId, START_HERE_TITLES } from './sections.ts'

const DAY_MS = 86_400_000
const idsOf = (articles: readonly { id: string }[]) => articles.map(({ id }) => id)

/** An article of each category. */
const ONE_EACH = CATEGORIES.map((category) => newCard({ category, sectionId: 'another topic' as SectionId }))
const categoriesOf = (articles: readonly { category: string }[]) => articles.map(({ category }) => category).join()

it.each([
  ['all', 'Diet,Supplements,Pelvic Floor,Stress,Sleep,Mind-Body'],
  ['getting-started', 'Mind-Body'],
  ['food-nutrition', 'Diet,Supplements'],
  ['symptoms', 'Diet,Supplements'],
  ['lifestyle', 'Pelvic Floor,Stress,Sleep'],
  ['mind-body', 'Stress,Mind-Body'],
] as const)(
  '[LEARN-12] the chip "%s" shows articles of the categories %s, in the order of the list',
  (chip, categories) => {
    expect(categoriesOf(filterByChip(ONE_EACH, chip))).toBe(categories)
    expect(categoriesOf(filterByChip(ONE_EACH.toReversed(), chip))).toBe(categories.split(',').toReversed().join())
  },
)

it('[LEARN-12] an article with an unknown topic is in the first topic that has its category', () => {
  const { carousels, more } = arrangeHub([newCard(), ...ONE_EACH])
  expect(carousels.map(({ id, articles }) => [id, categoriesOf(articles)])).toEqual([
    ['managing-symptoms', 'Diet,Supplements'],
    ['understanding-cycle', 'Mind-Body'],
    ['pelvic-floor', 'Pelvic Floor'],
    ['stress-sleep', 'Stress,Sleep'],
  ])
  expect(more).toEqual([])
})

describe('titles', () => {
  it.each([
    ['A Quiet Pond', 'a quiet  pond'],
    [' A Quiet Pond', 'A QUIET POND '],
    ['A\u00a0Quiet Pond', 'A Quiet Pond'],
    ['Caf\u00e9', 'Cafe\u0301'],
    ['ﬁne', 'FINE'],
  ])('[DATA-02] "%s" and "%s" are equal', (one, other) => {
    expect(normalizeForComparison(one)).toBe(normalizeForComparison(other))
  })

  it('[DATA-02] that differ in a word or a punctuation mark are not equal', () => {
    expect(normalizeForComparison('A Quiet Pond?')).not.toBe(normalizeForComparison('A Quiet Pond'))
  })

  it('[ROUTE-10] find their article, and an unknown title finds none', () => {
    const [first, second] = [newCard({ title: START_HERE_TITLES[3] }), newCard({ title: 'Ponds' })]
    expect(findByTitle([first, second], START_HERE_TITLES[3].toUpperCase())).toBe(first)
    expect(findByTitle([first, second], 'Pond')).toBeUndefined()
  })
})

it.each([
  [0, 9, 'new'],
  [7 * DAY_MS, 9, 'new'],
  [7 * DAY_MS + 1, 3, 'popular'],
  [7 * DAY_MS + 1, 4, undefined],
  [0, 1, 'new'],
] as const)(
  '[LEARN-09] at an age of %i ms and with %i minutes of reading the badge is %s',
  (age, readingTimeMinutes, badge) => {
    expect(badgeOf({ createdAt: 1_000, readingTimeMinutes }, 1_000 + age)).toBe(badge)
  },
)

describe('related articles', () => {
  const article = newCard({ category: 'Sleep', tags: ['Night', 'rest'] })

  it('[LEARN-05] have the same category or a common tag, and exclude the article itself', () => {
    const [same, tagged] = [newCard({ category: 'Sleep' }), newCard({ category: 'Diet', tags: ['night'] })]
    const other = newCard({ category: 'Diet', tags: ['food'] })
    expect(relatedArticles(article, [other, same, article, tagged])).toEqual([same, tagged])
  })

  it('[LEARN-05] are at most three, the first of the list', () => {
    const many = [1, 2, 3, 4].map(() => newCard({ category: 'Sleep' }))
    expect(relatedArticles(article, many)).toEqual(many.slice(0, 3))
  })
})

describe('the arrangement of the hub', () => {
  it('[LEARN-01] features the first article even without `featured`, and puts each other one in its topic', () => {
    const [first, tea, night] = [
      newCard(),
      newCard({ sectionId: 'living-with-ic', category: 'Diet', featured: true }),
      newCard({ sectionId: 'stress-sleep', category: 'Sleep' }),
    ]
    expect(arrangeHub([first, tea, night])).toEqual({
      featured: first,
      carousels: [
        { id: 'stress-sleep', articles: [night] },
        { id: 'living-with-ic', articles: [tea] },
      ],
      more: [],
    })
  })

  it('[LEARN-01] puts an article with an unknown topic in the first topic of its category, else in `more`', () => {
    const unknown = 'ponds' as SectionId
    const mind = newCard({ sectionId: unknown, category: 'Mind-Body' })
    const unknownCategory = newCard({ sectionId: unknown, category: 'Ponds' as 'Diet' })
    const { carousels, more } = arrangeHub([newCard(), mind, unknownCategory])
    expect(carousels).toEqual([{ id: 'understanding-cycle', articles: [mind] }])
    expect(more).toEqual([unknownCategory])
  })

  it('[LEARN-01] contains every article once, and is empty without articles', () => {
    const all = CATEGORIES.flatMap((category) =>
      (['ponds', ...Object.keys(SECTIONS)] as SectionId[]).map((sectionId) => newCard({ category, sectionId })),
    )
    const { featured, carousels, more } = arrangeHub(all)
    const shown = [featured?.id, ...carousels.flatMap(({ articles }) => idsOf(articles)), ...idsOf(more)]
    expect(shown).toHaveLength(all.length)
    expect(new Set(shown)).toEqual(new Set(idsOf(all)))
    expect(arrangeHub([])).toEqual({ featured: undefined, carousels: [], more: [] })
  })
})

it('[ADM-02] tags are split at commas and trimmed; empty and duplicate tags are dropped', () => {
  expect(parseTags(' sleep, night ,,  bed time , sleep,')).toEqual(['sleep', 'night', 'bed time'])
  expect(parseTags(' ')).toEqual([])
})
