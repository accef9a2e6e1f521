import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { newClock } from '../clock.ts'
import { LocalFunction } from './local-function.ts'

const folder = mkdtempSync(join(tmpdir(), 'stillwater-functions-'))
const clock = newClock()
const started: LocalFunction[] = []
const lines: string[] = []
const cpuTimes: number[] = []

function createFunction(body: string, { timeoutMs = 2_000, memoryMb = 64 } = {}): LocalFunction {
  const file = join(folder, `${started.length}.mjs`)
  writeFileSync(file, `let calls = 0; let running = 0; export const handler = async (event, context) => { ${body} }`)
  const spec = { name: 'test', caller: 'Test', file, environment: { GREETING: 'hello' }, timeoutMs, memoryMb }
  const localFunction = new LocalFunction(spec, clock, {
    log: (line) => lines.push(line),
    onRun: (cpuMs) => cpuTimes.push(cpuMs),
  })
  started.push(localFunction)
  return localFunction
}

afterEach(async () => {
  clock[0] = 0
  await Promise.all(started.map((each) => each.stop()))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a local function', () => {
  it('has the variables of the template and no others', async () => {
    expect(await createFunction('return { ...process.env }').invoke({})).toEqual({ GREETING: 'hello' })
  })

  it('keeps its state between events and handles one at a time', async () => {
    const counter = createFunction(
      `running++; const parallel = running; await new Promise((done) => setTimeout(done, 5)); running--
       return [++calls, parallel]`,
    )
    expect(await counter.invoke({})).toEqual([1, 1])
    expect(await counter.invoke({})).toEqual([2, 1])
    const many = (await Promise.all(Array.from({ length: 12 }, () => counter.invoke({})))) as [number, number][]
    expect(many.map(([, parallel]) => parallel)).toEqual(Array(12).fill(1))
  })

  it.each([
    ['throws', "throw new TypeError('no')", 'TypeError'],
    ['exits', 'process.exit(0)', 'The function exited'],
    ['hangs', 'await new Promise(() => {})', 'timed out after 2000 ms'],
    ['spins', 'for (;;);', 'timed out after 2000 ms'],
    ['uses up all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(calls))', 'memory'],
  ])('that %s fails for that event and handles the next one', async (_, body, message) => {
    // Using up the memory takes long on a busy machine.
    const timeoutMs = message === 'memory' ? 60_000 : 2_000
    const bad = createFunction(`if (event.bad) { ${body} } return 'fine'`, { timeoutMs, memoryMb: 32 })
    await expect(bad.invoke({ bad: true })).rejects.toThrow(message)
    expect(await bad.invoke({})).toBe('fine')
  })

  it('uses the clock of the local world', async () => {
    const timeReader = createFunction(
      'return [Date.now(), new Date().getTime(), new Date(5).getTime(), typeof Date.parse]',
    )
    clock[0] = 86_400_000
    const [now, newDate, exactDate, typeOfParse] = (await timeReader.invoke({})) as [number, number, number, string]
    expect(now - Date.now()).toBeGreaterThan(86_000_000)
    expect(newDate - now).toBeLessThan(1_000)
    expect(exactDate).toBe(5)
    expect(typeOfParse).toBe('function')
  })

  it('is reloaded after a restart, while running events complete', async () => {
    const changing = createFunction("await new Promise((done) => setTimeout(done, event.ms)); return 'old'")
    expect(await changing.invoke({ ms: 0 })).toBe('old')
    const running = changing.invoke({ ms: 300 })
    writeFileSync(join(folder, `${started.length - 1}.mjs`), "export const handler = async () => 'new'")
    changing.restart()
    expect(await changing.invoke({})).toBe('new')
    expect(await running).toBe('old')
  })

  it('that cannot be loaded does not use up the instances', async () => {
    const broken = createFunction("return 'fine'")
    const file = join(folder, `${started.length - 1}.mjs`)
    const good = readFileSync(file)
    writeFileSync(file, "throw new TypeError('no')")
    for (let times = 0; times < 4; times++) await expect(broken.warm()).rejects.toThrow('no')
    writeFileSync(file, good)
    expect(await broken.invoke({})).toBe('fine')
  })

  it('stops for good: running and waiting events fail, and no new event starts', async () => {
    const busy = createFunction("console.log('began'); await new Promise(() => {})")
    const events = Array.from({ length: 5 }, () => busy.invoke({}))
    const failed = Promise.allSettled(events)
    await expect.poll(() => lines.filter((line) => line === 'began')).toHaveLength(4)
    await busy.stop()
    const reasons = (await failed).map((each) => each.status === 'rejected' && (each.reason as Error).message)
    expect(reasons).toEqual([...Array(4).fill('The function exited'), 'The function has ended'])
    await expect(busy.invoke({})).rejects.toThrow('The function has ended')
    await expect(busy.warm()).rejects.toThrow('The function has ended')
  })

  it('[PERF-04] reports the CPU time of each event without its waiting time', async () => {
    const worker = createFunction(
      `const end = performance.now() + event.workMs; while (performance.now() < end);
       await new Promise((done) => setTimeout(done, event.waitMs))`,
    )
    await worker.invoke({ workMs: 0, waitMs: 0 })
    cpuTimes.length = 0
    await worker.invoke({ workMs: 200, waitMs: 0 })
    await worker.invoke({ workMs: 0, waitMs: 200 })
    const [working = 0, waiting = 0] = cpuTimes
    expect(cpuTimes).toHaveLength(2)
    expect(working).toBeGreaterThan(5 * waiting)
  })

  it('logs what it prints', async () => {
    await createFunction("console.log('a line')").invoke({})
    await expect.poll(() => lines).toContain('a line')
  })
})
