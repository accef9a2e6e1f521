import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_ARTICLES, MAX_LENGTHS, MAX_TAGS } from '../../shared/articles/schema.ts'
import { MAX_SEARCH_BYTES } from '../../shared/articles/search.ts'
import { IMAGE } from '../../tests/fixtures/data/image-address.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { useOwnTable } from '../../tests/fixtures/setup/own-table.ts'
import { MAX_STAFF_UNITS } from '../http/write-budget.ts'
import { ArticleCardItem, ArticleCountItem, ArticleWordsItem } from '../table/items/articles.ts'
import { WriteCountItem } from '../table/items/write-count.ts'

/** Lambda returns at most 6 MB. Replies are compressed as well, which is not counted here. */
const MAX_REPLY_BYTES = 5_000_000

await useOwnTable()
const { newSignedInUser } = await import('../../tests/fixtures/data/users.ts')
const { addPublishedArticle, create, edit, list, manage, newArticle, outcome, remove, words } = await import(
  '../../tests/fixtures/data/articles.ts'
)

const editor = await newSignedInUser({ roles: ['editor'] })
const setCount = (articles: number) => addItems([{ ...ArticleCountItem.key({}), articles }])

beforeEach(async () => {
  for (const { id } of await manage(editor)) await remove(editor, id)
  await setCount(0)
})

describe('the number of articles', () => {
  it('[SEC-06] is limited: one more is refused, stores nothing, and fits when another one is deleted', async () => {
    const first = await addPublishedArticle()
    await setCount(MAX_ARTICLES - 1)
    const body = newArticle()
    expect(outcome(await create(editor, body))).toBe('done')
    const refused = await create(editor)
    expect(refused).toMatchObject({ status: 409, problem: { type: '/problems/article-limit-reached' } })
    expect(await manage(editor)).toHaveLength(2)
    // A repeated request and a change add no article.
    expect(outcome(await create(editor, body))).toBe('done')
    expect(outcome(await edit(editor, first, { content: 'Still water.' }))).toBe('done')
    await remove(editor, first.id)
    await remove(editor, first.id)
    expect(outcome(await create(editor))).toBe('done')
    expect(outcome(await create(editor))).toBe('article-limit-reached')
  })

  it('[SEC-26] is kept when many are created at once', async () => {
    await setCount(MAX_ARTICLES - 5)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => create(editor).then(outcome)))
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(5)
    expect(await manage(editor)).toHaveLength(5)
  })
})

describe('the longest possible lists', () => {
  it('[SEC-06] of cards and of words stay below the size of a reply', async () => {
    const longest = (length: number) => '水'.repeat(length)
    const card = {
      title: longest(MAX_LENGTHS.title),
      summary: longest(MAX_LENGTHS.summary),
      category: 'Pelvic Floor',
      icon: longest(MAX_LENGTHS.icon),
      image: { src: IMAGE, alt: longest(MAX_LENGTHS.alt) },
      tags: Array.from({ length: MAX_TAGS }, () => longest(MAX_LENGTHS.tag)),
      readingTimeMinutes: 120,
      featured: false,
      sectionId: 'managing-symptoms',
      createdAt: Date.now(),
      updatedAt: Date.now(),
      published: true,
      sortOrder: 9_999,
      version: 999,
    }
    const items = Array.from({ length: MAX_ARTICLES }, (_, n) => {
      const id = n.toString(16).padStart(32, '0')
      return [
        { ...ArticleCardItem.key({ id }), id, ...card },
        { ...ArticleWordsItem.key({ id }), id, published: true, words: 'heron '.repeat(MAX_SEARCH_BYTES / 6).trim() },
      ]
    }).flat()
    await addItems(items)
    for (const reply of [await list(editor), await manage(editor), await words(editor)]) {
      expect(reply).toHaveLength(MAX_ARTICLES)
      expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThan(MAX_REPLY_BYTES)
    }
    // What does not fit ends with a whole word.
    const [first] = await words(editor)
    expect(first?.words.length).toBeGreaterThan(4_800)
    expect(first?.words).toMatch(/ heron$/)
  })
})

describe('content that is refused', () => {
  it('[SEC-12] counts in the budget of its writer, because it must be parsed', { tags: ['deep'] }, async () => {
    const writer = await newSignedInUser({ roles: ['editor'] })
    const hour = Math.floor(Date.now() / 3_600_000)
    await addItems([{ ...WriteCountItem.key({ user: writer.userId }), hour, units: MAX_STAFF_UNITS - 300 }])
    const outcomes: unknown[] = []
    for (let n = 0; n < 4; n++) outcomes.push(outcome(await create(writer, { content: '[a](b) '.repeat(7_000) })))
    expect(outcomes).toEqual(['article-too-complex', 'article-too-complex', 'too-many-changes', 'too-many-changes'])
  })
})
