import { describe, expect, it } from 'vitest'
import { policy, queueMapping, runTemplate, schedule } from '../../../tests/fixtures/triggers.ts'

const LOG_BODIES = 'console.log(event.Records.map(({ body }) => body).join(" "));'
const firstNumbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a queue that triggers a function', () => {
  it('delivers ten messages at a time and deletes completed ones', async () => {
    const { jobs, lines } = await runTemplate(LOG_BODIES, queueMapping(), { queued: firstNumbers(12) })
    await expect.poll(() => jobs.list()).toEqual([])
    expect(lines.map((line) => line.split(' ').length).toSorted((a, b) => a - b)).toEqual([2, 10])
  })

  it('[RELY-06] one poison message of ten does not stop the nine others', async () => {
    const body = `const bad = event.Records.filter((each) => each.body === '3');
      ${LOG_BODIES} return { batchItemFailures: bad.map((each) => ({ itemIdentifier: each.messageId })) }`
    const { jobs, dead, bodies, lines, pass } = await runTemplate(body, queueMapping(), { queued: firstNumbers(10) })
    await expect.poll(() => bodies(jobs)).toEqual([3])
    for (const receives of [2, 3]) {
      await pass(1.1)
      await expect.poll(() => lines.filter((line) => line === '3').length).toBe(receives - 1)
    }
    expect(bodies(dead)).toEqual([])
    await pass(1.1)
    expect(bodies(jobs)).toEqual([])
    expect(bodies(dead)).toEqual([3])
    expect(dead.list()[0]?.receives).toBe(3)
  })

  it.each([
    ['throws', 'throw new Error()'],
    ['hangs', 'await new Promise(() => {})'],
    ['names an unknown message as failed', "return { batchItemFailures: [{ itemIdentifier: 'x' }] }"],
  ])('delivers the whole batch again to a function that %s', async (_, body) => {
    const { jobs, pass } = await runTemplate(body, queueMapping(), { queued: firstNumbers(3), timeoutMs: 200 })
    const receives = () => jobs.list().map((message) => message.receives)
    await expect.poll(receives).toEqual([1, 1, 1])
    await pass(1.1)
    await expect.poll(receives).toEqual([2, 2, 2])
  })

  it('ignores the reported failures when the mapping does not enable them', async () => {
    const body = 'return { batchItemFailures: [{ itemIdentifier: event.Records[0].messageId }] }'
    const { jobs } = await runTemplate(body, queueMapping({ FunctionResponseTypes: undefined }), {
      queued: firstNumbers(2),
    })
    await expect.poll(() => jobs.list()).toEqual([])
  })

  it('delivers a message only once while it is being processed', async () => {
    const body = `${LOG_BODIES} await new Promise((done) => setTimeout(done, 300))`
    const { jobs, lines } = await runTemplate(body, queueMapping(), { queued: [1] })
    await expect.poll(() => lines).toEqual(['1'])
    expect(jobs.list().map(({ hidden, receives }) => ({ hidden, receives }))).toEqual([{ hidden: true, receives: 1 }])
    await expect.poll(() => jobs.list()).toEqual([])
    expect(lines).toEqual(['1'])
  })

  it('does not start when the function timeout is longer than the visibility timeout', async () => {
    await expect(runTemplate('', queueMapping(), { timeoutMs: 61_000 })).rejects.toThrow(
      'S-Worker may take longer than Jobs hides',
    )
  })

  it('[SEC-31] does not start when its function may not read the queue', async () => {
    const MayRead = policy('Role', ['sqs:ReceiveMessage', 'sqs:DeleteMessage'], 'Jobs')
    await expect(runTemplate('', { ...queueMapping(), MayRead })).rejects.toThrow(
      'not authorized to perform: sqs:GetQueueAttributes',
    )
  })

  it('keeps a dead letter for the retention period of its queue', async () => {
    const { dead, pass } = await runTemplate('', schedule('rate(7 days)'))
    dead.send('old')
    await pass(9)
    expect(dead.list()).toHaveLength(1)
    await pass(2)
    expect(dead.list()).toEqual([])
  })
})

