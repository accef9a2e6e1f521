import { beforeAll, describe, expect, it } from 'vitest'
import { articlesApi } from '../../shared/articles/api.ts'
import { MAX_REVISIONS, type Revision } from '../../shared/articles/schema.ts'
import {
  addPublishedArticle,
  create,
  edit,
  openForEditing,
  outcome,
  remove,
} from '../../tests/fixtures/data/articles.ts'
import { eraseItems } from '../../tests/fixtures/data/erase.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { accounts, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { ArticleItem, ArticleRevisionItem } from '../table/items/articles.ts'
import { handler } from './handler.ts'

let editor: TestUser
beforeAll(async () => {
  editor = await newSignedInUser({ roles: ['editor'], name: 'Ada Heron' })
})

const revisionsOf = async (id: string): Promise<Revision[]> =>
  (await invoke(handler, articlesApi.revisions, { cookie: editor.cookie, params: { id } })).body
const revision = (id: string, n: number) =>
  invoke(handler, articlesApi.revision, { cookie: editor.cookie, params: { id, n: String(n) } })
const stored = (id: string) => accounts.items(ArticleRevisionItem.all({ article: id }).pk)

describe('the versions of an article', () => {
  it('[ADM-01] are kept with who saved them, when, and what changed, and can be read and restored', async () => {
    const article = (await create(editor, { content: 'First' })).body
    const other = await newSignedInUser({ roles: ['admin'], name: 'Bo Reed' })
    await edit(other, article, { content: 'Second', tags: ['second'] })
    expect(await revisionsOf(article.id)).toEqual([
      { n: 2, at: expect.any(Number), changed: ['content', 'tags'], name: 'Bo Reed' },
      { n: 1, at: article.createdAt, changed: [], name: 'Ada Heron' },
    ])
    const first = await revision(article.id, 1)
    expect(first.body).toMatchObject({ content: 'First', tags: [], title: article.title, published: true })
    const restored = await edit(editor, { id: article.id, version: 2 }, first.body)
    expect(restored.body).toMatchObject({ content: 'First', tags: [], version: 3 })
    expect((await revisionsOf(article.id)).map(({ n }) => n)).toEqual([3, 2, 1])
    expect((await revision(article.id, 2)).body).toMatchObject({ content: 'Second', tags: ['second'] })
  })

  it('[ADM-01] begin with what was there, if they were not kept before', async () => {
    const article = await addPublishedArticle({ content: 'Shipped' })
    const { id } = article
    await addItems([{ ...ArticleItem.key({ id }), ...article }])
    await edit(editor, article, { content: 'Edited' })
    expect(await revisionsOf(id)).toEqual([
      { n: 2, at: expect.any(Number), changed: ['content'], name: 'Ada Heron' },
      { n: 1, at: article.updatedAt, changed: [] },
    ])
    expect((await revision(id, 1)).body.content).toBe('Shipped')
  })

  it('[ADM-01] are not kept for an edit that changes nothing, or is refused', async () => {
    const article = await addPublishedArticle()
    await edit(editor, article, { title: article.title })
    await edit(editor, article, { tags: ['a'] })
    expect(outcome(await edit(editor, article, { tags: ['b'] }))).toBe('article-changed')
    expect((await revisionsOf(article.id)).map(({ n }) => n)).toEqual([2, 1])
  })

  it('[ADM-01] are the last fifty', async () => {
    const article = await addPublishedArticle()
    const { id } = article
    const last = MAX_REVISIONS + 1
    const whole = { ...ArticleItem.key({ id }), ...article, revisions: MAX_REVISIONS }
    await addItems([whole, ...Array.from({ length: MAX_REVISIONS }, (_, n) => revisionItem(id, n + 1))])
    await edit(editor, article, { content: 'Newest' })
    const kept = await revisionsOf(id)
    expect(kept).toHaveLength(MAX_REVISIONS)
    expect([kept[0]?.n, kept.at(-1)?.n]).toEqual([last, 2])
    expect((await revision(id, 1)).status).toBe(404)
  })

  const revisionItem = (article: string, n: number) => ({
    ...ArticleRevisionItem.key({ article, n: String(n).padStart(6, '0') }),
    n,
    at: n,
    changed: [],
    content: new Uint8Array(),
  })

  it('[ADM-01] go with the article', async () => {
    const article = await addPublishedArticle()
    await edit(editor, article, { content: 'Second' })
    expect(await stored(article.id)).toHaveLength(2)
    await remove(editor, article.id)
    expect(await stored(article.id)).toEqual([])
    expect(await revisionsOf(article.id)).toEqual([])
  })

  it('[PROF-03] [SEC-29] stay when the account of their editor is erased, without the name', async () => {
    const leaving = await newSignedInUser({ roles: ['editor'], name: 'Cy Pond' })
    const article = (await create(leaving)).body
    expect((await revisionsOf(article.id))[0]?.name).toBe('Cy Pond')
    expect(JSON.stringify(await stored(article.id))).not.toContain(leaving.userId)
    await eraseItems(leaving)
    expect(await revisionsOf(article.id)).toEqual([{ n: 1, at: article.createdAt, changed: [] }])
    expect((await openForEditing(editor, article.id)).body).toEqual(article)
    expect(JSON.stringify(await accounts.items('AUTHORS'))).not.toContain(leaving.userId)
  })
})
