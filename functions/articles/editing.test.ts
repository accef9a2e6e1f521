import { beforeAll, describe, expect, it } from 'vitest'
import { articlesApi } from '../../shared/articles/api.ts'
import { LONGEST, type ManagedArticle } from '../../shared/articles/schema.ts'
import {
  anArticle,
  create,
  edit,
  itemsOf,
  manage,
  newArticle,
  only,
  open,
  outcome,
  read,
  remove,
  words,
} from '../../tests/fixtures/data/articles.ts'
import { type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

let reader: Person
let editor: Person
beforeAll(async () => {
  reader = await signedIn()
  editor = await signedIn({ roles: ['editor'] })
})

describe('an editor', () => {
  it('[ADM-01] makes an article, published and with what is usual for the rest', async () => {
    const { status, body } = await create(editor, { title: ' Ponds at night ', category: 'Sleep' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{
        title: 'Ponds at night',
        icon: '🌙',
        published: true,
        version: 1,
        sortOrder: 0,
        sectionId: 'managing-symptoms',
      },
      ...{ readingTimeMinutes: 5, tags: [], imageUrl: null, featured: false },
    })
    expect((await open(editor, body.id)).body).toEqual(body)
    await remove(editor, body.id)
  })

  it('[ADM-01] lists all by their order, then the newest first', async () => {
    const [third, first, second] = [await anArticle(), await anArticle(), await anArticle()]
    await edit(editor, third, { sortOrder: 7, published: false })
    expect(only(await manage(editor), first, second, third)).toEqual([second.id, first.id, third.id])
  })

  it('[ADM-01] changes what they name and nothing else', async () => {
    const article = await anArticle({ tags: ['still'] })
    const { status, body } = await edit(editor, article, {
      title: 'Heron, renamed',
      content: 'New',
      category: 'Stress',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...article,
      ...{ title: 'Heron, renamed', content: 'New', category: 'Stress', version: 2, updatedAt: expect.any(Number) },
    })
    expect((await read(reader, article.id)).body).toMatchObject({
      title: 'Heron, renamed',
      body: [{ children: ['New'] }],
    })
    expect((await words(reader)).find(({ id }) => id === article.id)?.words).toBe('new')
    await remove(editor, article.id)
  })

  it('[ADM-01] changes nothing where somebody else came between, and is told so', async () => {
    const article = await anArticle()
    await edit(editor, article, { summary: 'By the first' })
    const late = await edit(editor, article, { summary: 'By the second' })
    expect([late.status, outcome(late)]).toEqual([409, 'article-changed'])
    expect((await open(editor, article.id)).body.summary).toBe('By the first')
  })

  it('[ADM-01] may repeat a change whose answer was lost', async () => {
    const article = await anArticle()
    const replies = [await edit(editor, article, { summary: 'Once' }), await edit(editor, article, { summary: 'Once' })]
    expect(replies.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 2],
      [200, 2],
    ])
  })

  it('[ADM-01] of ten changes made at once one is kept', async () => {
    const article = await anArticle()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => edit(editor, article, { summary: `By ${n}` })),
    )
    expect(replies.map(outcome).filter((each) => each === 'done')).toHaveLength(1)
    expect(replies.map(outcome).filter((each) => !['done', 'article-changed', 'busy'].includes(each))).toEqual([])
    expect((await open(editor, article.id)).body.version).toBe(2)
  })

  it('[ADM-01] deletes an article with all that there is of it, once or twice', async () => {
    const article = await anArticle()
    expect(await itemsOf(article)).toHaveLength(4)
    expect([outcome(await remove(editor, article.id)), await itemsOf(article)]).toEqual(['done', []])
    expect(outcome(await remove(editor, article.id))).toBe('done')
    expect([(await open(editor, article.id)).status, (await edit(editor, article, { summary: 'x' })).status]).toEqual([
      404, 404,
    ])
    expect((await anArticle({ title: article.title })).title).toBe(article.title)
  })
})

