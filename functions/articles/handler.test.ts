import { beforeAll, describe, expect, it } from 'vitest'
import { articlesApi } from '../../shared/articles/api.ts'
import { LONGEST, type ManagedArticle } from '../../shared/articles/schema.ts'
import { anArticle, create, edit, newArticle, open, read, remove } from '../../tests/fixtures/articles.ts'
import { spent } from '../../tests/fixtures/capacity.ts'
import { HOSTILE_MARKDOWN, TANGLED_MARKDOWN } from '../../tests/fixtures/hostile-markdown.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { accounts, type Person, signedIn } from '../../tests/fixtures/people.ts'
import { handler } from './handler.ts'

let reader: Person
let editor: Person
beforeAll(async () => {
  reader = await signedIn()
  editor = await signedIn({ roles: ['editor'] })
})

type Card = { id: string; title: string; published?: boolean }
const list = async (): Promise<Card[]> => (await invoke(handler, articlesApi.list, reader)).body
const manage = async (): Promise<Card[]> => (await invoke(handler, articlesApi.manage, editor)).body
const words = async (): Promise<{ id: string; words: string }[]> =>
  (await invoke(handler, articlesApi.words, reader)).body
/** Those of a list that are about some articles; other tests have articles of their own. */
const only = (cards: readonly Card[], ...some: { id: string }[]) =>
  cards.map(({ id }) => id).filter((id) => some.some((each) => each.id === id))
const items = async ({ id }: { id: string }) =>
  (await accounts.items('ARTICLE')).filter((item) => item['id'] === id || item['articleId'] === id)
const code = ({ status, problem }: Awaited<ReturnType<typeof create>>) =>
  status === 200 ? 'done' : problem.type.replace('/problems/', '')

