import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { SQSEvent } from 'aws-lambda'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readImageAddress } from '../../shared/rich-text/image-address.ts'
import { animatedPng, claimedPng, moving, noisyJpeg, picture } from '../../tests/fixtures/data/images.ts'
import { FRAME, mp3, tag } from '../../tests/fixtures/data/mp3.ts'
import { beginImage, beginRecording, outcomeOf } from '../../tests/fixtures/data/uploads.ts'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { FAULT_NAMES, FAULTS } from '../../tests/fixtures/endpoints/failure-effects.ts'
import { Outages } from '../../tests/fixtures/endpoints/outages.ts'
import { useOwnBucket } from '../../tests/fixtures/setup/own-bucket.ts'

const [inbox, media] = [await useOwnBucket('INBOX_BUCKET'), await useOwnBucket('MEDIA_BUCKET')]
// Without the proxy of the outages.
const files = new S3Client({ endpoint: process.env['AWS_ENDPOINT_URL_S3'] ?? '' })
const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())
const { handler } = await import('./handler.ts')
const editor = await newSignedInUser({ roles: ['editor'] })
const admin = await newSignedInUser({ roles: ['admin'] })

const keysIn = async (Bucket: string) =>
  ((await files.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key = '' }) => Key)
const read = async (address: string) => {
  const { Body, ...object } = await files.send(new GetObjectCommand({ Bucket: media, Key: address.slice(1) }))
  return { ...object, bytes: Buffer.from((await Body?.transformToByteArray()) ?? []) }
}

/** Puts a file where the form of a new upload allows it. Returns the upload and the message about the file. */
async function send(content: Buffer | string, type = 'image/png') {
  const { id, fields } = await beginImage(editor, { type })
  const key = fields['key'] ?? ''
  await files.send(new PutObjectCommand({ Bucket: inbox, Key: key, Body: content, ContentType: type }))
  return { id, key, record: { messageId: id, body: JSON.stringify({ Records: [{ s3: { object: { key } } }] }) } }
}
type Sent = Awaited<ReturnType<typeof send>>
const run = (...sent: Sent[]) => handler({ Records: sent.map(({ record }) => record) } as SQSEvent)

/** Sends and checks a file. Returns what has become of it. */
async function check(content: Buffer | string, type?: string) {
  const sent = await send(content, type)
  expect(await run(sent)).toEqual({ batchItemFailures: [] })
  return outcomeOf(editor, sent.id)
}
const addressOf = async (content: Buffer, type?: string) => {
  const outcome = await check(content, type)
  return outcome.state === 'ready' ? outcome.address : JSON.stringify(outcome)
}

