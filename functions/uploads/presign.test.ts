import { afterEach, expect, it, vi } from 'vitest'
import { presignPost } from './presign.ts'

afterEach(() => void vi.unstubAllEnvs())

it("[SEC-24] a form is signed as by AWS's own signer, with its key, type, size and end", () => {
  const environment = {
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret/+x',
    AWS_SESSION_TOKEN: 'tok==/+',
    AWS_ENDPOINT_URL_S3: '',
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const now = Date.parse('2026-11-26T22:40:08Z')
  const allowed = { bucket: 'b-x', key: 'images/u/1.png', contentType: 'image/png', maxBytes: 5, until: now + 300_000 }
  const { url, fields } = presignPost(allowed, now)
  expect(url).toBe('https://b-x.s3.eu-west-2.amazonaws.com/')
  const { Policy, ...others } = fields
  expect(others).toEqual({
    key: 'images/u/1.png',
    bucket: 'b-x',
    'Content-Type': 'image/png',
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'AKIDEXAMPLE/20261126/eu-west-2/s3/aws4_request',
    'X-Amz-Date': '20261126T224008Z',
    'X-Amz-Security-Token': 'tok==/+',
    // From createPresignedPost of @aws-sdk/s3-presigned-post 3.1164.0 with the same input.
    'X-Amz-Signature': 'e14515def7a6b7e1bbe5bea61b37d1c846d2a7ee17e0004bd0d6d21a93f9c266',
  })
  expect(JSON.parse(Buffer.from(Policy, 'base64').toString())).toMatchObject({ expiration: '2026-11-26T22:45:08Z' })
})
