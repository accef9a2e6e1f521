import { beforeAll, describe, expect, it } from 'vitest'
import { articlesApi } from '../../shared/articles/api.ts'
import { MAX_LENGTHS, type ManagedArticle } from '../../shared/articles/schema.ts'
import { publicArticlePath, slugOf } from '../../shared/articles/share.ts'
import {
  addPublishedArticle,
  create,
  edit,
  idsAmong,
  itemsOf,
  manage,
  newArticle,
  openForEditing,
  outcome,
  read,
  remove,
  words,
} from '../../tests/fixtures/data/articles.ts'
import { IMAGE } from '../../tests/fixtures/data/image-address.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { ArticleItem } from '../table/items/articles.ts'
import { handler } from './handler.ts'

let reader: TestUser
let editor: TestUser
beforeAll(async () => {
  reader = await newSignedInUser()
  editor = await newSignedInUser({ roles: ['editor'] })
})

describe('an editor', () => {
  it('[ADM-01] creates a published article with default values for missing fields', async () => {
    const { status, body } = await create(editor, { title: ' Ponds at night ', category: 'Sleep' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Ponds at night',
      icon: '🌙',
      published: true,
      version: 1,
      sortOrder: 0,
      sectionId: 'managing-symptoms',
      readingTimeMinutes: 5,
      tags: [],
      image: null,
      featured: false,
    })
    expect((await openForEditing(editor, body.id)).body).toEqual(body)
    await remove(editor, body.id)
  })

  it('[ADM-01] lists all articles by `sortOrder`, then the newest first', async () => {
    const [third, first, second] = [
      await addPublishedArticle(),
      await addPublishedArticle(),
      await addPublishedArticle(),
    ]
    await edit(editor, third, { sortOrder: 7, published: false })
    expect(idsAmong(await manage(editor), first, second, third)).toEqual([second.id, first.id, third.id])
  })

  it('[ADM-01] changes the given fields and nothing else', async () => {
    const article = await addPublishedArticle({ tags: ['still'] })
    const { status, body } = await edit(editor, article, {
      title: 'Heron, renamed',
      content: 'New',
      category: 'Stress',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...article,
      title: 'Heron, renamed',
      content: 'New',
      category: 'Stress',
      slug: slugOf(article.title),
      version: 2,
      updatedAt: expect.any(Number),
    })
    expect((await read(reader, article.id)).body).toMatchObject({
      title: 'Heron, renamed',
      body: [{ children: ['New'] }],
    })
    expect((await words(reader)).find(({ id }) => id === article.id)?.words).toBe('new')
    await remove(editor, article.id)
  })

  it('[LEARN-10] never changes the public address of an article', async () => {
    const article = await addPublishedArticle()
    const address = publicArticlePath(article)
    const renamed = (await edit(editor, article, { title: `Heron one ${article.id}` })).body
    const again = (await edit(editor, renamed, { title: `Heron two ${article.id}`, published: false })).body
    const published = (await edit(editor, again, { published: true })).body
    expect([renamed, again, published].map(publicArticlePath)).toEqual([address, address, address])
    expect(publicArticlePath((await read(reader, article.id)).body)).toBe(address)
  })

  it('[ADM-01] gets 409 with the fields that another editor has changed, too, and changes nothing', async () => {
    const article = await addPublishedArticle()
    const first = (await edit(editor, article, { summary: 'By the first', icon: '🦢' })).body
    const late = await edit(editor, article, { summary: 'By the second', category: 'Sleep', icon: '🦢' })
    expect(late.status).toBe(409)
    expect(outcome(late)).toBe('article-changed')
    expect(late.problem.errors).toEqual([{ pointer: '/body/summary', detail: 'changed' }])
    expect((await openForEditing(editor, article.id)).body).toEqual(first)
  })

  it('[ADM-01] keeps what another editor has changed meanwhile in other fields, over several versions', async () => {
    const article = await addPublishedArticle()
    const first = (await edit(editor, article, { summary: 'By the first' })).body
    await edit(editor, first, { tags: ['first'] })
    const late = await edit(editor, article, { content: 'By the second', published: false })
    expect(late.body).toMatchObject({
      summary: 'By the first',
      tags: ['first'],
      content: 'By the second',
      published: false,
      version: 4,
    })
    expect(outcome(await edit(editor, first, { tags: ['second'] }))).toBe('article-changed')
    expect(outcome(await edit(editor, { id: article.id, version: 4 }, { tags: ['second'] }))).toBe('done')
  })

  it('[ADM-01] gets 409 for an article that was edited before its fields had versions', async () => {
    const article = await addPublishedArticle()
    const { id } = article
    await addItems([{ ...ArticleItem.key({ id }), ...article, version: 5 }])
    expect(outcome(await edit(editor, { id, version: 4 }, { summary: 'Late' }))).toBe('article-changed')
    expect(outcome(await edit(editor, { id, version: 5 }, { summary: 'In time' }))).toBe('done')
    expect(outcome(await edit(editor, { id, version: 5 }, { tags: ['in time'] }))).toBe('done')
    expect(outcome(await edit(editor, { id, version: 4 }, { icon: '🦢' }))).toBe('article-changed')
  })

  it('[ADM-01] never conflicts with an earlier edit of their own whose reply was lost', async () => {
    const article = await addPublishedArticle()
    const [lost, next, other] = ['1', '2', '3'].map((digit) => digit.repeat(32))
    await edit(editor, article, { summary: 'Lost', attempt: lost })
    const late = await edit(editor, article, { summary: 'More', attempt: next, earlier: [lost] })
    expect(late.body).toMatchObject({ summary: 'More', version: 3 })
    expect(outcome(await edit(editor, article, { summary: 'Other', attempt: other, earlier: [] }))).toBe(
      'article-changed',
    )
    await edit(editor, late.body, { summary: 'By another' })
    // The same request once more: it was stored, and what others have written since stays.
    expect(await edit(editor, article, { summary: 'More', attempt: next })).toMatchObject({
      status: 200,
      body: { summary: 'By another', version: 4 },
    })
    expect(outcome(await edit(editor, article, { summary: 'Even more', earlier: [lost, next] }))).toBe(
      'article-changed',
    )
  })

  it('[ADM-01] can repeat a change whose response was lost', async () => {
    const article = await addPublishedArticle()
    for (const _ of [1, 2]) {
      const { status, body } = await edit(editor, article, { summary: 'Once' })
      expect(status).toBe(200)
      expect(body.version).toBe(2)
    }
  })

  it('[ADM-01] succeeds with only one of ten concurrent changes', async () => {
    const article = await addPublishedArticle()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => edit(editor, article, { summary: `By ${n}` })),
    )
    expect(replies.map(outcome).filter((each) => each === 'done')).toHaveLength(1)
    expect(replies.map(outcome).filter((each) => !['done', 'article-changed', 'busy'].includes(each))).toEqual([])
    expect((await openForEditing(editor, article.id)).body.version).toBe(2)
  })

  it('[ADM-01] deletes an article with all its items, and can repeat the request', async () => {
    const article = await addPublishedArticle()
    expect(await itemsOf(article)).toHaveLength(5)
    expect(outcome(await remove(editor, article.id))).toBe('done')
    expect(await itemsOf(article)).toEqual([])
    expect(outcome(await remove(editor, article.id))).toBe('done')
    expect((await openForEditing(editor, article.id)).status).toBe(404)
    expect((await edit(editor, article, { summary: 'x' })).status).toBe(404)
    expect((await addPublishedArticle({ title: article.title })).title).toBe(article.title)
  })
})

