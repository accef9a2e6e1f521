import { describe, expect, it } from 'vitest'
import { spent } from '../../tests/fixtures/capacity.ts'
import { anArticle, edit, newArticle, open, read, remove } from '../../tests/fixtures/data/articles.ts'
import { accounts, signedIn } from '../../tests/fixtures/data/people.ts'
import { ARTICLES } from './articles.ts'
import { articleOf, handler } from './handler.ts'
import { deliver, deliveredNames } from './repository.ts'

const drafts = ARTICLES.map((draft, place) => articleOf(draft, place))

/** A draft that nothing else delivers. */
function aDraft() {
  const { attempt: name, ...written } = newArticle()
  const of = { category: 'Diet', sectionId: 'managing-symptoms', writtenAt: '2026-11-21T09:00:00Z' } as const
  return { name, article: articleOf({ name, ...written, ...of, tags: [] }, 0) }
}

describe('what the product comes with', () => {
  it('[LEARN-15] is there to be read after the first run, and nothing is done by a second', async () => {
    await Promise.all([handler(), handler()])
    const reader = await signedIn()
    for (const { id, title } of drafts) expect((await read(reader, id)).body.title).toBe(title)
    const before = await accounts.items('ARTICLE')
    expect(await spent(() => handler())).toMatchObject({ calls: 1, readUnits: 1, writeUnits: 0 })
    const after = new Map((await accounts.items('ARTICLE')).map((item) => [item['sk'], item]))
    for (const item of before.filter(({ sk }) => String(sk).startsWith('DELIVERED#')))
      expect(after.get(item['sk'])).toEqual(item)
  })

  it('[LEARN-15] stays as editors left it: changed, or deleted', async () => {
    const editor = await signedIn({ roles: ['editor'] })
    const [changed, deleted] = [aDraft(), aDraft()]
    for (const { name, article } of [changed, deleted]) expect(await deliver(name, article)).toBe(true)
    await edit(editor, changed.article, { summary: 'In our own words' })
    await remove(editor, deleted.article.id)
    for (const { name, article } of [changed, deleted]) await deliver(name, article)
    expect((await open(editor, changed.article.id)).body.summary).toBe('In our own words')
    expect((await open(editor, deleted.article.id)).status).toBe(404)
  })

  it('[LEARN-15] gives way to an editor’s article of that title, for good', async () => {
    const editor = await signedIn({ roles: ['editor'] })
    const { name, article } = aDraft()
    const own = await anArticle({ title: article.title })
    expect(await deliver(name, article)).toBe(false)
    expect([(await open(editor, own.id)).body, (await open(editor, article.id)).status]).toEqual([own, 404])
    expect(await deliveredNames()).toContain(name)
  })
})