describe('an uploaded image', () => {
  it('[ADM-04] [SEC-24] is served in three formats and up to three widths, never enlarged, and leaves the inbox', async () => {
    const address = await addressOf(await picture(600, 300).png().toBuffer())
    const { id, width, height, colours } = readImageAddress(address) ?? {}
    expect([width, height]).toEqual([600, 300])
    expect(colours).toHaveLength(12)
    expect([colours?.[0], colours?.[3]]).toEqual(['#25a', '#db7'])
    const folder = `/media/images/${id}/`
    const expected = ['480.avif', '480.webp', '480.jpg', '600.avif', '600.webp'].map((name) => folder + name)
    for (const each of [...expected, address]) {
      const { ContentType, CacheControl, bytes } = await read(each)
      const { format, width: actual } = await sharp(bytes).metadata()
      expect(actual, each).toBe(each.includes('480') ? 480 : 600)
      expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(ContentType)
      expect(CacheControl).toBe('public, max-age=31536000, immutable')
    }
    expect((await keysIn(media)).filter((key) => key.includes(String(id)))).toHaveLength(6)
    expect(await keysIn(inbox)).toEqual([])
  })

  it('[SEC-24] is turned upright, in sRGB, and says neither where it was taken nor by whom', async () => {
    const original = await picture(40, 20)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'heron' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(await sharp(original).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.anything(),
      icc: expect.anything(),
    })
    expect(original.includes('heron')).toBe(true)
    const address = await addressOf(original, 'image/jpeg')
    expect(readImageAddress(address)).toMatchObject({ width: 20, height: 40 })
    for (const name of ['20.avif', '20.webp', address.split('/').at(-1)]) {
      const { bytes } = await read(address.replace(/[^/]+$/, String(name)))
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp, iptc, orientation }, name).toEqual({})
      expect(bytes.includes('heron'), name).toBe(false)
    }
  })

  it('[SEC-24] is what its bytes say, whatever the browser called it', async () => {
    const jpeg = await picture(8, 8).jpeg().toBuffer()
    expect(readImageAddress(await addressOf(jpeg, 'image/png'))).toMatchObject({ width: 8, height: 8 })
  })

  it('[SEC-24] keeps nothing that stands behind the picture', async () => {
    const page = Buffer.from('<script>alert("heron")</script>')
    const address = await addressOf(Buffer.concat([await picture(8, 8).jpeg().toBuffer(), page]), 'image/jpeg')
    expect((await read(address)).bytes.includes('heron')).toBe(false)
  })

  it.each([
    ['grey', () => picture(8, 8).greyscale().jpeg().toBuffer()],
    ['with 16 bits a colour', () => picture(8, 8).toColourspace('rgb16').png().toBuffer()],
    ['for printing', () => picture(8, 8).toColourspace('cmyk').jpeg().toBuffer()],
  ])('[ADM-04] may be %s', async (_, make) => {
    expect(readImageAddress(await addressOf(await make()))).toMatchObject({ width: 8, height: 8 })
  })

  const refused: [what: string, make: () => Promise<Buffer> | Buffer, reason: string][] = [
    ['nothing', () => Buffer.alloc(0), 'not-an-image'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-an-image'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-an-image'],
    ['a GIF', () => moving('gif'), 'not-an-image'],
    ['an AVIF', () => picture(8, 8).avif({ effort: 0 }).toBuffer(), 'not-an-image'],
    ['the first bytes of a PNG alone', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'unreadable'],
    ['a cut JPEG', async () => (await noisyJpeg(64, 64)).subarray(0, 2_000), 'unreadable'],
    ['a PNG without most of its lines', () => claimedPng(64, 64), 'unreadable'],
    ['a WebP that moves', () => moving('webp'), 'animated'],
    ['a PNG that moves', animatedPng, 'animated'],
    ['a PNG of 50,000 by 1', () => claimedPng(50_000, 1), 'too-many-pixels'],
    ['a small file that would fill the memory', () => claimedPng(11_000, 11_000), 'too-many-pixels'],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'too-large'],
  ]
  it.each(refused)('[SEC-24] is refused when it is %s', async (_, make, reason) => {
    const before = await keysIn(media)
    expect(await check(await make())).toEqual({ state: 'refused', reason })
    expect(await keysIn(media)).toEqual(before)
    expect(await keysIn(inbox)).toEqual([])
  })

  it('[SEC-24] that cannot be read stops no other one, and is not tried again', async () => {
    const good = await picture(9, 9).png().toBuffer()
    const all = [await send(claimedPng(64, 64)), await send(good), await send('heron')]
    expect(await run(...all)).toEqual({ batchItemFailures: [] })
    const states = await Promise.all(all.map(async ({ id }) => (await outcomeOf(editor, id)).state))
    expect(states).toEqual(['refused', 'ready', 'refused'])
  })

  it('[SEC-24] of which the queue tells twice is the same', async () => {
    const sent = await send(await picture(10, 10).png().toBuffer())
    await run(sent)
    const [outcome, stored] = [await outcomeOf(editor, sent.id), await keysIn(media)]
    // The second message may also arrive while the file is still there.
    const Body = await picture(12, 12).png().toBuffer()
    await files.send(new PutObjectCommand({ Bucket: inbox, Key: sent.key, Body }))
    expect(await run(sent, sent)).toEqual({ batchItemFailures: [] })
    expect(await outcomeOf(editor, sent.id)).toEqual(outcome)
    expect(await keysIn(media)).toEqual(stored)
    expect(await keysIn(inbox)).toEqual([])
  })

  it('[SEC-24] that is not there any more, that nobody began, and the test message of S3 are done', async () => {
    const gone = await send('heron')
    await run(gone)
    const foreign = { Records: [{ s3: { object: { key: 'images/heron.png' } } }] }
    const bodies = [gone.record.body, JSON.stringify(foreign), JSON.stringify({ Event: 's3:TestEvent' })]
    const Records = bodies.map((body, index) => ({ messageId: `${index}`, body }))
    expect(await handler({ Records } as SQSEvent)).toEqual({ batchItemFailures: [] })
  })
})

