import { beforeEach, describe, expect, it } from 'vitest'
import { articlesApi } from '../../shared/articles/api.ts'
import { useOwnTable } from '../../tests/fixtures/setup/own-table.ts'

await useOwnTable()
const { measureCapacity } = await import('../../tests/fixtures/capacity.ts')
const { addItems } = await import('../../tests/fixtures/data/items.ts')
const { newSignedInUser } = await import('../../tests/fixtures/data/users.ts')
const { invoke } = await import('../../tests/fixtures/invoke.ts')
const { addPublishedArticle, edit, list, manage, openForEditing, outcome, remove, revisionsOf } = await import(
  '../../tests/fixtures/data/articles.ts'
)
const { handler } = await import('./handler.ts')
const { ArticleCardItem } = await import('../table/items/articles.ts')

const editor = await newSignedInUser({ roles: ['editor'] })
const move = async (id: string | undefined, after: string | null | undefined) =>
  outcome(await invoke(handler, articlesApi.move, { cookie: editor.cookie, body: { id, after } }))
const ids = async () => (await manage(editor)).map(({ id }) => id)

let before: string[]
beforeEach(async () => {
  for (const id of await ids()) await remove(editor, id)
  for (let n = 0; n < 4; n++) await addPublishedArticle()
  before = await ids()
})

describe('a move in the editors’ list', () => {
  it('[ADM-05] puts an article behind another one, or first, and a repeated one changes nothing', async () => {
    const [a, b, c, d] = before
    for (const _ of [1, 2]) expect(await move(a, c)).toBe('done')
    expect(await ids()).toEqual([b, c, a, d])
    expect(await move(d, null)).toBe('done')
    expect(await ids()).toEqual([d, b, c, a])
  })

  it('[ADM-05] changes nothing for readers, no version, and what is being edited can still be saved', async () => {
    const [a, , c] = before
    const readers = await list(editor)
    const article = (await openForEditing(editor, a ?? '')).body
    await move(a, c)
    expect(await list(editor)).toEqual(readers)
    expect((await openForEditing(editor, a ?? '')).body).toEqual(article)
    expect(await revisionsOf(editor, article)).toHaveLength(1)
    expect(outcome(await edit(editor, article, { summary: 'Saved' }))).toBe('done')
    expect((await ids())[2]).toBe(a)
  })

  it('[ADM-05] leaves no article out: a new one comes first, and a deleted one is forgotten', async () => {
    const [a, b, c, d] = before
    await move(a, d)
    await remove(editor, c ?? '')
    const { id } = await addPublishedArticle()
    expect(await ids()).toEqual([id, b, d, a])
    expect(await move(b, c)).toBe('not-found')
    expect(await move(c, b)).toBe('not-found')
    expect(await ids()).toEqual([id, b, d, a])
  })

  it('[SEC-26] [ADM-05] stands beside others that are made at the same time', async () => {
    const [a, b, c, d] = before
    const outcomes = await Promise.all([move(a, d), move(b, null), move(a, d), move(b, null)])
    expect(outcomes).toEqual(['done', 'done', 'done', 'done'])
    expect(await ids()).toEqual([b, c, d, a])
  })

  it('[PERF-02] costs one write of at most 80 units, also with 1,000 articles', async () => {
    const [card] = await manage(editor)
    const many = Array.from({ length: 996 }, (_, n) => n.toString(16).padStart(32, '0'))
    await addItems(many.map((id) => ({ ...ArticleCardItem.key({ id }), ...card, id, title: id })))
    const { writeUnits } = await measureCapacity(() => move(before[0], before[3]))
    expect(writeUnits).toBeLessThanOrEqual(80)
    const after = await ids()
    expect(after).toHaveLength(1_000)
    expect(after.indexOf(before[0] ?? '')).toBe(after.indexOf(before[3] ?? '') + 1)
  }, 60_000)
})
