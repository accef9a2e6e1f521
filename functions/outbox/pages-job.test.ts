import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  addPublishedArticle,
  create,
  edit,
  newArticle,
  openForEditing,
  remove,
} from '../../tests/fixtures/data/articles.ts'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { startQueues } from '../../tests/fixtures/mail/queue.ts'
import { enqueuePages } from './pages-job.ts'

/** How long a request can run: Lambda ends it after that. */
const REQUEST_MS = 10_000

const key = process.env['AWS_ACCESS_KEY_ID']
// The queue accepts only what the policy of the function allows.
const { queue, faults, stop } = await startQueues('articles', process.env['PAGES_QUEUE_URL'] ?? '')
// The client of the queue keeps the key of its first call.
await enqueuePages()
Object.assign(process.env, { AWS_ACCESS_KEY_ID: key })
afterAll(() => stop())

const takeJobs = () => {
  const jobs = queue.receive(10)
  for (const { receipt } of jobs) queue.delete(receipt)
  return jobs.map(({ body }) => body)
}
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

/** The jobs that run while the request may still run, and those that run afterwards. */
function takeJobsByTime(): string[][] {
  pass(REQUEST_MS)
  const during = takeJobs()
  pass(REQUEST_MS)
  return [during, takeJobs()]
}
/** A job that runs before the change is stored would find the old article. */
const ONE_AFTERWARDS = [[], ['{}']]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  pass(60_000)
  takeJobs()
})
afterEach(() => {
  faults.clear()
  vi.useRealTimers()
})

it('[LEARN-10] each change of an article lets the public pages be brought up to date when its request has ended', async () => {
  const editor = await newSignedInUser({ roles: ['editor'] })
  const article = (await create(editor)).body
  expect(takeJobsByTime()).toEqual(ONE_AFTERWARDS)
  const hidden = (await edit(editor, article, { published: false })).body
  expect(takeJobsByTime()).toEqual(ONE_AFTERWARDS)
  await edit(editor, hidden, { published: true })
  expect(takeJobsByTime()).toEqual(ONE_AFTERWARDS)
  await remove(editor, article.id)
  expect(takeJobsByTime()).toEqual(ONE_AFTERWARDS)
})

it('[RELY-05] no change of an article is stored without its job', async () => {
  const editor = await newSignedInUser({ roles: ['editor'] })
  const article = await addPublishedArticle()
  const body = newArticle()
  faults.set({ target: 'queue', mode: 'down', rate: 1, delayMs: 0 })
  const replies = [
    await create(editor, body),
    await edit(editor, article, { published: false }),
    await remove(editor, article.id),
  ]
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503])
  expect((await openForEditing(editor, body.attempt)).status).toBe(404)
  expect((await openForEditing(editor, article.id)).body).toEqual(article)
  expect(queue.list()).toEqual([])
})