describe('an uploaded recording', () => {
  /** Sends and checks a recording. */
  async function checkRecording(content: Buffer) {
    const { id, fields } = await beginRecording(admin)
    const key = fields['key'] ?? ''
    await files.send(new PutObjectCommand({ Bucket: inbox, Key: key, Body: content }))
    const body = JSON.stringify({ Records: [{ s3: { object: { key } } }] })
    expect(await handler({ Records: [{ messageId: id, body }] } as SQSEvent)).toEqual({ batchItemFailures: [] })
    return outcomeOf(admin, id)
  }

  it('[ADM-06] is served without its tags, with its length, under a name that never gets other content', async () => {
    const outcome = await checkRecording(Buffer.concat([tag('heron'), mp3(100)]))
    const bytes = 100 * FRAME.bytes
    const address = expect.stringMatching(/^\/media\/audio\/recording-[0-9a-f]{20}\.mp3$/) as string
    expect(outcome).toEqual({ state: 'ready', address, bytes, seconds: expect.closeTo(2.4, 6) as number })
    const stored = await read(outcome.state === 'ready' ? outcome.address : '')
    expect(stored).toMatchObject({ ContentType: 'audio/mpeg', CacheControl: 'public, max-age=31536000, immutable' })
    expect(stored.bytes).toEqual(mp3(100))
    expect(await keysIn(inbox)).toEqual([])
  })

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['an image', () => picture(8, 8).png().toBuffer(), 'not-mp3'],
    ['more than 30 MB', () => Buffer.alloc(30 * 1024 * 1024 + 1), 'too-large'],
    ['longer than an hour', () => mp3(3_600 / FRAME.seconds + 1), 'too-long'],
  ])('[ADM-06] is refused when it is %s', async (_, make, reason) => {
    const before = await keysIn(media)
    expect(await checkRecording(await make())).toEqual({ state: 'refused', reason })
    expect(await keysIn(media)).toEqual(before)
  })
})

describe('while a dependency fails', () => {
  const failing = FAULT_NAMES.filter((fault) => FAULTS[fault].fails && fault !== 'slower than the timeout')
  const cases = (['objects', 'table'] as const).flatMap((dependency) =>
    failing.map((fault) => [dependency, fault] as const),
  )

  it.each(cases)('[RELY-05] the file waits, and nothing is lost: %s, %s', async (dependency, fault) => {
    const sent = await send('heron')
    vi.resetModules()
    const { handler: fresh } = await import('./handler.ts')
    const batch = { Records: [sent.record] } as SQSEvent
    const { callsDuringOutage, reply } = await outages.during(dependency, FAULTS[fault], () => fresh(batch))
    expect(reply.batchItemFailures).toEqual([{ itemIdentifier: sent.id }])
    expect(callsDuringOutage).toBeGreaterThan(0)
    expect(await outcomeOf(editor, sent.id)).toEqual({ state: 'waiting' })
    expect((await fresh(batch)).batchItemFailures).toEqual([])
    expect(await outcomeOf(editor, sent.id)).toEqual({ state: 'refused', reason: 'not-an-image' })
  })

  it('[RELY-05] an image of which only some files could be stored is not ready', async () => {
    const sent = await send(await picture(11, 11).png().toBuffer())
    // The image is read, and one file is stored.
    const { reply } = await outages.during('objects', { mode: 'error', from: 3 }, () => run(sent))
    expect(reply.batchItemFailures).toEqual([{ itemIdentifier: sent.id }])
    expect(await outcomeOf(editor, sent.id)).toEqual({ state: 'waiting' })
    expect(await run(sent)).toEqual({ batchItemFailures: [] })
    expect(await outcomeOf(editor, sent.id)).toMatchObject({ state: 'ready' })
  })
})
