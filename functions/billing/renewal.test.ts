import { randomUUID } from 'node:crypto'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { askForErasure } from '../../tests/fixtures/data/erasure.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { startPayments } from '../../tests/fixtures/payments/payments.ts'
import { enqueuePayment } from '../outbox/payment-job.ts'
import { table } from '../table/client.ts'

const DAY_MS = 86_400_000
const { account, check, buy, runQueue } = await startPayments()
const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)
const newUser = () => newSignedInUser({ createdDaysAgo: 20 })

// The clock only moves forward: Stripe's account keeps what has happened.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

describe('when the deletion of the account is asked for', () => {
  const endRenewal = async (user: TestUser) => {
    const { customer } = (await itemsOf(user))['ME#BILLING'] as { customer: string }
    await enqueuePayment({ customer, endsRenewal: true, correlationId: randomUUID() })
    await runQueue()
  }

  it('[PROF-03] [SUB-05] the subscription is not renewed, and nothing more is charged', async () => {
    const ada = await newUser()
    const id = await buy(ada)
    advance(4_000)
    await check(ada)
    expect((await askForErasure(ada)).status).toBe(200)
    advance(61_000)
    expect(await runQueue()).toBe(1)
    expect(account.subscription(id)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    const invoices = () => account.invoices.filter(({ subscription }) => subscription === id)
    expect(invoices()).toHaveLength(1)
    advance(60 * DAY_MS)
    expect(account.subscription(id).status).toBe('canceled')
    expect(invoices()).toHaveLength(1)
  })

  it('[PROF-03] it is not renewed either when the queue is faster than the request', async () => {
    const ada = await newUser()
    const id = await buy(ada)
    advance(4_000)
    await check(ada)
    const send = table.send.bind(table)
    let isFirst = true
    vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
      const stores = isFirst && (command as object) instanceof TransactWriteCommand
      if (stores) {
        isFirst = false
        await runQueue()
      }
      return send(command)
    }) as never)
    expect((await askForErasure(ada)).status).toBe(200)
    expect(isFirst).toBe(false)
    advance(61_000)
    await runQueue()
    expect(account.subscription(id)).toMatchObject({ status: 'active', cancel_at_period_end: true })
  })

  it('[PROF-03] a payment that failed is not tried again', async () => {
    const ada = await newUser()
    const id = await buy(ada)
    account.setCard(account.subscription(id).customer, false)
    advance(32 * DAY_MS)
    await changeProfile(ada, 'erasesAt', Date.now() + 7 * DAY_MS)
    await endRenewal(ada)
    expect(account.subscription(id).status).toBe('canceled')
  })

  it('[PROF-03] and was taken back at once, or was never stored, it stays', async () => {
    const ada = await newUser()
    const id = await buy(ada)
    await endRenewal(ada)
    expect(account.subscription(id)).toMatchObject({ status: 'active', cancel_at_period_end: false })
  })
})
