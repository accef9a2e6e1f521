import { describe, expect, it } from 'vitest'
import { newCard } from '../../tests/fixtures/data/article-card.ts'
import { IMAGE } from '../../tests/fixtures/data/image-address.ts'
import { ArticleEdit, NewArticle } from './edit-schema.ts'
import { ArticleCard, DEFAULT_READING_MINUTES, MAX_LENGTHS, MAX_TAGS } from './schema.ts'

const attempt = '0'.repeat(32)
const article = { attempt, title: 'Ponds', summary: 'About ponds.', content: '# Ponds' }
/** The fields for which a new article with `changes` is refused. */
const refusedFields = (changes: object) =>
  NewArticle.safeParse({ ...article, ...changes }).error?.issues.map(({ path }) => path[0]) ?? []

describe('a new article', () => {
  it('[ADM-02] has defaults for omitted fields: Diet, managing symptoms, five minutes', () => {
    expect(NewArticle.parse(article)).toEqual({
      ...article,
      category: 'Diet',
      sectionId: 'managing-symptoms',
      readingTimeMinutes: DEFAULT_READING_MINUTES,
      image: null,
      tags: [],
      featured: false,
    })
    expect(DEFAULT_READING_MINUTES).toBe(5)
  })

  it('[ADM-02] is stored with trimmed title, summary and tags', () => {
    const { title, summary, tags } = NewArticle.parse({
      ...article,
      title: ' Ponds ',
      summary: '\nDeep\n',
      tags: [' still '],
    })
    expect(title).toBe('Ponds')
    expect(summary).toBe('Deep')
    expect(tags).toEqual(['still'])
  })

  it.each(['title', 'summary', 'content'])(
    '[ADM-02] is refused when its %s is missing or only white space',
    (field) => {
      expect(refusedFields({ [field]: undefined })).toEqual([field])
      expect(refusedFields({ [field]: ' \n ' })).toEqual([field])
    },
  )

  it.each<[string, unknown, unknown]>([
    ['title', 'x'.repeat(MAX_LENGTHS.title), 'x'.repeat(MAX_LENGTHS.title + 1)],
    ['title', 'Ponds & lakes', 'Ponds\nlakes'],
    ['summary', 'x'.repeat(MAX_LENGTHS.summary), 'x'.repeat(MAX_LENGTHS.summary + 1)],
    ['content', 'x'.repeat(MAX_LENGTHS.content), 'x'.repeat(MAX_LENGTHS.content + 1)],
    ['content', 'x', 'x\0'],
    ['icon', '🧘🏽‍♀️', 'x'.repeat(MAX_LENGTHS.icon + 1)],
    ['tags', Array(MAX_TAGS).fill('x'), Array(MAX_TAGS + 1).fill('x')],
    ['tags', ['x'.repeat(MAX_LENGTHS.tag)], ['x'.repeat(MAX_LENGTHS.tag + 1)]],
    ['tags', [], ['']],
    ['category', 'Mind-Body', 'Ponds'],
    ['sectionId', 'living-with-ic', 'ponds'],
    ['readingTimeMinutes', 1, 0],
    ['readingTimeMinutes', 120, 2.5],
    ['image', { src: IMAGE, alt: 'A pond' }, { src: '/media/images/pond.jpg', alt: 'A pond' }],
    ['image', { src: IMAGE, alt: 'x'.repeat(MAX_LENGTHS.alt) }, { src: IMAGE, alt: 'x'.repeat(MAX_LENGTHS.alt + 1) }],
    ['image', null, { src: IMAGE, alt: '' }],
    ['image', null, { src: IMAGE }],
    ['image', null, IMAGE],
    ['featured', true, 'yes'],
    ['attempt', 'f'.repeat(32), 'F'.repeat(32)],
  ])('[ADM-02] [SEC-06] accepts its %s within bounds and refuses it out of bounds', (field, good, bad) => {
    expect(refusedFields({ [field]: good })).toEqual([])
    expect(refusedFields({ [field]: bad })).toEqual([field])
  })

  it('[SEC-03] is refused with a field that only the service sets', () => {
    for (const changes of [{ published: false }, { version: 1 }, { createdAt: 0 }, { id: attempt }])
      expect(NewArticle.safeParse({ ...article, ...changes }).success).toBe(false)
  })
})

it('[ADM-04] an article that was stored before articles had images has none', () => {
  const { image: _, ...stored } = newCard()
  expect(ArticleCard.parse({ ...stored, imageUrl: null }).image).toBeNull()
})

it('[ADM-01] an edit has the version on which it is based, and only the changed fields', () => {
  expect(ArticleEdit.parse({ basedOn: 1, published: false })).toEqual({ basedOn: 1, published: false })
  expect(ArticleEdit.safeParse({ published: true }).success).toBe(false)
  expect(ArticleEdit.safeParse({ basedOn: 0 }).success).toBe(false)
  expect(ArticleEdit.safeParse({ basedOn: 1, id: attempt }).success).toBe(false)
})
