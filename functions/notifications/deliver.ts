import { constants } from 'node:http2'
import webPush from 'web-push'
import { isPushEndpoint } from '../../shared/push/push-services.ts'
import type { Device } from '../../shared/reminders/book.ts'
import { type Outcome, retryInstant } from '../../shared/reminders/devices.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import type { Message } from './message.ts'
import { post } from './push-connection.ts'
import { vapidHeader } from './vapid.ts'

const ENCODING = 'aes128gcm'

/** After this time the push service drops a message that it could not deliver: the app still shows what is due. */
const TTL_S = 30 * 60

/** The address does not exist (any more): the browser has been told to forget the app, or the app was removed. */
const GONE = new Set([404, 410])

/** Sends one message to a device, sealed so that only the device can read it. */
async function send({ endpoint, p256dh, auth }: Device, { payload, topic }: Message, now: number) {
  const url = new URL(endpoint)
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(payload), ENCODING)
  return post(url, cipherText, {
    [constants.HTTP2_HEADER_AUTHORIZATION]: await vapidHeader(url.origin, now),
    [constants.HTTP2_HEADER_CONTENT_TYPE]: 'application/octet-stream',
    [constants.HTTP2_HEADER_CONTENT_ENCODING]: ENCODING,
    ttl: String(TTL_S),
    topic,
    urgency: 'normal',
  })
}

/**
 * Sends messages to a device, one after another, until one is not accepted. What was sent before is sent again with the
 * rest, and replaces itself. Never throws. Sources: requirements PUSH-05, SEC-20.
 */
export async function deliver(device: Device, messages: readonly Message[], now: number): Promise<Outcome> {
  const later = (retryAfterS?: number) => ({
    later: retryInstant(now, (device.failures ?? 0) + 1, retryAfterS),
  })
  // It was checked when it was stored. The list may be shorter now.
  if (!isPushEndpoint(device.endpoint)) return { gone: true }
  for (const message of messages) {
    const reply = await send(device, message, now).catch((error: Error) => {
      logger.warn('push failed', { error: traceOf(error) })
      return undefined
    })
    if (!reply) return later()
    if (GONE.has(reply.status)) return { gone: true }
    if (reply.status >= 300) {
      logger.warn('push refused', { status: reply.status })
      return { ...later(reply.retryAfterS), isRefused: true }
    }
  }
  return { sent: true }
}