describe('a schedule', () => {
  const TICK = 'console.log(new Date().toISOString().slice(11, 16), event.tick)'

  it('runs for every minute that a jump of the clock passes, in order and each at its own time', async () => {
    const { lines, pass, now } = await runTemplate(TICK, schedule('rate(1 minute)'))
    const start = now()
    await pass(5)
    const minutes = firstNumbers(5).map((each) => new Date(start + (each + 1) * 60_000).toISOString().slice(11, 16))
    await expect.poll(() => lines).toEqual(minutes.map((minute) => `${minute} true`))
    expect(now() - start).toBeGreaterThanOrEqual(5 * 60_000)
  })

  it.each([
    ['rate(1 day)', 1],
    ['cron(30 3 * * ? *)', 0],
  ])('with %s runs %i times at the start', async (expression, times) => {
    const { lines, triggers } = await runTemplate(TICK, schedule(expression))
    await triggers.schedules.runRateSchedules()
    expect(lines).toHaveLength(times)
  })

  it('runs automatically when it is due', async () => {
    const { lines, now, triggers } = await runTemplate(TICK, schedule('rate(1 minute)'))
    await triggers.schedules.moveClock(now() + 59_000)
    expect(lines).toEqual([])
    await expect.poll(() => lines).toHaveLength(1)
  })

  it('runs only for the last minutes of a jump over a month', async () => {
    const { lines, pass } = await runTemplate(TICK, schedule('rate(1 minute)'))
    await pass(30 * 24 * 60)
    await expect.poll(() => lines.length).toBeGreaterThan(3)
    expect(lines.length).toBeLessThanOrEqual(6)
  })

  it('does not run when the clock moves back, but runs again when the clock passes the same time again', async () => {
    const { lines, pass } = await runTemplate(TICK, schedule('rate(1 hour)'))
    await pass(61)
    await pass(-61)
    await expect.poll(() => lines).toHaveLength(1)
    await pass(59)
    await pass(2)
    await expect.poll(() => lines).toHaveLength(2)
  })

  it('[RELY-06] retries a failed run twice, then sends it to the dead-letter queue', async () => {
    const { dead, bodies, pass, triggers } = await runTemplate('throw new Error()', schedule('rate(1 day)'))
    expect(await triggers.schedules.runNow('Tick')).toEqual({ succeeded: false })
    expect(triggers.schedules.list()[0]?.retriesWaiting).toBe(1)
    await pass(1.1)
    await pass(1)
    expect(bodies(dead)).toEqual([])
    await pass(1)
    expect(bodies(dead)).toEqual([{ tick: true }])
    expect(triggers.schedules.list()[0]?.retriesWaiting).toBe(0)
  })

  it('retries as often as the settings of the function allow', async () => {
    const noRetries = { FunctionName: { Ref: 'Worker' }, MaximumRetryAttempts: 0 }
    const settings = { Once: { Type: 'AWS::Lambda::EventInvokeConfig', Properties: noRetries } }
    const { dead, bodies, triggers } = await runTemplate('throw new Error()', {
      ...schedule('rate(1 day)'),
      ...settings,
    })
    await triggers.schedules.runNow('Tick')
    expect(bodies(dead)).toEqual([{ tick: true }])
  })

  it('[SEC-31] does not start when it may not invoke its function', async () => {
    const MayRun = policy('Clock', ['lambda:InvokeFunction'], 'Jobs')
    await expect(runTemplate('', { ...schedule('rate(1 day)'), MayRun })).rejects.toThrow('may not invoke its function')
  })

  it('continues when its dead-letter queue is not available', async () => {
    const { faults, lines, pass, triggers } = await runTemplate('throw new Error()', schedule('rate(1 day)'))
    faults.set({ target: 'queue', mode: 'down', rate: 1, delayMs: 0 })
    await triggers.schedules.runNow('Tick')
    await pass(4)
    expect(lines).toContain('The dead-letter queue of Tick did not take a failed run')
  })
})