describe('a reader', () => {
  it('[LEARN-01] lists what is published, newest first and without contents', async () => {
    const old = await anArticle()
    const young = await anArticle({ tags: ['still'] })
    await edit(editor, old, { sortOrder: 1 })
    const cards = await list()
    expect(only(cards, old, young)).toEqual([young.id, old.id])
    const { content: _, published: __, sortOrder: ___, updatedAt: ____, version: _____, ...card } = young
    expect(cards.find(({ id }) => id === young.id)).toEqual(card)
  })

  it('[LEARN-05] [DATA-01] reads one as rich text', async () => {
    const { id, title } = await anArticle({ content: '# Still\n\nA [log](/log) of *days*.' })
    const { status, body } = await read(reader, id)
    expect([status, body.title]).toEqual([200, title])
    expect(body.body).toEqual([
      { type: 'heading', level: 2, children: ['Still'] },
      {
        type: 'paragraph',
        children: [
          'A ',
          { type: 'link', href: '/log', children: ['log'] },
          ' of ',
          { type: 'emphasis', children: ['days'] },
          '.',
        ],
      },
    ])
    expect(Object.keys(body)).not.toContain('content')
  })

  it('[LEARN-02] gets the words of contents, each once, without marks and addresses', async () => {
    const { id } = await anArticle({ content: '**Still** water, still [deep](https://example.com/abyss)' })
    expect(
      (await words())
        .find((each) => each.id === id)
        ?.words.split(' ')
        .toSorted(),
    ).toEqual(['deep', 'still', 'water'])
  })

  it('[LEARN-07] finds what is not published nowhere, and its address is like one that never was', async () => {
    const article = await anArticle({ content: 'Unseen waters' })
    expect(only(await list(), article)).toEqual([article.id])
    expect(code(await edit(editor, article, { published: false }))).toBe('done')
    expect([only(await list(), article), (await words()).filter(({ id }) => id === article.id)]).toEqual([[], []])
    for (const who of [reader, editor]) {
      const [hidden, unknown] = [await read(who, article.id), await read(who, 'f'.repeat(32))]
      expect([hidden.status, { ...hidden.body, requestId: '' }]).toEqual([404, { ...unknown.body, requestId: '' }])
    }
    expect(only(await manage(), article)).toEqual([article.id])
  })

  it.each(HOSTILE_MARKDOWN.filter((markdown) => /javascript|script>|evil/.test(markdown)).slice(0, 12))(
    '[SEC-17] gets nothing harmful of %j',
    async (content) => {
      const { id } = await anArticle({ content })
      const { status, body } = await read(reader, id)
      expect(status).toBe(200)
      expect(JSON.stringify(body.body)).not.toMatch(
        /"(?:href|src)":"(?!\/media\/|https:\/\/(?:www\.nhs\.uk|evil\.example))/,
      )
    },
  )

  it('[SEC-17] gets even the most tangled article', async () => {
    for (const content of Object.values(TANGLED_MARKDOWN)) {
      const { id } = await anArticle({ content: content.slice(0, LONGEST.content) })
      expect((await read(reader, id)).status).toBe(200)
    }
  })
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
    expect(only(await manage(), first, second, third)).toEqual([second.id, first.id, third.id])
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
    expect((await words()).find(({ id }) => id === article.id)?.words).toBe('new')
    await remove(editor, article.id)
  })

  it('[ADM-01] changes nothing where somebody else came between, and is told so', async () => {
    const article = await anArticle()
    await edit(editor, article, { summary: 'By the first' })
    const late = await edit(editor, article, { summary: 'By the second' })
    expect([late.status, code(late)]).toEqual([409, 'article-changed'])
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
    expect(replies.map(code).filter((each) => each === 'done')).toHaveLength(1)
    expect(replies.map(code).filter((each) => !['done', 'article-changed', 'busy'].includes(each))).toEqual([])
    expect((await open(editor, article.id)).body.version).toBe(2)
  })

  it('[ADM-01] deletes an article with all that there is of it, once or twice', async () => {
    const article = await anArticle()
    expect(await items(article)).toHaveLength(4)
    expect([code(await remove(editor, article.id)), await items(article)]).toEqual(['done', []])
    expect(code(await remove(editor, article.id))).toBe('done')
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
    expect([code(again), again]).toMatchObject(['article-title-taken', takenIs])
  })

  it('[SEC-26] [DATA-02] of 20 made at once with one title exactly one remains', async () => {
    const title = `Twenty herons ${Date.now()}`
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(editor, { title })))
    expect(replies.map(code).filter((each) => each === 'done')).toHaveLength(1)
    expect(replies.map(code).filter((each) => !['done', 'article-title-taken', 'busy'].includes(each))).toEqual([])
    expect((await manage()).filter((card) => card.title === title)).toHaveLength(1)
  })

  it('[DATA-02] is not taken by renaming, and is free again when given up', async () => {
    const [one, other] = [await anArticle(), await anArticle()]
    const before = await items(other)
    const taken = await edit(editor, other, { title: one.title })
    expect([code(taken), taken]).toMatchObject(['article-title-taken', takenIs])
    expect(await items(other)).toEqual(before)
    expect(code(await edit(editor, one, { title: `${one.title}, moved` }))).toBe('done')
    expect(code(await edit(editor, other, { title: one.title }))).toBe('done')
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
    expect(replies.map((reply) => [code(reply), reply.body.id])).toEqual([1, 2, 3].map(() => ['done', body.attempt]))
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
    expect(await items({ id: body.attempt })).toEqual([])
  })

  it('[ADM-09] [SEC-01] from a reader, every act of an editor', async () => {
    const article: ManagedArticle = await anArticle()
    const before = await items(article)
    const { cookie } = reader
    const acts = [
      create(reader),
      edit(reader, article, { title: 'Mine now' }),
      remove(reader, article.id),
      open(reader, article.id),
      invoke(handler, articlesApi.manage, { cookie }),
    ]
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(acts.map(() => 403))
    expect(await items(article)).toEqual(before)
  })

  it('[ADM-09] to an admin, nothing of it', async () => {
    const admin = await signedIn({ roles: ['admin'] })
    const { status, body } = await create(admin)
    expect([status, code(await edit(admin, body, { published: false })), code(await remove(admin, body.id))]).toEqual([
      200,
      'done',
      'done',
    ])
  })
})

describe('what it costs', () => {
  it('[PERF-01] a list is one read beside the session’s, of cards of half a kilobyte', async () => {
    const article = await anArticle({ summary: 'x'.repeat(120), tags: ['water', 'birds', 'calm', 'night'] })
    expect((await spent(() => list())).calls).toBe(2)
    const card = (await items(article)).find(({ sk }) => sk === `CARD#${article.id}`)
    expect(JSON.stringify(card).length).toBeLessThan(640)
  })

  it('[PERF-01] an article of a thousand words is one read unit beside the session’s', async () => {
    const { id } = await anArticle({ content: 'water '.repeat(1_000) })
    expect(await spent(() => read(reader, id))).toMatchObject({ calls: 2, readUnits: 2, writeUnits: 0 })
  })
})
