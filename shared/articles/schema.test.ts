import { describe, expect, it } from 'vitest'
import { ArticleEdit, DEFAULT_MINUTES, LONGEST, MOST_TAGS, NewArticle } from './schema.ts'

const attempt = '0'.repeat(32)
const written = { attempt, title: 'Ponds', summary: 'About ponds.', content: '# Ponds' }
/** Where what is written is refused. */
const faults = (more: object) =>
  NewArticle.safeParse({ ...written, ...more }).error?.issues.map(({ path }) => path[0]) ?? []

describe('a new article', () => {
  it('[ADM-02] takes what nobody chose to be Diet, managing symptoms, five minutes', () => {
    expect(NewArticle.parse(written)).toEqual({
      ...written,
      category: 'Diet',
      sectionId: 'managing-symptoms',
      readingTimeMinutes: DEFAULT_MINUTES,
      imageUrl: null,
      tags: [],
      featured: false,
    })
    expect(DEFAULT_MINUTES).toBe(5)
  })

  it('[ADM-02] has title, summary and tags trimmed', () => {
    const { title, summary, tags } = NewArticle.parse({
      ...written,
      title: ' Ponds ',
      summary: '\nDeep\n',
      tags: [' still '],
    })
    expect([title, summary, tags]).toEqual(['Ponds', 'Deep', ['still']])
  })

  it.each(['title', 'summary', 'content'])('[ADM-02] is refused without %s, or with blanks for it', (field) => {
    expect([faults({ [field]: undefined }), faults({ [field]: ' \n ' })]).toEqual([[field], [field]])
  })

  it.each<[string, unknown, unknown]>([
    ['title', 'x'.repeat(LONGEST.title), 'x'.repeat(LONGEST.title + 1)],
    ['title', 'Ponds & lakes', 'Ponds\nlakes'],
    ['summary', 'x'.repeat(LONGEST.summary), 'x'.repeat(LONGEST.summary + 1)],
    ['content', 'x'.repeat(LONGEST.content), 'x'.repeat(LONGEST.content + 1)],
    ['content', 'x', 'x\0'],
    ['icon', '🧘🏽‍♀️', 'x'.repeat(LONGEST.icon + 1)],
    ['tags', Array(MOST_TAGS).fill('x'), Array(MOST_TAGS + 1).fill('x')],
    ['tags', ['x'.repeat(LONGEST.tag)], ['x'.repeat(LONGEST.tag + 1)]],
    ['tags', [], ['']],
    ['category', 'Mind-Body', 'Ponds'],
    ['sectionId', 'living-with-ic', 'ponds'],
    ['readingTimeMinutes', 1, 0],
    ['readingTimeMinutes', 120, 2.5],
    ['imageUrl', '/media/articles/pond.webp', 'https://example.com/pond.webp'],
    ['imageUrl', null, '/media/../api'],
    ['featured', true, 'yes'],
    ['attempt', 'f'.repeat(32), 'F'.repeat(32)],
  ])('[ADM-02] [SEC-06] keeps its %s within bounds', (field, good, bad) => {
    expect([faults({ [field]: good }), faults({ [field]: bad })]).toEqual([[], [field]])
  })

  it('[SEC-03] names nothing that is the service’s to say', () => {
    for (const more of [{ published: false }, { version: 1 }, { createdAt: 0 }, { id: attempt }])
      expect(NewArticle.safeParse({ ...written, ...more }).success).toBe(false)
  })
})

it('[ADM-01] an edit says on which version it is based, and only what it changes', () => {
  expect(ArticleEdit.parse({ basedOn: 1, published: false })).toEqual({ basedOn: 1, published: false })
  expect(
    [{ published: true }, { basedOn: 0 }, { basedOn: 1, attempt }].map((each) => ArticleEdit.safeParse(each).success),
  ).toEqual([false, false, false])
})
