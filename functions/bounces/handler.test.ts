import type { SQSEvent } from 'aws-lambda'
import { describe, expect, it, vi } from 'vitest'
import { FILE_ID } from '../../tests/fixtures/file-id.ts'
import { logger } from '../http/logger.ts'
import { hashOf } from '../table/hash.ts'
import type { Hash } from '../table/keys.ts'
import { readRefusal, recordProof, refusalKeys } from '../table/records/mail-refusals.ts'
import { handler } from './handler.ts'

let count = 0
const newRecipient = () => ({
  email: `refuses${count++}.${FILE_ID}@stillwater.test`,
  isVerified: true,
})
const messageFor = (keys: readonly Hash[], changes = {}) => ({
  reason: 'bounce',
  recipients: [keys.join('')],
  sentAt: new Date().toISOString(),
  ...changes,
})

const HOUR_MS = 3_600_000
const NOTHING = { hasBounced: false, hasComplained: false }
const BOUNCED = { hasBounced: true, hasComplained: false }

/** Delivers messages as the queue does. Returns the indices of the failed ones. */
async function deliver(...messages: unknown[]): Promise<string[]> {
  const Records = messages.map((message, index) => ({ messageId: String(index), body: JSON.stringify(message) }))
  return (await handler({ Records } as SQSEvent)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
}

describe('a refusal', () => {
  it('[SEC-12] is recorded for the address, and only once when it is delivered twice', async () => {
    const recipient = newRecipient()
    const message = messageFor(refusalKeys(recipient))
    expect(await deliver(message, message)).toEqual([])
    expect(await readRefusal(recipient)).toMatchObject(BOUNCED)
    expect(await readRefusal(newRecipient())).toMatchObject(NOTHING)
  })

  it.each([
    ['bounce', NOTHING],
    ['complaint', { hasBounced: false, hasComplained: true }],
  ])('[SEC-12] by %s at an unverified address counts for other tags of its mailbox: %o', async (reason, others) => {
    const [name, domain] = newRecipient().email.split('@')
    const tagged = (tag: string, isVerified: boolean) => ({ email: `${name}+${tag}@${domain}`, isVerified })
    await deliver(messageFor(refusalKeys(tagged('a', false)), { reason }))
    expect(await readRefusal(tagged('b', false))).toMatchObject(others)
    expect(await readRefusal(tagged('b', true))).toMatchObject(NOTHING)
  })

  it('[SEC-12] a verified address that bounced several times in a day gets mail again after a day', async () => {
    const recipient = newRecipient()
    const later = (ms: number) => void vi.setSystemTime(Date.now() + ms)
    vi.useFakeTimers({ toFake: ['Date'] })
    const message = messageFor(refusalKeys(recipient))
    await deliver(message, message, message)
    later(3 * HOUR_MS)
    // The provider gives up a mail of the same minute later.
    await deliver(message)
    later(24 * HOUR_MS)
    expect(await readRefusal(recipient)).toMatchObject(NOTHING)
    vi.useRealTimers()
  })

  it('[SEC-12] bounces on three days close a verified address for a year', async () => {
    const recipient = newRecipient()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let n = 0; n < 3; n++) {
      vi.setSystemTime(Date.now() + 24 * HOUR_MS)
      expect(await readRefusal(recipient)).toMatchObject(NOTHING)
      await deliver(messageFor(refusalKeys(recipient)))
      expect(await readRefusal(recipient)).toMatchObject(BOUNCED)
    }
    vi.setSystemTime(Date.now() + 300 * 24 * HOUR_MS)
    expect(await readRefusal(recipient)).toMatchObject(BOUNCED)
    vi.useRealTimers()
  })

  it('of a mail from before the address was proven again is not recorded', async () => {
    const recipient = newRecipient()
    const keys = refusalKeys(recipient)
    const sentAt = new Date(Date.now() - 60_000).toISOString()
    await deliver(messageFor(keys, { sentAt }))
    for (const key of keys) await recordProof(key, Date.now())
    await deliver(messageFor(keys, { sentAt }))
    expect(await readRefusal(recipient)).toMatchObject(NOTHING)
    await deliver(messageFor(keys, { sentAt: new Date(Date.now() + 1_000).toISOString() }))
    expect(await readRefusal(recipient)).toMatchObject(BOUNCED)
  })

  it('[SEC-27] is logged with its reason only', async () => {
    const info = vi.spyOn(logger, 'info')
    await deliver(messageFor(refusalKeys(newRecipient()), { reason: 'complaint' }))
    expect(info.mock.calls).toEqual([['mail refused', { reason: 'complaint' }]])
    info.mockRestore()
  })
})

describe('a message that no rule sends', () => {
  const key = hashOf('any')
  it.each([
    ['another reason', { reason: 'delivery' }],
    ['no tag', { recipients: [] }],
    ['an address', { recipients: ['ada@stillwater.test'] }],
    ['three keys', { recipients: [key.repeat(3)] }],
    ['no instant', { sentAt: 'yesterday' }],
    ['a further field', { address: 'ada@stillwater.test' }],
  ])('[RELY-06] fails alone and records nothing: %s', async (_, changes) => {
    const recipient = newRecipient()
    const keys = refusalKeys(recipient)
    expect(await deliver(messageFor(keys, changes), messageFor(refusalKeys(newRecipient())))).toEqual(['0'])
    expect(await readRefusal(recipient)).toMatchObject(NOTHING)
  })
})
