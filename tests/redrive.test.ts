import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { operationsApi } from '../shared/operations/api.ts'
import type { QueueState } from '../shared/operations/schema.ts'
import { newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'
import { startQueues } from './fixtures/mail/queue.ts'

const key = process.env['AWS_ACCESS_KEY_ID']
// The queues accept only what the policy of the function allows.
const { queue, find, faults, stop } = await startQueues('operations', process.env['PAYMENTS_QUEUE_URL'] ?? '')
const dead = find(process.env['PAYMENTS_DEAD_LETTERS_URL'] ?? '')
const { readQueues } = await import('../functions/operations/queues.ts')
const { handler } = await import('../functions/operations/handler.ts')
const { handler: people } = await import('../functions/people/handler.ts')
const { peopleApi } = await import('../shared/people/api.ts')
// The client of the queues keeps the key of its first call.
await readQueues()
Object.assign(process.env, { AWS_ACCESS_KEY_ID: key })

afterEach(() => {
  faults.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => stop())

const reason = 'the payment service is back'
const newAdmin = () => newSignedInUser({ roles: ['admin'] })
const read = async ({ cookie }: TestUser) => invoke(handler, operationsApi.queues, { cookie })
const redrive = ({ cookie }: TestUser, id = 'payments') =>
  invoke(handler, operationsApi.redrive, { cookie, params: { id }, body: { reason } })
const stateOf = async (admin: TestUser, name = 'payments') =>
  ((await read(admin)).body.queues as QueueState[]).find((each) => each.name === name)
const actsOf = async ({ cookie, userId }: TestUser) =>
  (await invoke(people, peopleApi.audit, { cookie })).body.entries.filter(({ by }: { by: string }) => by === userId)

/** Moves the clock past the time for which a received message is hidden. */
const waitForVisibility = () => vi.setSystemTime(Date.now() + queue.spec.visibilityMs)

/** A message that no run could process. */
function failJob(body: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  queue.send(body)
  for (let n = 0; n < 3; n++) {
    queue.receive(1)
    waitForVisibility()
  }
  queue.list()
}

describe('[OPS-04] [RELY-06] the queues', () => {
  it('are told with what waits, what is worked on and what has failed, and without a word of a message', async () => {
    const admin = await newAdmin()
    const rings = find(process.env['RINGS_QUEUE_URL'] ?? '')
    for (const word of ['heron one', 'heron two', 'heron three']) rings.send(JSON.stringify({ word }))
    rings.send('{"word":"heron later"}', 60)
    rings.receive(1)
    find(process.env['TICK_DEAD_LETTERS_URL'] ?? '').send('{}')
    const { status, body } = await read(admin)
    expect(status).toBe(200)
    expect(body.queues).toContainEqual({ name: 'rings', waiting: 3, running: 1, dead: 0 })
    expect(body.queues).toHaveLength(6)
    expect(body.schedules).toContainEqual({ name: 'tick', dead: 1 })
    expect(body.schedules).toHaveLength(5)
    expect(JSON.stringify(body)).not.toContain('heron')
  })

  it('are refused while the queue service fails, and state of all else is told', async () => {
    const admin = await newAdmin()
    faults.set({ target: 'queue', mode: 'down', rate: 1, delayMs: 0 })
    expect((await read(admin)).status).toBe(503)
    expect((await invoke(handler, operationsApi.state, { cookie: admin.cookie })).status).toBe(200)
  })

  it('are asked with the rights of the function, which may not look into a dead letter of a schedule or start its redrive', async () => {
    const client = new SQSClient({
      useQueueUrlAsEndpoint: false,
      credentials: { accessKeyId: 'operations', secretAccessKey: 'x' },
    })
    const { ReceiveMessageCommand, StartMessageMoveTaskCommand } = await import('@aws-sdk/client-sqs')
    const { arn, url } = find(process.env['TICK_DEAD_LETTERS_URL'] ?? '').spec
    const denied = { name: 'AccessDeniedException' }
    await expect(client.send(new ReceiveMessageCommand({ QueueUrl: url }))).rejects.toMatchObject(denied)
    await expect(client.send(new StartMessageMoveTaskCommand({ SourceArn: arn }))).rejects.toMatchObject(denied)
    const jobs = new ReceiveMessageCommand({ QueueUrl: queue.spec.url })
    await expect(client.send(jobs)).rejects.toMatchObject(denied)
  })
})

describe('[RELY-06] [SEC-28] a redrive', () => {
  it('sends the dead letters back to their queue, and stands in the audit with its reason', async () => {
    failJob('one')
    failJob('two')
    // The clock has moved, and a redrive needs a recent proof.
    const admin = await newAdmin()
    expect(await stateOf(admin)).toEqual({ name: 'payments', waiting: 0, running: 0, dead: 2 })
    expect((await redrive(admin)).status).toBe(200)
    expect(await stateOf(admin)).toMatchObject({ waiting: 2, dead: 0, redrive: { state: 'done', moved: 2 } })
    const again = queue.receive(10)
    expect(again.map(({ body, receives }) => [body, receives])).toEqual([
      ['one', 1],
      ['two', 1],
    ])
    for (const { receipt } of again) queue.delete(receipt)
    expect(await actsOf(admin)).toMatchObject([{ act: 'queue-redriven', about: 'payments', reason }])
  })

  it('fails at a message that came from no queue, which is told', async () => {
    const admin = await newAdmin()
    dead.send('by hand')
    expect((await redrive(admin)).status).toBe(200)
    expect(await stateOf(admin)).toMatchObject({ dead: 1, redrive: { state: 'failed', moved: 0 } })
    for (const { receipt } of dead.receive(1)) dead.delete(receipt)
  })

  it('is refused while an earlier one goes on, and writes nothing', async () => {
    const admin = await newAdmin()
    dead.moves.unshift({ startedAt: Date.now(), moved: 0, isFailed: false, isRunning: true })
    expect((await redrive(admin)).problem).toMatchObject({ status: 409, type: '/problems/redrive-running' })
    expect(await stateOf(admin)).toMatchObject({ redrive: { state: 'running' } })
    dead.moves.shift()
    expect(await actsOf(admin)).toEqual([])
  })

  it('that cannot be written to the audit moves nothing', async () => {
    failJob('three')
    const admin = await newAdmin()
    const { table } = await import('../functions/table/client.ts')
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: { input: { Item?: { pk: string } } }) => {
      if (command.input.Item?.pk === 'AUDIT') throw new Error('down')
      return send(command as never)
    }) as never)
    expect((await redrive(admin)).status).toBeGreaterThanOrEqual(500)
    vi.restoreAllMocks()
    expect(await stateOf(admin)).toMatchObject({ waiting: 0, dead: 1 })
    expect((await redrive(admin)).status).toBe(200)
    for (const { receipt } of queue.receive(1)) queue.delete(receipt)
  })

  it.each(['tick', 'payments/x', ''])('of %j is refused: there is no such job queue', async (id) => {
    const admin = await newAdmin()
    expect((await redrive(admin, id)).status).toBe(400)
    expect(await actsOf(admin)).toEqual([])
  })
})
