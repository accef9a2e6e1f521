import { createHash } from 'node:crypto'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { traceCalls } from '../aws/call-trace.ts'
import { clientTimeouts } from '../aws/client-timeouts.ts'
import { environmentVariable } from '../aws/environment.ts'
import type { StoredFile } from './current-pages.ts'

const s3 = traceCalls(new S3Client(clientTimeouts(3_000)))
const Bucket = () => environmentVariable('PAGES_BUCKET')

/** What `findFiles` returns for a file with this text. */
export const etagOf = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`

/** The files in the bucket: each key with its ETag, the MD5 of its content. */
export async function findFiles(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let ContinuationToken: string | undefined
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket: Bucket(), ContinuationToken }))
    for (const { Key = '', ETag = '' } of page.Contents ?? []) found.set(Key, ETag)
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
  return found
}

export async function storeFile(Key: string, { type, cacheControl, text }: StoredFile): Promise<void> {
  const content = { Body: text, ContentType: type, CacheControl: cacheControl }
  await s3.send(new PutObjectCommand({ Bucket: Bucket(), Key, ...content }))
}

export async function removeFile(Key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: Bucket(), Key }))
}
