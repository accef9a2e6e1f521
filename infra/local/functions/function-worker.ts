import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { installClock, type SharedClock } from '../clock.ts'

/*
 * The thread in which one instance of a function lives, as Lambda would run it: import once, then one event at a
 * time.
 */

interface Start {
  file: string
  name: string
  clock: SharedClock
}

const { file, name, clock } = workerData as Start
installClock(clock)
const { handler } = (await import(file)) as { handler: (event: unknown, context: unknown) => Promise<unknown> }

let counted = process.threadCpuUsage()
/** Milliseconds of CPU since it was last asked: what this thread did for an event, taking it in and answering included. */
function cpuMs(): number {
  const before = counted
  counted = process.threadCpuUsage()
  return (counted.user + counted.system - before.user - before.system) / 1000
}

parentPort?.on('message', async ({ event, timeoutMs }: { event: unknown; timeoutMs: number }) => {
  const deadline = performance.now() + timeoutMs
  const context = {
    functionName: name,
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => deadline - performance.now(),
  }
  try {
    parentPort?.postMessage({ result: await handler(event, context), cpuMs: cpuMs() })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.name : 'not an error', cpuMs: cpuMs() })
  }
})
parentPort?.postMessage('ready')
