import webPush from 'web-push'
import { environmentVariable } from '../aws/environment.ts'
import { readParameter } from '../aws/parameter.ts'

const HOUR_MS = 3_600_000
/** A header is used for half of its life. Push services accept at most 24 hours. */
const LIFE_MS = 20 * HOUR_MS
const USED_FOR_MS = 12 * HOUR_MS

const readKeys = () => Promise.all(['PUSH_PUBLIC_KEY_PARAMETER', 'PUSH_PRIVATE_KEY_PARAMETER'].map(readParameter))

/** Throws when our keys cannot be read, so that it does not look as if no push service were reached. */
export async function assertPushKey(): Promise<void> {
  await readKeys()
}

const headers = new Map<string, { value: string; madeAt: number }>()

/**
 * The header that proves to a push service who sends (VAPID, RFC 8292). It is signed once in twelve hours for each service:
 * signing for each message would halve the rate. `now`: epoch ms.
 */
export async function vapidHeader(origin: string, now: number): Promise<string> {
  const kept = headers.get(origin)
  if (kept && now >= kept.madeAt && now < kept.madeAt + USED_FOR_MS) return kept.value
  const [publicKey, privateKey] = await readKeys()
  const expiration = Math.floor((now + LIFE_MS) / 1000)
  const subject = environmentVariable('PUSH_SUBJECT')
  const { Authorization } = webPush.getVapidHeaders(
    origin,
    subject,
    publicKey ?? '',
    privateKey ?? '',
    'aes128gcm',
    expiration,
  )
  headers.set(origin, { value: Authorization, madeAt: now })
  return Authorization
}