describe('a title', () => {
  const titleTaken = { status: 409, problem: { errors: [{ pointer: '/body/title', detail: 'taken' }] } }

  it('[DATA-02] [ADM-03] is unique, without regard to case and spaces', async () => {
    const { title } = await addPublishedArticle()
    const again = await create(editor, { title: ` ${title.toUpperCase()} ` })
    expect(outcome(again)).toBe('article-title-taken')
    expect(again).toMatchObject(titleTaken)
  })

  it('[SEC-26] [DATA-02] is given to exactly one of 20 articles that are created at once with it', async () => {
    const title = `Twenty herons ${Date.now()}`
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(editor, { title })))
    expect(replies.map(outcome).filter((each) => each === 'done')).toHaveLength(1)
    expect(replies.map(outcome).filter((each) => !['done', 'article-title-taken', 'busy'].includes(each))).toEqual([])
    expect((await manage(editor)).filter((card) => card.title === title)).toHaveLength(1)
  })

  it('[DATA-02] cannot be used by a second article until the first one is renamed', async () => {
    const [one, other] = [await addPublishedArticle(), await addPublishedArticle()]
    const before = await itemsOf(other)
    const taken = await edit(editor, other, { title: one.title })
    expect(outcome(taken)).toBe('article-title-taken')
    expect(taken).toMatchObject(titleTaken)
    expect(await itemsOf(other)).toEqual(before)
    expect(outcome(await edit(editor, one, { title: `${one.title}, moved` }))).toBe('done')
    expect(outcome(await edit(editor, other, { title: one.title }))).toBe('done')
  })

  it('[ADM-01] can change its case', async () => {
    const article = await addPublishedArticle()
    expect((await edit(editor, article, { title: article.title.toUpperCase() })).body.title).toBe(
      article.title.toUpperCase(),
    )
  })

  it('[ADM-01] is added once per idempotency key, and the key cannot be used for other content', async () => {
    const body = newArticle()
    const createAgain = (changes: object = {}) =>
      invoke(handler, articlesApi.create, { ...editor, body: { ...body, ...changes } })
    for (const reply of await Promise.all([createAgain(), createAgain(), createAgain()])) {
      expect(outcome(reply)).toBe('done')
      expect(reply.body.id).toBe(body.attempt)
    }
    for (const changes of [{ title: 'Another heron' }, { content: 'More about the heron' }, { tags: ['more'] }]) {
      const other = await createAgain(changes)
      expect(outcome(other)).toBe('article-changed')
      expect(other.problem.errors?.[0]?.pointer).toBe('/body/attempt')
    }
  })
})

