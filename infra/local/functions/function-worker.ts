import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { installClock, type SharedClock } from '../clock.ts'
import { redirectPushServices } from '../push/redirect.ts'

/*
 * The thread of one instance of a function. Like Lambda, it imports the bundle once and then handles one event at a
 * time.
 */

interface WorkerInput {
  file: string
  name: string
  clock: SharedClock
  pushPort?: number
}

const { file, name, clock, pushPort } = workerData as WorkerInput
installClock(clock)
if (pushPort) redirectPushServices(pushPort)
const { handler } = (await import(file)) as { handler: (event: unknown, context: unknown) => Promise<unknown> }

let lastUsage = process.threadCpuUsage()
/** Returns the CPU milliseconds of this thread since the last call: all work for one event, with its messages. */
function cpuMs(): number {
  const previousUsage = lastUsage
  lastUsage = process.threadCpuUsage()
  return (lastUsage.user + lastUsage.system - previousUsage.user - previousUsage.system) / 1000
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
