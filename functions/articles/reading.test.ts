import { beforeAll, describe, expect, it } from 'vitest'
import { LONGEST } from '../../shared/articles/schema.ts'
import { spent } from '../../tests/fixtures/capacity.ts'
import {
  anArticle,
  edit,
  itemsOf,
  list,
  manage,
  only,
  outcome,
  read,
  words,
} from '../../tests/fixtures/data/articles.ts'
import { HOSTILE_MARKDOWN, TANGLED_MARKDOWN } from '../../tests/fixtures/data/hostile-markdown.ts'
import { type Person, signedIn } from '../../tests/fixtures/data/people.ts'

let reader: Person
let editor: Person
beforeAll(async () => {
  reader = await signedIn()
  editor = await signedIn({ roles: ['editor'] })
})

describe('a reader', () => {
  it('[LEARN-01] lists what is published, newest first and without contents', async () => {
    const old = await anArticle()
    const young = await anArticle({ tags: ['still'] })
    await edit(editor, old, { sortOrder: 1 })
    const cards = await list(reader)
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
      (await words(reader))
        .find((each) => each.id === id)
        ?.words.split(' ')
        .toSorted(),
    ).toEqual(['deep', 'still', 'water'])
  })

  it('[LEARN-07] finds what is not published nowhere, and its address is like one that never was', async () => {
    const article = await anArticle({ content: 'Unseen waters' })
    expect(only(await list(reader), article)).toEqual([article.id])
    expect(outcome(await edit(editor, article, { published: false }))).toBe('done')
    expect([only(await list(reader), article), (await words(reader)).filter(({ id }) => id === article.id)]).toEqual([
      [],
      [],
    ])
    for (const who of [reader, editor]) {
      const [hidden, unknown] = [await read(who, article.id), await read(who, 'f'.repeat(32))]
      expect([hidden.status, { ...hidden.body, requestId: '' }]).toEqual([404, { ...unknown.body, requestId: '' }])
    }
    expect(only(await manage(editor), article)).toEqual([article.id])
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

describe('what it costs', () => {
  it('[PERF-01] a list is one read beside the session’s, of cards of half a kilobyte', async () => {
    const article = await anArticle({ summary: 'x'.repeat(120), tags: ['water', 'birds', 'calm', 'night'] })
    expect((await spent(() => list(reader))).calls).toBe(2)
    const card = (await itemsOf(article)).find(({ sk }) => sk === `CARD#${article.id}`)
    expect(JSON.stringify(card).length).toBeLessThan(640)
  })

  it('[PERF-01] an article of a thousand words is one read unit beside the session’s', async () => {
    const { id } = await anArticle({ content: 'water '.repeat(1_000) })
    expect(await spent(() => read(reader, id))).toMatchObject({ calls: 2, readUnits: 2, writeUnits: 0 })
  })
})
