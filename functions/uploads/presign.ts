import { createHmac } from 'node:crypto'
import { environmentVariable } from '../aws/environment.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const withoutMs = (instant: number) => new Date(instant).toISOString().replace(/\.\d+/, '')

interface Allowed {
  bucket: string
  key: string
  contentType: string
  maxBytes: number
  /** Until then, epoch ms. */
  until: number
}

/**
 * Signs a form with which a browser may send one file to a bucket: with exactly this key and type, and 1 to `maxBytes`
 * bytes. The form has the permissions of this function, and no others. `now`: epoch ms. Source: requirement SEC-24.
 */
export function presignPost({ bucket, key, contentType, maxBytes, until }: Allowed, now: number) {
  const region = environmentVariable('AWS_REGION')
  const time = withoutMs(now).replaceAll(/[-:]/g, '')
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request']
  const token = process.env['AWS_SESSION_TOKEN']
  // In this order, so that the policy is what the SDK's own signer makes (presign.test.ts).
  const signed = {
    'Content-Type': contentType,
    bucket,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [environmentVariable('AWS_ACCESS_KEY_ID'), ...scope].join('/'),
    'X-Amz-Date': time,
    ...(token && { 'X-Amz-Security-Token': token }),
    key,
  }
  const conditions = [
    ['content-length-range', 1, maxBytes],
    ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
  ]
  const policy = JSON.stringify({ expiration: withoutMs(until), conditions })
  const Policy = Buffer.from(policy).toString('base64')
  const signingKey = scope.reduce<string | Buffer>(hmac, `AWS4${environmentVariable('AWS_SECRET_ACCESS_KEY')}`)
  const local = process.env['AWS_ENDPOINT_URL_S3']
  return {
    url: local ? `${local}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com/`,
    fields: { ...signed, Policy, 'X-Amz-Signature': hmac(signingKey, Policy).toString('hex') },
  }
}
