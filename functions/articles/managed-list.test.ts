import { expect, it } from 'vitest'
import { articlesApi } from '../../shared/articles/api.ts'
import { useOwnTable } from '../../tests/fixtures/setup/own-table.ts'

await useOwnTable()
const { measureCapacity } = await import('../../tests/fixtures/capacity.ts')
const { addItems } = await import('../../tests/fixtures/data/items.ts')
const { newSignedInUser } = await import('../../tests/fixtures/data/users.ts')
const { invoke } = await import('../../tests/fixtures/invoke.ts')
const { addPublishedArticle, manage, remove } = await import('../../tests/fixtures/data/articles.ts')
const { handler } = await import('./handler.ts')
const { ArticleCardItem } = await import('../table/items/articles.ts')

const editor = await newSignedInUser({ roles: ['editor'] })
const page = (query: Record<string, string>, { cookie } = editor) =>
  invoke(handler, articlesApi.manage, { cookie, query })
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `Reed ${from + n}`)

await addPublishedArticle()
const [card] = await manage(editor)
await remove(editor, card?.id ?? '')
await addItems(
  numbers(0, 230).map((title, n) => {
    const id = n.toString(16).padStart(32, '0')
    const state = { published: n % 2 === 0, reviewBy: n < 120 ? '2020-01-01' : null }
    return { ...ArticleCardItem.key({ id }), ...card, ...state, id, title, sortOrder: n }
  }),
)
const titlesOf = ({ body }: { body: { articles: { title: string }[] } }) => body.articles.map(({ title }) => title)

it('[SEC-06] [ADM-01] the editors’ list comes in pages of a hundred, each behind the one before', async () => {
  const first = await page({})
  expect([titlesOf(first), first.body.total]).toEqual([numbers(0, 100), 230])
  const second = await page({ after: first.body.next })
  expect(titlesOf(second)).toEqual(numbers(100, 200))
  const third = await page({ after: second.body.next })
  expect([titlesOf(third), third.body.next]).toEqual([numbers(200, 230), undefined])
})

it('[ADM-01] words and states choose among all articles, and their pages are of what they chose', async () => {
  expect(titlesOf(await page({ words: ' REED  229 ' }))).toEqual(['Reed 229'])
  const due = await page({ state: 'due' })
  expect([due.body.articles.length, due.body.total]).toEqual([100, 120])
  expect(titlesOf(await page({ state: 'due', after: due.body.next }))).toEqual(numbers(100, 120))
  const hidden = await page({ state: 'hidden', words: 'reed 22' })
  expect(titlesOf(hidden)).toEqual(['Reed 221', 'Reed 223', 'Reed 225', 'Reed 227', 'Reed 229'])
})

it('[SEC-06] a cursor of another editor, a changed one, an unknown state and too many words are refused', async () => {
  const other = await newSignedInUser({ roles: ['editor'] })
  const { next = '' } = (await page({})).body
  expect((await page({ after: next }, other)).status).toBe(400)
  for (const query of [{ after: `x${next}` }, { after: 'x' }, { state: 'lost' }, { words: 'x'.repeat(201) }])
    expect((await page(query)).status, JSON.stringify(query).slice(0, 40)).toBe(400)
})

it('[ADM-01] goes on at the same place when the last article of a page is deleted meanwhile', async () => {
  const { id } = await addPublishedArticle()
  const { articles } = (await page({})).body
  await invoke(handler, articlesApi.move, { cookie: editor.cookie, body: { id, after: articles[99].id } })
  const first = await page({})
  expect(first.body.articles[99].id).toBe(id)
  await remove(editor, id)
  expect(titlesOf(await page({ after: first.body.next }))[0]).toBe('Reed 99')
})

it('[PERF-01] a page costs what the whole list costs to read', async () => {
  const { readUnits } = await measureCapacity(() => page({}))
  expect(readUnits).toBeLessThanOrEqual(60)
})
