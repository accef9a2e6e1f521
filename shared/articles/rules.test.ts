import { describe, expect, it } from 'vitest'
import { aCard } from '../../tests/fixtures/data/article-card.ts'
import { arrange, badgeOf, comparable, findByTitle, readTags, relatedTo, underChip } from './rules.ts'
import { CATEGORIES, SECTIONS, type SectionId, START_HERE } from './sections.ts'

const DAY_MS = 86_400_000
const ids = (articles: readonly { id: string }[]) => articles.map(({ id }) => id)

/** An article of each category. */
const ONE_EACH = CATEGORIES.map((category) => aCard({ category, sectionId: 'another topic' as SectionId }))
const categoriesOf = (articles: readonly { category: string }[]) => articles.map(({ category }) => category).join()

it.each([
  ['all', 'Diet,Supplements,Pelvic Floor,Stress,Sleep,Mind-Body'],
  ['getting-started', 'Mind-Body'],
  ['food-nutrition', 'Diet,Supplements'],
  ['symptoms', 'Diet,Supplements'],
  ['lifestyle', 'Pelvic Floor,Stress,Sleep'],
  ['mind-body', 'Stress,Mind-Body'],
] as const)('[LEARN-12] the chip %s shows articles of %s, in the order of the list', (chip, categories) => {
  expect(categoriesOf(underChip(ONE_EACH, chip))).toBe(categories)
  expect(categoriesOf(underChip(ONE_EACH.toReversed(), chip))).toBe(categories.split(',').toReversed().join())
})

it('[LEARN-12] an article whose topic is unknown stands in the first topic that has its category', () => {
  const { carousels, more } = arrange([aCard(), ...ONE_EACH])
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
  ])('[DATA-02] "%s" and "%s" are the same', (one, other) => {
    expect(comparable(one)).toBe(comparable(other))
  })

  it('[DATA-02] that differ in a word or a mark are two', () => {
    expect(comparable('A Quiet Pond?')).not.toBe(comparable('A Quiet Pond'))
  })

  it('[ROUTE-10] lead to their article, and an unknown one to none', () => {
    const [first, second] = [aCard({ title: START_HERE[3] }), aCard({ title: 'Ponds' })]
    expect(findByTitle([first, second], START_HERE[3].toUpperCase())).toBe(first)
    expect(findByTitle([first, second], 'Pond')).toBeUndefined()
  })
})

it.each([
  [0, 9, 'new'],
  [7 * DAY_MS, 9, 'new'],
  [7 * DAY_MS + 1, 3, 'popular'],
  [7 * DAY_MS + 1, 4, undefined],
  [0, 1, 'new'],
] as const)('[LEARN-09] after %i ms and with %i minutes the badge is %s', (age, readingTimeMinutes, badge) => {
  expect(badgeOf({ createdAt: 1_000, readingTimeMinutes }, 1_000 + age)).toBe(badge)
})

describe('related articles', () => {
  const article = aCard({ category: 'Sleep', tags: ['Night', 'rest'] })

  it('[LEARN-05] have the category or a tag in common, and the article itself is none', () => {
    const [same, tagged] = [aCard({ category: 'Sleep' }), aCard({ category: 'Diet', tags: ['night'] })]
    const other = aCard({ category: 'Diet', tags: ['food'] })
    expect(relatedTo(article, [other, same, article, tagged])).toEqual([same, tagged])
  })

  it('[LEARN-05] are three at most, the first of the list', () => {
    const many = [1, 2, 3, 4].map(() => aCard({ category: 'Sleep' }))
    expect(relatedTo(article, many)).toEqual(many.slice(0, 3))
  })
})

describe('the places of the hub', () => {
  it('[LEARN-01] have the first article featured, whatever its mark says, and each other one in the topic it names', () => {
    const [first, tea, night] = [
      aCard(),
      aCard({ sectionId: 'living-with-ic', category: 'Diet', featured: true }),
      aCard({ sectionId: 'stress-sleep', category: 'Sleep' }),
    ]
    expect(arrange([first, tea, night])).toEqual({
      featured: first,
      carousels: [
        { id: 'stress-sleep', articles: [night] },
        { id: 'living-with-ic', articles: [tea] },
      ],
      more: [],
    })
  })

  it('[LEARN-01] have an article of an unknown topic in the first that has its category, else among the others', () => {
    const unknown = 'ponds' as SectionId
    const mind = aCard({ sectionId: unknown, category: 'Mind-Body' })
    const odd = aCard({ sectionId: unknown, category: 'Ponds' as 'Diet' })
    const { carousels, more } = arrange([aCard(), mind, odd])
    expect([carousels, more]).toEqual([[{ id: 'understanding-cycle', articles: [mind] }], [odd]])
  })

  it('[LEARN-01] have every article once, and none when there is none', () => {
    const all = CATEGORIES.flatMap((category) =>
      (['ponds', ...Object.keys(SECTIONS)] as SectionId[]).map((sectionId) => aCard({ category, sectionId })),
    )
    const { featured, carousels, more } = arrange(all)
    const shown = [featured?.id, ...carousels.flatMap(({ articles }) => ids(articles)), ...ids(more)]
    expect(shown).toHaveLength(all.length)
    expect(new Set(shown)).toEqual(new Set(ids(all)))
    expect(arrange([])).toEqual({ featured: undefined, carousels: [], more: [] })
  })
})

it('[ADM-02] tags are read with commas between, without blanks, empty ones and repeats', () => {
  expect(readTags(' sleep, night ,,  bed time , sleep,')).toEqual(['sleep', 'night', 'bed time'])
  expect(readTags(' ')).toEqual([])
})
