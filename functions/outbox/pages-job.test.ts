import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  addPublishedArticle,
  create,
  edit,
  newArticle,
  openForEditing,
  remove,
} from '../../tests/fixtures/data/articles.ts'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'

const sqs = mockClient(SQSClient)
beforeEach(() => void sqs.reset())
// Other test files of this process use the class, too.
afterAll(() => sqs.restore())
const editor = await newSignedInUser({ roles: ['editor'] })
const jobs = () => sqs.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input)

it('[LEARN-10] each change of an article brings the public pages up to date after the request', async () => {
  const article = (await create(editor)).body
  const edited = (await edit(editor, article, { published: false })).body
  await edit(editor, edited, { published: true })
  await remove(editor, article.id)
  const job = { QueueUrl: process.env['PAGES_QUEUE_URL'], MessageBody: '{}', DelaySeconds: 12 }
  expect(jobs()).toEqual([job, job, job, job])
})

it('[RELY-05] no change of an article is stored without its job', async () => {
  const article = await addPublishedArticle()
  const body = newArticle()
  sqs.on(SendMessageCommand).rejects(Object.assign(new Error('down'), { $metadata: {} }))
  const replies = [
    await create(editor, body),
    await edit(editor, article, { published: false }),
    await remove(editor, article.id),
  ]
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503])
  expect((await openForEditing(editor, body.attempt)).status).toBe(404)
  expect((await openForEditing(editor, article.id)).body).toEqual(article)
})
