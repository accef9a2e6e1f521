import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { SQSEvent } from 'aws-lambda'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { operationsApi } from '../shared/operations/api.ts'
import type { OperationsState, ScheduleState } from '../shared/operations/schema.ts'
import { newSignedInUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'
import { useOwnTable } from './fixtures/setup/own-table.ts'

await useOwnTable()
const { handler } = await import('../functions/operations/handler.ts')
const { handler: bounces } = await import('../functions/bounces/handler.ts')
const { handler: tick } = await import('../functions/tick/handler.ts')
const { recordRuns } = await import('../functions/http/record-runs.ts')
const { table } = await import('../functions/table/client.ts')

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function readState(): Promise<OperationsState> {
  const { cookie } = await newSignedInUser({ roles: ['admin'] })
  const { status, body } = await invoke(handler, operationsApi.state, { cookie })
  expect(status).toBe(200)
  return body
}
const scheduleOf = async (name: ScheduleState['name']) =>
  (await readState()).schedules.find((each) => each.name === name)

describe('[OPS-04] a schedule', () => {
  it('is told without a run before its first one', async () => {
    expect(await scheduleOf('housekeeping')).toEqual({ name: 'housekeeping', isOverdue: false })
  })

  it('is told with when its last run began, and how long it took', async () => {
    const now = Date.parse('2027-01-01T12:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now })
    await tick()
    expect(await scheduleOf('tick')).toEqual({
      name: 'tick',
      last: { at: now, tookMs: expect.any(Number) },
      isOverdue: false,
    })
    vi.setSystemTime(now + 7 * MINUTE_MS)
    expect(await scheduleOf('tick')).toMatchObject({ last: { at: now }, isOverdue: true })
  })

  it('whose run failed says so, the run is tried again as before, and a success replaces it', async () => {
    const broken = recordRuns('erasure', async () => Promise.reject(new Error('heron')))
    await expect(broken()).rejects.toThrow('heron')
    expect(await scheduleOf('erasure')).toMatchObject({ last: { failed: true } })
    await recordRuns('erasure', async () => undefined)()
    expect((await scheduleOf('erasure'))?.last).not.toHaveProperty('failed')
  })

  it('that delivers content says how much', async () => {
    const delivered = { articles: 27, recordings: 12, newestOn: '2026-11-25' }
    await recordRuns('content', async () => delivered)()
    expect(await scheduleOf('content')).toMatchObject({ last: { delivered } })
  })

  it('[RELY-05] runs also while its run cannot be recorded, and fails with its own error', async () => {
    vi.spyOn(table, 'send').mockImplementation((async (command: object) => {
      if (command instanceof PutCommand) throw new Error('down')
      return {}
    }) as never)
    const work = vi.fn(async () => undefined)
    await recordRuns('reconcile', work)()
    expect(work).toHaveBeenCalledTimes(1)
    await expect(recordRuns('reconcile', async () => Promise.reject(new Error('own')))()).rejects.toThrow('own')
  })
})

describe('[OPS-04] [SEC-12] refused mail', () => {
  const refuse = (reason: 'bounce' | 'complaint') => {
    const body = JSON.stringify({ reason, recipients: ['h'.repeat(43)], sentAt: new Date().toISOString() })
    return bounces({ Records: [{ messageId: '0', body }] } as SQSEvent)
  }

  it('is counted by day for a week, and names no address', async () => {
    const now = Date.parse('2027-02-10T23:59:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now })
    for (const reason of ['bounce', 'bounce', 'complaint'] as const) await refuse(reason)
    vi.setSystemTime(now + 2 * MINUTE_MS)
    await refuse('complaint')
    const { mail } = await readState()
    expect(mail).toHaveLength(7)
    expect(mail.slice(0, 3)).toEqual([
      { on: '2027-02-11', bounces: 0, complaints: 1 },
      { on: '2027-02-10', bounces: 2, complaints: 1 },
      { on: '2027-02-09', bounces: 0, complaints: 0 },
    ])
    vi.setSystemTime(now + 7 * DAY_MS)
    expect((await readState()).mail.at(-1)).toEqual({ on: '2027-02-11', bounces: 0, complaints: 1 })
  })
})

it('[OPS-04] the build of the function is told by the beginning of its hash', async () => {
  expect((await readState()).build).toMatch(/^[0-9a-f]{8}$/)
})
