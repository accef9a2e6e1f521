import { GetObjectCommand, ListObjectsV2Command, type PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { publicArticlePath } from '../../shared/articles/share.ts'
import { FAULT_NAMES, FAULTS } from '../../tests/fixtures/endpoints/failure-effects.ts'
import { Outages } from '../../tests/fixtures/endpoints/outages.ts'
import { useOwnBucket } from '../../tests/fixtures/setup/own-bucket.ts'
import { useOwnTable } from '../../tests/fixtures/setup/own-table.ts'

await useOwnTable()
const Bucket = await useOwnBucket('PAGES_BUCKET')
// Without the proxy of the outages.
const files = new S3Client({ endpoint: process.env['AWS_ENDPOINT_URL_S3'] ?? '' })
const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const { newSignedInUser } = await import('../../tests/fixtures/data/users.ts')
const { addPublishedArticle, create, edit, read, remove } = await import('../../tests/fixtures/data/articles.ts')
const { handler } = await import('./handler.ts')
const editor = await newSignedInUser({ roles: ['editor'] })

const BATCH = { Records: [{ messageId: 'first' }, { messageId: 'second' }] } as SQSEvent
const run = async () => (await handler(BATCH)).batchItemFailures.length
const keyOf = (article: Parameters<typeof publicArticlePath>[0]) => publicArticlePath(article).slice(1)

const keys = async () => {
  const { Contents = [] } = await files.send(new ListObjectsV2Command({ Bucket }))
  return Contents.map(({ Key }) => Key)
}
const file = async (Key: string) => {
  const { Body, ContentType, CacheControl } = await files.send(new GetObjectCommand({ Bucket, Key }))
  return { type: ContentType, cache: CacheControl, text: (await Body?.transformToString()) ?? '' }
}

describe('the public pages', () => {
  // The first run also writes what is always there.
  beforeAll(async () => expect(await run()).toBe(0))
  afterEach(() => void vi.restoreAllMocks())

  it('[LEARN-10] are those of published articles, with their list and sitemap, and are kept by no browser', async () => {
    const article = (await create(editor, { title: 'Quiet Ponds', content: '## Depth\n\nStill *water*.' })).body
    expect(await run()).toBe(0)
    expect(await keys()).toEqual(['read', 'read/', keyOf(article), 'robots.txt', 'sitemap.xml'].toSorted())
    const page = await file(keyOf(article))
    expect(page).toMatchObject({ type: 'text/html; charset=utf-8', cache: 'public, max-age=0, s-maxage=30' })
    expect(page.text).toContain('<h2>Depth</h2><p>Still <em>water</em>.</p>')
    expect(page.text).toContain(`<link rel="canonical" href="http://localhost${publicArticlePath(article)}">`)
    for (const key of ['read', 'read/', 'sitemap.xml'])
      expect((await file(key)).text).toContain(publicArticlePath(article))
    expect(await file('sitemap.xml')).toMatchObject({ type: 'application/xml' })
    expect((await file('robots.txt')).text).toContain('\nSitemap: http://localhost/sitemap.xml\n')
    await remove(editor, article.id)
  })

  it.each(['unpublished', 'deleted'])(
    '[LEARN-10] lose an article that is %s, also in list and sitemap',
    async (how) => {
      const article = await addPublishedArticle()
      await run()
      expect(await keys()).toContain(keyOf(article))
      await (how === 'deleted' ? remove(editor, article.id) : edit(editor, article, { published: false }))
      expect(await run()).toBe(0)
      expect(await keys()).not.toContain(keyOf(article))
      for (const key of ['read/', 'sitemap.xml'])
        expect((await file(key)).text).not.toContain(publicArticlePath(article))
    },
  )

  it('[LEARN-10] have a new title at the old address', async () => {
    const article = await addPublishedArticle()
    await run()
    const renamed = (await edit(editor, article, { title: `Egret ${article.id}` })).body
    expect(await run()).toBe(0)
    expect(keyOf(renamed)).toBe(keyOf(article))
    expect((await file(keyOf(article))).text).toContain(`<h1>Egret ${article.id}</h1>`)
  })

  it('[SEC-17] have what an editor wrote as text', async () => {
    const title = `<script>alert(1)</script> ${Date.now()}`
    const article = (await create(editor, { title, content: '<img src=x onerror=alert(1)>' })).body
    await run()
    const { text } = await file(keyOf(article))
    expect(text).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
    expect(text).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('<script>')
  })

  it('[PERF-02] are written only if they have changed', async () => {
    await addPublishedArticle()
    await run()
    const sent = vi.spyOn(S3Client.prototype, 'send')
    await run()
    expect(sent.mock.calls.map(([{ constructor }]) => constructor.name)).toEqual(['ListObjectsV2Command'])
  })

  it('[RELY-05] are right when a run is overtaken while it writes', async () => {
    const article = await addPublishedArticle()
    const { send } = S3Client.prototype as unknown as { send: (this: S3Client, command: object) => Promise<unknown> }
    let isOvertaken = false
    vi.spyOn(S3Client.prototype, 'send').mockImplementation(async function (this: S3Client, command: object) {
      const { input } = command as PutObjectCommand
      if (!isOvertaken && 'Body' in input && input.Key === keyOf(article)) {
        isOvertaken = true
        await edit(editor, article, { published: false })
        expect(await run()).toBe(0)
      }
      return send.call(this, command)
    } as never)
    expect(await run()).toBe(0)
    expect(isOvertaken).toBe(true)
    expect(await keys()).not.toContain(keyOf(article))
  })
})

describe('while a dependency fails', () => {
  const failing = FAULT_NAMES.filter((fault) => FAULTS[fault].fails && fault !== 'slower than the timeout')
  const cases = (['objects', 'table', 'parameters'] as const).flatMap((dependency) =>
    failing.map((fault) => [dependency, fault] as const),
  )

  it.each(cases)('[RELY-05] the job stays in the queue, and no article is lost: %s, %s', async (dependency, fault) => {
    const article = await addPublishedArticle()
    vi.resetModules()
    const { handler: fresh } = await import('./handler.ts')
    const { callsDuringOutage, reply } = await outages.during(dependency, FAULTS[fault], () => fresh(BATCH))
    expect(reply.batchItemFailures).toEqual([{ itemIdentifier: 'first' }, { itemIdentifier: 'second' }])
    expect(callsDuringOutage).toBeGreaterThan(0)
    expect((await read(editor, article.id)).body.title).toBe(article.title)
    expect((await fresh(BATCH)).batchItemFailures).toEqual([])
    expect(await keys()).toContain(keyOf(article))
  })

  it('[RELY-05] a short error of the bucket delays nothing', async () => {
    const article = await addPublishedArticle()
    const { callsDuringOutage } = await outages.during('objects', { mode: 'error', from: 2, count: 1 }, async () =>
      expect(await run()).toBe(0),
    )
    expect(callsDuringOutage).toBeGreaterThan(1)
    expect(await keys()).toContain(keyOf(article))
  })
})
