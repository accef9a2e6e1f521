import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { articlesApi } from '../../shared/articles/api.ts'
import { DRAFT_DAYS } from '../../shared/articles/drafts.ts'
import { exportPages, sectionOf } from '../../tests/fixtures/data/diary-file.ts'
import { eraseItems } from '../../tests/fixtures/data/erase.ts'
import { accounts, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { ArticleDraftItem } from '../table/items/article-draft.ts'
import { handler } from './handler.ts'

const ID = '0f'.repeat(16)
const draft = { basedOn: 0, writer: '1e'.repeat(16), fields: { title: 'Pon', content: '', published: true } }

let editor: TestUser
let other: TestUser
beforeAll(async () => {
  editor = await newSignedInUser({ roles: ['editor'] })
  other = await newSignedInUser({ roles: ['editor'] })
})
afterEach(() => void vi.useRealTimers())

const keep = ({ cookie }: TestUser, changes: object = {}) =>
  invoke(handler, articlesApi.keepDraft, { cookie, params: { id: ID }, body: { ...draft, ...changes } })
const find = async ({ cookie }: TestUser) =>
  (await invoke(handler, articlesApi.draft, { cookie, params: { id: ID } })).body
const list = async ({ cookie }: TestUser) => (await invoke(handler, articlesApi.drafts, { cookie })).body

describe('a draft', () => {
  it('[ADM-01] is kept as it was typed, only for its editor, until it is dropped', async () => {
    const { savedAt } = (await keep(editor)).body
    expect(await find(editor)).toEqual({ draft: { ...draft, savedAt } })
    expect(await list(editor)).toEqual([{ article: ID, basedOn: 0, title: 'Pon', savedAt }])
    expect(await find(other)).toEqual({})
    expect(await list(other)).toEqual([])
    await keep(editor, { fields: { title: 'Ponds' } })
    expect((await find(editor)).draft.fields).toEqual({ title: 'Ponds' })
    for (const _ of [1, 2]) await invoke(handler, articlesApi.dropDraft, { cookie: editor.cookie, params: { id: ID } })
    expect(await find(editor)).toEqual({})
  })

  it('[ADM-01] ends 30 days after its last change, even if the table still has it', async () => {
    const { savedAt } = (await keep(editor)).body
    const key = ArticleDraftItem.key({ user: editor.userId, article: ID })
    const item = (await accounts.items(key.pk)).find(({ sk }) => sk === key.sk)
    expect(item?.['ttl']).toBe(Math.ceil((savedAt + DRAFT_DAYS * 86_400_000) / 1000))
    const late = await newSignedInUser({ roles: ['editor'] })
    await keep(late)
    const { findDraft, findDrafts } = await import('./drafts.ts')
    const end = Date.now() + DRAFT_DAYS * 86_400_000
    expect(await findDraft(late.userId, ID, end - 60_000)).toBeDefined()
    expect(await findDraft(late.userId, ID, end)).toBeUndefined()
    expect(await findDrafts(late.userId, end)).toEqual([])
  })

  it('[ADM-01] is listed with the others of its editor, the newest first', async () => {
    const { userId } = await newSignedInUser({ roles: ['editor'] })
    const { findDrafts, keepDraft } = await import('./drafts.ts')
    const now = Date.now()
    for (const [article, savedAt] of [
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ] as const)
      await keepDraft(userId, article, { ...draft, savedAt: now + savedAt })
    expect((await findDrafts(userId, now)).map(({ article }) => article).join('')).toBe('bac')
  })

  it.each([
    ['a field that no form has', { fields: { version: 3 } }],
    ['content that is far too long', { fields: { content: 'x'.repeat(60_000) } }],
    ['an unknown category', { fields: { category: 'Ponds' } }],
  ])('[SEC-03] [SEC-06] is refused with %s', async (_, changes) => {
    const before = await find(editor)
    expect((await keep(editor, changes)).status).toBe(400)
    expect(await find(editor)).toEqual(before)
  })

  it('[PROF-03] [SEC-29] is exported, and erased, with its editor', async () => {
    const leaving = await newSignedInUser({ roles: ['editor'] })
    await keep(leaving)
    expect(sectionOf(await exportPages(leaving), 'articleDrafts')).toMatchObject([{ article: ID, ...draft }])
    await eraseItems(leaving)
    expect(await accounts.items(ArticleDraftItem.key({ user: leaving.userId, article: ID }).pk)).toEqual([])
  })
})
