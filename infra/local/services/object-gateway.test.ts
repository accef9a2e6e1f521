import { buildApp } from 'fauxqs'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { presignPost } from '../../../functions/uploads/presign.ts'
import type { Judge } from '../policies/iam.ts'
import { Faults } from './faults.ts'
import type { Created } from './notifications.ts'
import { startObjectGateway } from './object-gateway.ts'

const ORIGIN = 'http://localhost:4173'
const NOW = Date.parse('2026-11-26T12:00:00Z')
const s3 = buildApp({ logger: false })
await s3.inject({ method: 'PUT', url: '/inbox' })

let now = NOW
const created: Created[] = []
const faults = new Faults()
const refusal = vi.fn<Judge['refusal']>()
const gateway = await startObjectGateway(s3, {
  faults,
  judge: { refusal } as unknown as Judge,
  now: () => now,
  appUrl: () => ORIGIN,
  corsMethods: new Map([['inbox', ['POST']]]),
  onCreated: (each) => void created.push(each),
})
afterAll(() => {
  gateway.stop()
  return s3.close()
})

beforeEach(() => {
  now = NOW
  created.length = 0
  faults.clear()
  refusal.mockReset()
})

const KEY = 'images/heron.png'
const ENVIRONMENT = {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'uploads',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_S3: gateway.url,
}

/** A form for one PNG of at most ten bytes, until five minutes later. */
function signedForm(environment: Partial<typeof ENVIRONMENT> = {}) {
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, ...environment })) vi.stubEnv(name, value)
  const allowed = { bucket: 'inbox', key: KEY, contentType: 'image/png', maxBytes: 10, until: NOW + 300_000 }
  const form = presignPost(allowed, NOW)
  vi.unstubAllEnvs()
  return form
}

type Fields = Record<string, string | undefined>

async function post(changed: Fields = {}, { file = 'heron', url = '', form = signedForm() } = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries<string | undefined>({ ...form.fields, ...changed }))
    if (value !== undefined) body.append(name, value)
  body.append('file', new File([file], 'any.png'))
  const reply = await fetch(url || form.url, { method: 'POST', body, headers: { origin: ORIGIN } })
  return { status: reply.status, code: /<Code>(.*)<\/Code>/.exec(await reply.text())?.[1], headers: reply.headers }
}

const stored = async () => {
  const { statusCode, body, headers } = await s3.inject({ method: 'GET', url: `/inbox/${KEY}` })
  return statusCode === 200 ? `${String(headers['content-type'])} ${body}` : 'nothing'
}

/** A policy with another condition, signed by nobody. */
function forged(): Fields {
  const { Policy } = signedForm().fields
  const policy = Buffer.from(Policy, 'base64').toString().replace(',10]', ',1000]')
  return { Policy: Buffer.from(policy).toString('base64') }
}

describe('a form of a browser', () => {
  it.each<[string, Parameters<typeof post>, string]>([
    ['another key', [{ key: 'images/other.png' }], '403 AccessDenied'],
    ['another type', [{ 'Content-Type': 'text/html' }], '403 AccessDenied'],
    ['no type', [{ 'Content-Type': undefined }], '403 AccessDenied'],
    ['another bucket', [{}, { url: `${gateway.url}/media` }], '403 AccessDenied'],
    ['another field', [{ acl: 'public-read' }], '403 AccessDenied'],
    ['a redirect', [{ success_action_redirect: 'https://example.com' }], '403 AccessDenied'],
    ['no byte', [{}, { file: '' }], '400 EntityTooSmall'],
    ['too many bytes', [{}, { file: 'x'.repeat(11) }], '400 EntityTooLarge'],
    ['a policy of its own', [forged()], '403 SignatureDoesNotMatch'],
    ['no signature', [{ 'X-Amz-Signature': undefined }], '403 SignatureDoesNotMatch'],
    [
      'the signature of another key',
      [{}, { form: signedForm({ AWS_SECRET_ACCESS_KEY: 'other' }) }],
      '403 SignatureDoesNotMatch',
    ],
    [
      'the signature for another region',
      [{}, { form: signedForm({ AWS_REGION: 'eu-west-1' }) }],
      '403 SignatureDoesNotMatch',
    ],
  ])('[SEC-24] is refused with %s', async (_, sent, expected) => {
    const { status, code } = await post(...sent)
    expect(`${status} ${code}`).toBe(expected)
    expect([await stored(), created]).toEqual(['nothing', []])
  })

  it('[SEC-24] is refused when it has expired', async () => {
    now = NOW + 300_000
    expect(await post()).toMatchObject({ status: 403, code: 'AccessDenied' })
    expect([await stored(), created]).toEqual(['nothing', []])
  })

  it('[SEC-24] is refused when the function that signed it may not store the file', async () => {
    refusal.mockReturnValue('No')
    expect(await post()).toMatchObject({ status: 403, code: 'AccessDenied' })
    const call = { caller: 'uploads', service: 'S3', operation: 'PutObject', input: { bucket: 'inbox', key: KEY } }
    expect(refusal).toHaveBeenCalledExactlyOnceWith(call)
    expect([await stored(), created]).toEqual(['nothing', []])
  })

  it('[RELY-05] fails during a fault of S3', async () => {
    faults.set({ target: 's3', mode: 'error', rate: 1, delayMs: 0 })
    expect((await post()).status).toBe(500)
    faults.set({ target: 's3', mode: 'down', rate: 1, delayMs: 0 })
    await expect(post()).rejects.toThrow('fetch failed')
    expect([await stored(), created]).toEqual(['nothing', []])
  })

  it('[SEC-24] is taken until its end, and the queue is told', async () => {
    now = NOW + 299_999
    const { status, headers } = await post({}, { file: '0123456789' })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN])
    expect(await stored()).toBe('image/png 0123456789')
    expect(created).toEqual([{ bucket: 'inbox', key: KEY, bytes: 10, how: 'Post' }])
  })
})

describe('a browser', () => {
  const ask = (bucket: string, headers: Record<string, string>) =>
    fetch(`${gateway.url}/${bucket}`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST', ...headers },
    })

  it.each<[string, string, Record<string, string>, number]>([
    ['the product itself', 'inbox', {}, 200],
    ['another site', 'inbox', { origin: 'https://example.com' }, 403],
    ['a bucket without such a rule', 'media', {}, 403],
    ['another method', 'inbox', { 'access-control-request-method': 'PUT' }, 403],
    ['a header of its own', 'inbox', { 'access-control-request-headers': 'x-heron' }, 403],
  ])('[SEC-16] may send forms as the rules of the bucket say: %s', async (_, bucket, headers, status) => {
    expect((await ask(bucket, headers)).status).toBe(status)
  })
})