describe('a title', () => {
  const takenIs = { status: 409, problem: { errors: [{ pointer: '/body/title', detail: 'taken' }] } }

  it('[DATA-02] [ADM-03] is one article’s, whatever its capitals and blanks', async () => {
    const { title } = await anArticle()
    const again = await create(editor, { title: ` ${title.toUpperCase()} ` })
    expect([outcome(again), again]).toMatchObject(['article-title-taken', takenIs])
  })

  it('[SEC-26] [DATA-02] of 20 made at once with one title exactly one remains', async () => {
    const title = `Twenty herons ${Date.now()}`
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(editor, { title })))
    expect(replies.map(outcome).filter((each) => each === 'done')).toHaveLength(1)
    expect(replies.map(outcome).filter((each) => !['done', 'article-title-taken', 'busy'].includes(each))).toEqual([])
    expect((await manage(editor)).filter((card) => card.title === title)).toHaveLength(1)
  })

  it('[DATA-02] is not taken by renaming, and is free again when given up', async () => {
    const [one, other] = [await anArticle(), await anArticle()]
    const before = await itemsOf(other)
    const taken = await edit(editor, other, { title: one.title })
    expect([outcome(taken), taken]).toMatchObject(['article-title-taken', takenIs])
    expect(await itemsOf(other)).toEqual(before)
    expect(outcome(await edit(editor, one, { title: `${one.title}, moved` }))).toBe('done')
    expect(outcome(await edit(editor, other, { title: one.title }))).toBe('done')
  })

  it('[ADM-01] may change its capitals', async () => {
    const article = await anArticle()
    expect((await edit(editor, article, { title: article.title.toUpperCase() })).body.title).toBe(
      article.title.toUpperCase(),
    )
  })

  it('[ADM-01] is added once by one attempt, and the attempt is nobody else’s', async () => {
    const body = newArticle()
    const make = (more: object = {}) => invoke(handler, articlesApi.create, { ...editor, body: { ...body, ...more } })
    const replies = await Promise.all([make(), make(), make()])
    expect(replies.map((reply) => [outcome(reply), reply.body.id])).toEqual([1, 2, 3].map(() => ['done', body.attempt]))
    const other = await make({ title: 'Another heron' })
    expect([other.status, other.problem.errors?.[0]?.pointer]).toEqual([400, '/body/attempt'])
  })
})

describe('what is refused', () => {
  it.each<[string, object, string]>([
    ['no title', { title: ' ' }, '/body/title'],
    ['no summary', { summary: '' }, '/body/summary'],
    ['no content', { content: '\n' }, '/body/content'],
    ['a content too long', { content: 'x'.repeat(LONGEST.content + 1) }, '/body/content'],
    ['an unknown category', { category: 'Ponds' }, '/body/category'],
    ['a picture from elsewhere', { imageUrl: 'https://example.com/x.png' }, '/body/imageUrl'],
    ['a state of its own', { published: false }, '/body/published'],
    ['a version', { version: 3 }, '/body/version'],
  ])('[ADM-02] [SEC-03] [SEC-04] an article with %s', async (_, details, pointer) => {
    const body = newArticle(details)
    const { status, problem } = await invoke(handler, articlesApi.create, { ...editor, body })
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, pointer])
    expect(await itemsOf({ id: body.attempt })).toEqual([])
  })

  it('[ADM-09] [SEC-01] from a reader, every act of an editor', async () => {
    const article: ManagedArticle = await anArticle()
    const before = await itemsOf(article)
    const { cookie } = reader
    const acts = [
      create(reader),
      edit(reader, article, { title: 'Mine now' }),
      remove(reader, article.id),
      open(reader, article.id),
      invoke(handler, articlesApi.manage, { cookie }),
    ]
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(acts.map(() => 403))
    expect(await itemsOf(article)).toEqual(before)
  })

  it('[ADM-09] to an admin, nothing of it', async () => {
    const admin = await signedIn({ roles: ['admin'] })
    const { status, body } = await create(admin)
    expect([
      status,
      outcome(await edit(admin, body, { published: false })),
      outcome(await remove(admin, body.id)),
    ]).toEqual([200, 'done', 'done'])
  })
})
