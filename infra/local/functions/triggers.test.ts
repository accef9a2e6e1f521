import { describe, expect, it } from 'vitest'
import { mapping, policy, run, schedule } from '../../../tests/fixtures/triggers.ts'

const SAY = 'console.log(event.Records.map(({ body }) => body).join(" "));'
const numbers = (to: number) => Array.from({ length: to }, (_, index) => index)

describe('a queue that feeds a function', () => {
  it('hands over ten at a time and deletes what was done', async () => {
    const { jobs, lines } = await run(SAY, mapping(), { queued: numbers(12) })
    await expect.poll(() => jobs.list()).toEqual([])
    expect(lines.map((line) => line.split(' ').length).toSorted((a, b) => a - b)).toEqual([2, 10])
  })

  it('[RELY-06] one poison message in ten leaves nine done', async () => {
    const body = `const bad = event.Records.filter((each) => each.body === '3');
      ${SAY} return { batchItemFailures: bad.map((each) => ({ itemIdentifier: each.messageId })) }`
    const { jobs, dead, bodies, lines, pass } = await run(body, mapping(), { queued: numbers(10) })
    await expect.poll(() => bodies(jobs)).toEqual([3])
    for (const receives of [2, 3]) {
      await pass(1.1)
      await expect.poll(() => lines.filter((line) => line === '3').length).toBe(receives - 1)
    }
    expect(bodies(dead)).toEqual([])
    await pass(1.1)
    expect([bodies(jobs), bodies(dead)]).toEqual([[], [3]])
    expect(dead.list()[0]?.receives).toBe(3)
  })

  it.each([
    ['throws', 'throw new Error()', {}],
    ['hangs', 'await new Promise(() => {})', {}],
    ['names a failure that is none of its messages', "return { batchItemFailures: [{ itemIdentifier: 'x' }] }", {}],
  ])('gives the whole batch again to a function that %s', async (_, body) => {
    const { jobs, pass } = await run(body, mapping(), { queued: numbers(3), timeoutMs: 200 })
    const receives = () => jobs.list().map((message) => message.receives)
    await expect.poll(receives).toEqual([1, 1, 1])
    await pass(1.1)
    await expect.poll(receives).toEqual([2, 2, 2])
  })

  it('takes the answer for all when the mapping does not ask which failed', async () => {
    const body = 'return { batchItemFailures: [{ itemIdentifier: event.Records[0].messageId }] }'
    const { jobs } = await run(body, mapping({ FunctionResponseTypes: undefined }), { queued: numbers(2) })
    await expect.poll(() => jobs.list()).toEqual([])
  })

  it('hides a message while it is worked on, and shows it to one at a time', async () => {
    const body = `${SAY} await new Promise((done) => setTimeout(done, 300))`
    const { jobs, lines } = await run(body, mapping(), { queued: [1] })
    await expect.poll(() => lines).toEqual(['1'])
    expect(jobs.list().map(({ hidden, receives }) => ({ hidden, receives }))).toEqual([{ hidden: true, receives: 1 }])
    await expect.poll(() => jobs.list()).toEqual([])
    expect(lines).toEqual(['1'])
  })

  it('does not start when the function may take longer than its messages are hidden', async () => {
    await expect(run('', mapping(), { timeoutMs: 61_000 })).rejects.toThrow('S-Worker may take longer than Jobs hides')
  })

  it('[SEC-31] does not start when its function may not read the queue', async () => {
    const MayRead = policy('Role', ['sqs:ReceiveMessage', 'sqs:DeleteMessage'], 'Jobs')
    await expect(run('', { ...mapping(), MayRead })).rejects.toThrow(
      'not authorized to perform: sqs:GetQueueAttributes',
    )
  })

  it('keeps a dead letter for as long as its queue says', async () => {
    const { dead, pass } = await run('', schedule('rate(7 days)'))
    dead.send('old')
    await pass(9)
    expect(dead.list()).toHaveLength(1)
    await pass(2)
    expect(dead.list()).toEqual([])
  })
})

