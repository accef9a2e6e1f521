import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, describe, expect, it } from 'vitest'
import { measureCapacity } from '../../tests/fixtures/capacity.ts'
import {
  addPublishedArticle,
  edit,
  newArticle,
  openForEditing,
  read,
  remove,
} from '../../tests/fixtures/data/articles.ts'
import { accounts, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { BUNDLED_ARTICLES } from './articles.ts'
import { handler, toArticle } from './handler.ts'
import { deliverArticle, findDeliveredNames } from './repository.ts'

const sqs = mockClient(SQSClient)
// Other test files of this process use the class, too.
afterAll(() => sqs.restore())
const articles = BUNDLED_ARTICLES.map((bundled, index) => toArticle(bundled, index))

/** A new article to deliver, which no other test delivers. */
function articleToDeliver() {
  const { attempt: name, ...written } = newArticle()
  const article = toArticle(
    {
      ...written,
      name,
      category: 'Diet',
      sectionId: 'managing-symptoms',
      writtenAt: '2026-11-21T09:00:00Z',
      tags: [],
    },
    0,
  )
  return { name, article }
}

describe('an article of the product', () => {
  it('[LEARN-15] can be read after the first run, and a second run changes nothing', async () => {
    await Promise.all([handler(), handler()])
    const reader = await newSignedInUser()
    for (const { id, title } of articles) expect((await read(reader, id)).body.title).toBe(title)
    const before = await accounts.items('ARTICLE')
    expect(await measureCapacity(() => handler())).toMatchObject({ calls: 3, readUnits: 2, writeUnits: 1 })
    // Each run brings the public pages up to date.
    expect(sqs.commandCalls(SendMessageCommand, { QueueUrl: process.env['PAGES_QUEUE_URL'] })).toHaveLength(3)
    const after = new Map((await accounts.items('ARTICLE')).map((item) => [item['sk'], item]))
    for (const item of before.filter(({ sk }) => String(sk).startsWith('DELIVERED#')))
      expect(after.get(item['sk'])).toEqual(item)
  })

  it('[LEARN-15] stays changed or deleted after an editor changed or deleted it', async () => {
    const editor = await newSignedInUser({ roles: ['editor'] })
    const [changed, deleted] = [articleToDeliver(), articleToDeliver()]
    for (const { name, article } of [changed, deleted]) expect(await deliverArticle(name, article)).toBe(true)
    await edit(editor, changed.article, { summary: 'In our own words' })
    await remove(editor, deleted.article.id)
    for (const { name, article } of [changed, deleted]) await deliverArticle(name, article)
    expect((await openForEditing(editor, changed.article.id)).body.summary).toBe('In our own words')
    expect((await openForEditing(editor, deleted.article.id)).status).toBe(404)
  })

  it('[LEARN-15] is never delivered when an editor’s article already has its title', async () => {
    const editor = await newSignedInUser({ roles: ['editor'] })
    const { name, article } = articleToDeliver()
    const existing = await addPublishedArticle({ title: article.title })
    expect(await deliverArticle(name, article)).toBe(false)
    expect((await openForEditing(editor, existing.id)).body).toEqual(existing)
    expect((await openForEditing(editor, article.id)).status).toBe(404)
    expect(await findDeliveredNames()).toContain(name)
  })
})
