import { DomainError } from '../../shared/problems.ts'
import { pushApi } from '../../shared/push/api.ts'
import { type DeviceRegistration, registerDevice, removeDevice } from '../../shared/reminders/devices.ts'
import { readParameter } from '../aws/parameter.ts'
import { serve } from '../http/serve.ts'
import { hashOf } from '../table/hash.ts'
import { changeBook, inZone } from '../table/records/reminders.ts'

/** The name of a device: a hash of its address. */
const deviceId = (endpoint: string) => hashOf(endpoint).slice(0, 22)

export const handler = serve(pushApi, {
  config: async () => ({
    publicKey: await readParameter('PUSH_PUBLIC_KEY_PARAMETER').catch(() => {
      throw new DomainError('push-not-set-up')
    }),
  }),

  register: async ({ me, body, now }) => {
    const { endpoint, keys } = body.subscription
    const registration: DeviceRegistration = {
      id: deviceId(endpoint),
      endpoint,
      ...keys,
      userAgent: body.userAgent,
      session: me.sessionHash,
    }
    await changeBook(me.userId, (book) => registerDevice(inZone(book, me.zone), registration, now))
    return {}
  },

  remove: async ({ me, body }) => {
    await changeBook(me.userId, (book) => removeDevice(book, deviceId(body.endpoint)))
    return {}
  },
})
