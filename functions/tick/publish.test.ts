import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ManagedArticle } from '../../shared/articles/schema.ts'
import { useOwnTable } from '../../tests/fixtures/setup/own-table.ts'

await useOwnTable()
const sqs = mockClient(SQSClient)
afterAll(() => sqs.restore())
const { newSignedInUser } = await import('../../tests/fixtures/data/users.ts')
const { addItems } = await import('../../tests/fixtures/data/items.ts')
const { create, edit, itemsOf, list, openForEditing, outcome, read, remove, revisionsOf } = await import(
  '../../tests/fixtures/data/articles.ts'
)
const { table } = await import('../table/client.ts')
const { ArticleItem } = await import('../table/items/articles.ts')
const { publishDueArticles } = await import('./publish.ts')

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const editor = await newSignedInUser({ roles: ['editor'] })

let article: ManagedArticle
let due: number
beforeEach(async () => {
  due = Date.now() + 20 * MINUTE_MS
  article = (await create(editor, { publishAt: due })).body
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await remove(editor, article.id)
})

const stored = async (): Promise<ManagedArticle> => (await openForEditing(editor, article.id)).body
const revisions = () => revisionsOf(editor, article)
const isDue = async () => (await itemsOf(article)).some((item) => 'duePk' in item)

describe('an article with a set time', () => {
  it('[ADM-05] is hidden until then, and counts as new from then', async () => {
    expect(article).toMatchObject({ published: false, publishAt: due })
    const before = (await create(editor)).body
    expect(await publishDueArticles(due - 1)).toBe(0)
    sqs.resetHistory()
    expect((await read(editor, article.id)).status).toBe(404)
    await publishDueArticles(due)
    // The public pages are made before, in case the run ends in between, and again when all are stored.
    expect(sqs.commandCalls(SendMessageCommand, { QueueUrl: process.env['PAGES_QUEUE_URL'] })).toHaveLength(2)
    expect((await read(editor, article.id)).body.createdAt).toBe(due)
    expect((await list(editor)).map(({ id }) => id)).toEqual([article.id, before.id])
    expect(await isDue()).toBe(false)
    expect(await stored()).not.toHaveProperty('publishAt')
    await remove(editor, before.id)
  })

  it('[ADM-05] is published once, however late and however many runs there are, by the schedule', async () => {
    const late = due + 3 * DAY_MS
    await Promise.all([publishDueArticles(late), publishDueArticles(late), publishDueArticles(late)])
    await publishDueArticles(late + MINUTE_MS)
    expect(await stored()).toMatchObject({
      published: true,
      version: 2,
      createdAt: late,
      updatedAt: late,
    })
    expect(await revisions()).toMatchObject([
      { n: 2, at: late, changed: ['published', 'publishAt'], bySchedule: true },
      { n: 1 },
    ])
  })

  it.each<[string, (now: number) => object]>([
    ['cancelled', () => ({ publishAt: null })],
    ['moved', (now) => ({ publishAt: now + MINUTE_MS })],
  ])('[ADM-05] is not published when it was %s just before, even if the index is late', async (_, changes) => {
    const item = (await itemsOf(article)).find((each) => 'duePk' in each)
    expect(outcome(await edit(editor, article, changes(due)))).toBe('done')
    const after = (await itemsOf(article)).find(({ sk }) => sk === item?.['sk'])
    await addItems([{ ...after, duePk: item?.['duePk'], dueSk: item?.['dueSk'] }])
    expect(await publishDueArticles(due)).toBe(0)
    expect(await stored()).toMatchObject({ published: false, version: 2 })
  })

  it('[ADM-05] is published by hand instead, and then only an article that is taken back gets a new time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: due - MINUTE_MS })
    const published = (await edit(editor, article, { published: true })).body
    expect(published).toMatchObject({ published: true, createdAt: due - MINUTE_MS })
    vi.useRealTimers()
    const refused = await edit(editor, published, { publishAt: due })
    expect(refused.problem).toMatchObject({
      type: '/problems/article-changed',
      errors: [{ pointer: '/body/publishAt', detail: 'changed' }],
    })
    expect(outcome(await edit(editor, published, { published: false, publishAt: due }))).toBe('done')
    await publishDueArticles(due)
    // Readers had it before.
    expect(await stored()).toMatchObject({ published: true, createdAt: due - MINUTE_MS })
  })

  it('[RELY-05] is published by the next run when one ends between its steps', async () => {
    const send = table.send.bind(table) as (command: object) => Promise<unknown>
    const failing = vi.spyOn(table, 'send').mockImplementation((async (command: object) => {
      if (command.constructor.name === 'TransactWriteCommand') throw new Error('Ended')
      return send(command)
    }) as never)
    expect(await publishDueArticles(due)).toBe(1)
    failing.mockRestore()
    expect(await stored()).toEqual(article)
    expect(await publishDueArticles(due + MINUTE_MS)).toBe(0)
    expect(await stored()).toMatchObject({ published: true, version: 2 })
  })

  it('[ADM-05] does not wait for another one that cannot be published', async () => {
    const broken = (await create(editor, { publishAt: due - 1 })).body
    const item = (await itemsOf(broken)).find(({ sk }) => sk === ArticleItem.key({ id: broken.id }).sk)
    await addItems([{ ...item, content: '> '.repeat(9) }])
    expect(await publishDueArticles(due)).toBe(1)
    expect((await stored()).published).toBe(true)
    await remove(editor, broken.id)
  })
})
