import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'

const s3 = traceCalls(new S3Client(clientTimeouts(10_000)))
const inbox = (Key: string) => ({ Bucket: environmentVariable('INBOX_BUCKET'), Key })

/** What is stored is named after its content, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A file of the inbox; `undefined` when it is not there any more, `too-large` without reading it. */
export async function readFromInbox(key: string, maxBytes: number): Promise<Uint8Array | 'too-large' | undefined> {
  try {
    const { Body, ContentLength = 0, ETag } = await s3.send(new GetObjectCommand(inbox(key)))
    if (ContentLength > maxBytes) {
      if (Body instanceof Readable) Body.destroy()
      return 'too-large'
    }
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
    // What was cut or changed on its way would be refused for ever.
    if (ETag !== `"${createHash('md5').update(bytes).digest('hex')}"`) throw new Error('The file did not arrive whole')
    return bytes
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

export async function removeFromInbox(key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand(inbox(key)))
}

/** Stores a file that is served at `address`. */
export async function storeMedia(address: string, ContentType: string, Body: Uint8Array): Promise<void> {
  const Key = address.slice(1)
  const object = { Bucket: environmentVariable('MEDIA_BUCKET'), Key, ContentType, CacheControl: IMMUTABLE, Body }
  await s3.send(new PutObjectCommand(object))
}