describe('an image', () => {
  it('[ADM-04] of an article is stored with its description, and can be removed', async () => {
    const image = { src: IMAGE, alt: 'A pond at night' }
    const created = (await create(editor, { image: { ...image, alt: ' A pond at night ' } })).body
    expect(created.image).toEqual(image)
    expect((await read(reader, created.id)).body.image).toEqual(image)
    expect((await edit(editor, created, { image: null })).body.image).toBeNull()
    await remove(editor, created.id)
  })

  it.each(['![](/media/images/x.jpg)', '- > *![ ][a]*\n\n[a]: /media/images/x.jpg'])(
    '[ADM-04] in the text needs a description: %s',
    async (content) => {
      const article = await addPublishedArticle()
      const { status, problem } = await edit(editor, article, { content })
      expect([status, problem.type]).toEqual([422, expect.stringContaining('article-image-without-alt')])
      expect((await openForEditing(editor, article.id)).body).toEqual(article)
    },
  )
})

describe('the service refuses', () => {
  it.each<[string, object, string]>([
    ['no title', { title: ' ' }, '/body/title'],
    ['no summary', { summary: '' }, '/body/summary'],
    ['no content', { content: '\n' }, '/body/content'],
    ['content that is too long', { content: 'x'.repeat(MAX_LENGTHS.content + 1) }, '/body/content'],
    ['an unknown category', { category: 'Ponds' }, '/body/category'],
    ['an image from another site', { image: { src: 'https://example.com/x.png', alt: 'Ponds' } }, '/body/image/src'],
    ['an image without a description', { image: { src: IMAGE, alt: ' ' } }, '/body/image/alt'],
    ['an image that was not uploaded', { image: { src: '/media/figures/pond.svg', alt: 'Ponds' } }, '/body/image/src'],
    ['a published state', { published: false }, '/body/published'],
    ['a version', { version: 3 }, '/body/version'],
  ])('[ADM-02] [SEC-03] [SEC-04] an article with %s', async (_, details, pointer) => {
    const body = newArticle(details)
    const { status, problem } = await invoke(handler, articlesApi.create, { ...editor, body })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await itemsOf({ id: body.attempt })).toEqual([])
  })

  it('[ADM-09] [SEC-01] every editor operation of a reader', async () => {
    const article: ManagedArticle = await addPublishedArticle()
    const before = await itemsOf(article)
    const { cookie } = reader
    const requests = [
      create(reader),
      edit(reader, article, { title: 'Mine now' }),
      remove(reader, article.id),
      openForEditing(reader, article.id),
      invoke(handler, articlesApi.manage, { cookie }),
    ]
    for (const { status } of await Promise.all(requests)) expect(status).toBe(403)
    expect(await itemsOf(article)).toEqual(before)
  })

  it('[ADM-09] no editor operation of an admin', async () => {
    const admin = await newSignedInUser({ roles: ['admin'] })
    const { status, body } = await create(admin)
    expect(status).toBe(200)
    expect(outcome(await edit(admin, body, { published: false }))).toBe('done')
    expect(outcome(await remove(admin, body.id))).toBe('done')
  })
})
