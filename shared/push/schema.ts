import * as z from 'zod/mini'
import { isPushEndpoint } from './push-services.ts'

/** The longest address that a push service gives a device. */
const MAX_ENDPOINT_LENGTH = 1_000

/** A device's subscription at its push service, as the browser gives it. Keys are base64url. Source: requirement SEC-20. */
export const Subscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(MAX_ENDPOINT_LENGTH), z.refine(isPushEndpoint)),
  keys: z.strictObject({
    /** The device's public key, 65 bytes. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    /** A secret of the device, 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
})
export type Subscription = z.infer<typeof Subscription>

/**
 * What a notification carries, sealed for the device. Without the user's choice it says nothing about them. Source:
 * requirement SEC-21.
 */
export const PushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** Which notification of a device this one replaces. */
  tag: z.string(),
  /** The path of the screen that a tap opens. */
  path: z.string(),
  /** The number of reminders that wait, for the app's badge. */
  due: z.int(),
  /** The reminder that can be done or put off without opening the app. */
  reminder: z.exactOptional(z.string()),
})
export type PushPayload = z.infer<typeof PushPayload>