describe('a schedule', () => {
  const TICK = 'console.log(new Date().toISOString().slice(11, 16), event.tick)'

  it('runs every minute that a jump of the clock passes, in order and each at its own time', async () => {
    const { lines, pass, now } = await run(TICK, schedule('rate(1 minute)'))
    const start = now()
    await pass(5)
    const minutes = numbers(5).map((each) => new Date(start + (each + 1) * 60_000).toISOString().slice(11, 16))
    await expect.poll(() => lines).toEqual(minutes.map((minute) => `${minute} true`))
    expect(now() - start).toBeGreaterThanOrEqual(5 * 60_000)
  })

  it.each([
    ['rate(1 day)', 1],
    ['cron(30 3 * * ? *)', 0],
  ])('of %s runs %i times in the beginning', async (expression, times) => {
    const { lines, triggers } = await run(TICK, schedule(expression))
    await triggers.schedules.begin()
    expect(lines).toHaveLength(times)
  })

  it('runs by itself when its time comes', async () => {
    const { lines, now, triggers } = await run(TICK, schedule('rate(1 minute)'))
    await triggers.schedules.moveClock(now() + 59_000)
    expect(lines).toEqual([])
    await expect.poll(() => lines).toHaveLength(1)
  })

  it('runs the last day of minutes of a jump over a month', async () => {
    const { lines, pass } = await run(TICK, schedule('rate(1 minute)'))
    await pass(30 * 24 * 60)
    await expect.poll(() => lines.length).toBeGreaterThan(1_430)
    expect(lines.length).toBeLessThanOrEqual(1_441)
  })

  it('does not run when the clock is set back, and again when it passes the same time again', async () => {
    const { lines, pass } = await run(TICK, schedule('rate(1 hour)'))
    await pass(61)
    await pass(-61)
    await expect.poll(() => lines).toHaveLength(1)
    await pass(59)
    await pass(2)
    await expect.poll(() => lines).toHaveLength(2)
  })

  it('[RELY-06] tries a failed run twice more, then keeps it among the dead letters', async () => {
    const { dead, bodies, pass, triggers } = await run('throw new Error()', schedule('rate(1 day)'))
    expect(await triggers.schedules.runNow('Tick')).toEqual({ succeeded: false })
    expect(triggers.schedules.list()[0]?.retriesWaiting).toBe(1)
    await pass(1.1)
    await pass(1)
    expect(bodies(dead)).toEqual([])
    await pass(1)
    expect(bodies(dead)).toEqual([{ tick: true }])
    expect(triggers.schedules.list()[0]?.retriesWaiting).toBe(0)
  })

  it('tries as often as the function says', async () => {
    const never = { FunctionName: { Ref: 'Worker' }, MaximumRetryAttempts: 0 }
    const settings = { Once: { Type: 'AWS::Lambda::EventInvokeConfig', Properties: never } }
    const { dead, bodies, triggers } = await run('throw new Error()', { ...schedule('rate(1 day)'), ...settings })
    await triggers.schedules.runNow('Tick')
    expect(bodies(dead)).toEqual([{ tick: true }])
  })

  it('[SEC-31] does not start when it may not invoke its function', async () => {
    const MayRun = policy('Clock', ['lambda:InvokeFunction'], 'Jobs')
    await expect(run('', { ...schedule('rate(1 day)'), MayRun })).rejects.toThrow('may not invoke its function')
  })

  it('goes on when even its dead letters are out of reach', async () => {
    const { faults, lines, pass, triggers } = await run('throw new Error()', schedule('rate(1 day)'))
    faults.set({ target: 'queue', mode: 'down', rate: 1, delayMs: 0 })
    await triggers.schedules.runNow('Tick')
    await pass(4)
    expect(lines).toContain('The dead-letter queue of Tick did not take a failed run')
  })
})
