import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { Subscription } from './schema.ts'

/** Devices that get notifications. Sources: requirements PUSH-03, SEC-20. */
export const pushApi = {
  /** The public key with which a device subscribes at its push service, base64url. Throws `push-not-set-up`. */
  config: endpoint('GET /push/config', { caller: 'user', reply: z.object({ publicKey: z.string() }) }),
  /** Registers the device of this session. Repeating it changes nothing but the last registration. */
  register: endpoint('PUT /push/devices', {
    caller: 'user',
    extendsSession: false,
    body: z.strictObject({ subscription: Subscription, userAgent: z.string().check(z.maxLength(300)) }),
    reply: z.object({}),
  }),
  /** Forgets a device. One that is not there changes nothing. */
  remove: endpoint('DELETE /push/devices', {
    caller: 'user',
    withoutConsent: true,
    body: z.strictObject({ endpoint: z.string().check(z.maxLength(1_000)) }),
    reply: z.object({}),
  }),
}
