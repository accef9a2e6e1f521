import { brotliCompressSync } from 'node:zlib'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_LENGTHS } from '../../shared/articles/schema.ts'
import { measureCapacity } from '../../tests/fixtures/capacity.ts'
import {
  addPublishedArticle,
  create,
  edit,
  idsAmong,
  itemsOf,
  list,
  manage,
  openForEditing,
  outcome,
  read,
  words,
} from '../../tests/fixtures/data/articles.ts'
import { COSTLY_MARKDOWN, HOSTILE_MARKDOWN } from '../../tests/fixtures/data/hostile-markdown.ts'
import { newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { table, tableName } from '../table/client.ts'
import { ArticleBodyItem } from '../table/items/articles.ts'

let reader: TestUser
let editor: TestUser
beforeAll(async () => {
  reader = await newSignedInUser()
  editor = await newSignedInUser({ roles: ['editor'] })
})

describe('a reader', () => {
  it('[LEARN-01] gets the cards of published articles, newest first and without content', async () => {
    const older = await addPublishedArticle()
    const newer = await addPublishedArticle({ tags: ['still'] })
    await edit(editor, older, { sortOrder: 1 })
    const cards = await list(reader)
    expect(idsAmong(cards, older, newer)).toEqual([newer.id, older.id])
    const {
      content: _content,
      published: _published,
      sortOrder: _sortOrder,
      updatedAt: _updatedAt,
      version: _version,
      ...card
    } = newer
    expect(cards.find(({ id }) => id === newer.id)).toEqual(card)
  })

  it('[LEARN-16] gets the review of an article, and not what a clinician must still confirm', async () => {
    const article = await addPublishedArticle({ toConfirm: ['Water is wet.'] })
    expect(JSON.stringify(await read(reader, article.id))).not.toMatch(/reviewed|Water is wet/)
    expect((await openForEditing(editor, article.id)).body).toMatchObject({ toConfirm: ['Water is wet.'] })
    const reviewed = { by: 'Dr Reed', on: '2026-11-20' }
    await edit(editor, article, { toConfirm: [], reviewed })
    expect((await read(reader, article.id)).body).toMatchObject({ reviewed })
    expect((await openForEditing(editor, article.id)).body).toMatchObject({ toConfirm: [], reviewed })
  })

  it('[LEARN-05] [DATA-01] gets an article as rich text', async () => {
    const { id, title } = await addPublishedArticle({ content: '# Still\n\nA [log](/log) of *days*.' })
    const { status, body } = await read(reader, id)
    expect(status).toBe(200)
    expect(body.title).toBe(title)
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

  it('[LEARN-05] gets the meaning of the medical words in an article, and of no others', async () => {
    const article = await addPublishedArticle({ content: '## Urgency\n\nNocturia, and *nocturia* again.' })
    expect((await read(reader, article.id)).body.terms).toEqual({
      nocturia: 'Waking at night because you need to pee.',
    })
  })

  it('[LEARN-02] gets the search words of an article, each once, without Markdown and link addresses', async () => {
    const { id } = await addPublishedArticle({ content: '**Still** water, still [deep](https://example.com/abyss)' })
    const item = (await words(reader)).find((article) => article.id === id)
    expect(item?.words.split(' ').toSorted()).toEqual(['deep', 'still', 'water'])
  })

  it('[LEARN-07] never sees an unpublished article, and gets the same reply as for an unknown id', async () => {
    const article = await addPublishedArticle({ content: 'Unseen waters' })
    expect(idsAmong(await list(reader), article)).toEqual([article.id])
    expect(outcome(await edit(editor, article, { published: false }))).toBe('done')
    expect(idsAmong(await list(reader), article)).toEqual([])
    expect((await words(reader)).filter(({ id }) => id === article.id)).toEqual([])
    for (const user of [reader, editor]) {
      const hidden = await read(user, article.id)
      const unknown = await read(user, 'f'.repeat(32))
      expect(hidden.status).toBe(404)
      expect({ ...hidden.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    }
    expect(idsAmong(await manage(editor), article)).toEqual([article.id])
  })

  it.each(HOSTILE_MARKDOWN.filter((markdown) => /javascript|script>|evil/.test(markdown)).slice(0, 12))(
    '[SEC-17] gets nothing harmful from %j',
    async (content) => {
      const { id } = await addPublishedArticle({ content })
      const { status, body } = await read(reader, id)
      expect(status).toBe(200)
      expect(JSON.stringify(body.body)).not.toMatch(
        /"(?:href|src)":"(?!\/media\/|https:\/\/(?:www\.nhs\.uk|evil\.example))/,
      )
    },
  )

  it.each(Object.entries(COSTLY_MARKDOWN))(
    '[SEC-17] never meets an article that takes long to parse: with %s it is refused with a sentence, or stays small',
    async (_, markdown) => {
      const saved = await create(editor, { content: markdown.slice(0, MAX_LENGTHS.content) })
      const result = saved.status === 200 ? outcome(await read(reader, saved.body.id)) : outcome(saved)
      expect(['done', 'article-too-complex']).toContain(result)
    },
  )

  it('[SEC-17] never sees an article that is too complex; the refusal names the field', async () => {
    const { status, problem } = await create(editor, { content: '> '.repeat(9) })
    expect(status).toBe(422)
    expect(problem).toMatchObject({
      type: '/problems/article-too-complex',
      errors: [{ pointer: '/body/content', detail: 'too_complex' }],
    })
  })

  it('[SEC-17] gets the body that was parsed when the article was saved; reading parses nothing', async () => {
    const article = await addPublishedArticle({ content: 'Still water' })
    const body = [{ type: 'paragraph', children: ['Stored before'] }]
    const Item = {
      ...ArticleBodyItem.key({ id: article.id }),
      ...article,
      body: brotliCompressSync(JSON.stringify(body)),
    }
    await table.send(new PutCommand({ TableName: tableName(), Item }))
    expect((await read(reader, article.id)).body.body).toEqual(body)
  })
})

describe('the cost of reading', () => {
  it('[PERF-01] a list costs one read besides the session’s, and a card is about half a kilobyte', async () => {
    const article = await addPublishedArticle({ summary: 'x'.repeat(120), tags: ['water', 'birds', 'calm', 'night'] })
    expect((await measureCapacity(() => list(reader))).calls).toBe(2)
    const card = (await itemsOf(article)).find(({ sk }) => sk === `CARD#${article.id}`)
    expect(JSON.stringify(card).length).toBeLessThan(640)
  })

  it('[PERF-01] an article of a thousand words costs half a read unit besides the session’s', async () => {
    const { id } = await addPublishedArticle({ content: 'water '.repeat(1_000) })
    expect(await measureCapacity(() => read(reader, id))).toMatchObject({ calls: 2, readUnits: 1.5, writeUnits: 0 })
  })
})
