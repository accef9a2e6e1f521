import { createHmac, timingSafeEqual } from 'node:crypto'
import { REGION } from '../template/resolve.ts'

/** The secret of every access key of the local world. */
const SECRET = 'local'

/** A refusal, with the status and code of S3. */
export class FormRefused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The file of a form, and what the form says about it. */
export interface SentFile {
  /** The access key that signed the form. */
  caller: string
  key: string
  contentType: string
  content: Buffer
}

type Condition = Record<string, string> | [operator: string, field: string | number, value: string | number]

const denied = (why: string) => new FormRefused(403, 'AccessDenied', `Invalid according to Policy: ${why}`)

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Throws unless the policy was signed with the key that the form names. Returns the access key. */
function checkSignature(field: (name: string) => string): string {
  const [caller = '', day = '', region = '', service = '', end = ''] = field('x-amz-credential').split('/')
  const isKnown =
    field('x-amz-algorithm') === 'AWS4-HMAC-SHA256' &&
    [region, service, end].join() === [REGION, 's3', 'aws4_request'].join() &&
    field('x-amz-date').startsWith(`${day}T`)
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  const [expected, given] = [hmac(key, field('policy')), Buffer.from(field('x-amz-signature'), 'hex')]
  if (!isKnown || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new FormRefused(403, 'SignatureDoesNotMatch', 'The signature does not match')
  return caller
}

/** Returns the field that a condition allows, without its value. Throws unless the condition is met. */
function checkCondition(condition: Condition, field: (name: string) => string, bytes: number): string {
  const parts = Array.isArray(condition) ? condition : (['eq', ...(Object.entries(condition)[0] ?? ['', ''])] as const)
  const [operator, name, value] = parts
  if (operator === 'content-length-range') {
    if (bytes < Number(name)) throw new FormRefused(400, 'EntityTooSmall', 'The file is too small')
    if (bytes > Number(value)) throw new FormRefused(400, 'EntityTooLarge', 'The file is too large')
    return ''
  }
  if (operator !== 'eq' && operator !== 'starts-with') throw denied(`unknown condition ${operator}`)
  const plain = String(name).replace(/^\$/, '').toLowerCase()
  const isMet = operator === 'eq' ? field(plain) === value : field(plain).startsWith(String(value))
  if (!isMet) throw denied(`Policy Condition failed: ${JSON.stringify(condition)}`)
  return plain
}

/** Every field of a form must be allowed by a condition, except these. */
const FREE = /^(policy|x-amz-signature|bucket|x-ignore-.*)$/

interface ReadForm {
  bucket: string
  contentType: string
  body: Buffer
  now: number
}

/**
 * Reads the form of an upload like S3: checks the signature, the expiry, each condition of the policy, and that it allows
 * every field. What follows the file is ignored. Throws `FormRefused`.
 */
export async function readSignedForm({ bucket, contentType, body, now }: ReadForm): Promise<SentFile> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  const entries = [...(form?.entries() ?? [])]
  const at = entries.findIndex(([name]) => name.toLowerCase() === 'file')
  const file = entries[at]?.[1]
  if (!form || file === undefined) throw new FormRefused(400, 'MalformedPOSTRequest', 'The form has no file')
  const fields = new Map(
    entries.slice(0, at).map(([name, value]) => [name.toLowerCase(), typeof value === 'string' ? value : '']),
  )
  const field = (name: string) => (name === 'bucket' ? bucket : (fields.get(name) ?? ''))
  const caller = checkSignature(field)
  const policy = JSON.parse(Buffer.from(field('policy'), 'base64').toString()) as {
    expiration: string
    conditions: Condition[]
  }
  if (!(Date.parse(policy.expiration) > now)) throw denied('Policy expired.')
  const content = typeof file === 'string' ? Buffer.from(file) : Buffer.from(await file.arrayBuffer())
  const allowed = new Set(policy.conditions.map((each) => checkCondition(each, field, content.length)))
  const extra = [...fields.keys()].find((name) => !allowed.has(name) && !FREE.test(name))
  if (extra) throw denied(`Extra input fields: ${extra}`)
  return { caller, key: field('key'), contentType: field('content-type') || 'binary/octet-stream', content }
}
