import { createECDH, diffieHellman, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Message } from '../../functions/notifications/message.ts'
import { redirectPushServices } from '../../infra/local/push/redirect.ts'
import type { Device } from '../../shared/reminders/book.ts'

const PUSHES = 3_000
/** The compiler is done with the code after about so many. */
const WARM_UP = 2_000
/** As many pushes as a batch of the queue has are on their way at once. */
const AT_ONCE = 10
const OPERATIONS = 3_000

/** CPU seconds of this thread for each run. */
async function cpuSecondsOf(count: number, run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  for (let n = 0; n < count; n++) await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6 / count
}

/**
 * The least that sealing a message needs: a new pair of keys, and one agreement with the device's key (RFC 8291).
 * Returns CPU seconds.
 */
async function leastSeconds(): Promise<number> {
  const newPair = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const device = newPair().publicKey
  return cpuSecondsOf(OPERATIONS, () => diffieHellman({ privateKey: newPair().privateKey, publicKey: device }))
}

function newDevice(): Device {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(110).toString('base64url')}`
  return { id: 'a', endpoint, p256dh, auth, userAgent: '', session: '', addedAt: 1, rungUpTo: 1 }
}

const MESSAGE: Message = {
  topic: 'a'.repeat(32),
  payload: { title: 'Stillwater', body: 'A reminder for you.', tag: 'a', path: '/reminders?tab=due', due: 1 },
}

/**
 * CPU seconds of sending one notification, and the least that its cryptography needs, in one thread of this run.
 * `environment`: that of the functions. Source: requirement PERF-06.
 */
export async function measurePush(environment: Record<string, string>): Promise<{ push: number; bound: number }> {
  Object.assign(process.env, environment)
  const service = new Worker(new URL('./push-service-worker.ts', import.meta.url))
  const [port] = (await once(service, 'message')) as [number]
  const endRedirect = redirectPushServices(port)
  const { deliver } = await import('../../functions/notifications/deliver.ts')
  const device = newDevice()
  const send = async () => {
    const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, () => deliver(device, [MESSAGE], Date.now())))
    if (!outcomes.every((outcome) => 'sent' in outcome)) throw new Error('A push was not accepted')
  }
  try {
    await cpuSecondsOf(WARM_UP / AT_ONCE, send)
    const push = (await cpuSecondsOf(PUSHES / AT_ONCE, send)) / AT_ONCE
    return { push, bound: await leastSeconds() }
  } finally {
    endRedirect()
    await service.terminate()
  }
}
