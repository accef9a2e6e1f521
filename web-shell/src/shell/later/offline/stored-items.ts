import type { ProblemCode } from '../../../../../shared/problems.ts'
import type { WriteId } from '../../../../../shared/records/write-id.ts'
import type { AnyEdit } from '../../early/operation-kind.ts'

/*
 * What this device keeps in the browser's database, and until when.
 *
 * - `people`: the key and the numbering of each user. Until sign-out.
 * - `sealed`: drafts (30 days after the last change), and, for a user who stays logged in, the cache (data read in the
 *   last 30 days). Encrypted. Until sign-out.
 * - `queue`: edits that the service has not confirmed, with kind and target. Their content is encrypted. Until they are confirmed, discarded, or sign-out;
 *   never by time, because the user was told that they are saved. Safari itself clears all storage of a site that was not visited
 *   for seven days of use, unless it is on the home screen (`shell/later/session/text.ts` says so).
 *
 * The sign-in says this next to 'Stay logged in' (`shell/later/session/text.ts`).
 *
 * In a second, small database, which the service worker reads, too (`service-worker/push/push-store.ts`): for which account this
 * browser gets notifications, how many reminders wait, and what the user did on a notification until the service has it: ids and
 * instants. Until sign-out.
 *
 * Outside the databases: in localStorage marks (`early/stored-data-marks.ts`), whether notifications are off on this device and
 * when to ask about them (`features/push/device/device-marks.ts`), a sign-out that is still to be sent,
 * and a random value for the last one (`early/pending-sign-out.ts`), the theme (`first/frame/theme.ts`), the country of the emergency numbers (`later/care/care-country.ts`), how a breath is guided
 * (`features/exercises/device-settings.ts`), volume and speed of guided audio (`features/audio/player/sound-settings.ts`) and the error of the device's clock (`first/api/clock.ts`); in sessionStorage a reload after an update, the options of a sign-in at Google, and the name and email
 * that a visitor types, until the sign-in (`features/auth/typed-before.ts`), and whether home last listed the first steps
 * (`features/home/getting-started/mark.ts`); the app's files in the service worker,
 * and the recordings that the user keeps (`features/audio/kept`), until sign-out.
 */

/**
 * A user on this device: the encryption key, which scripts cannot export, the id of the device, and the number of the
 * user's last edit.
 */
export interface DeviceUser {
  key: CryptoKey
  device: string
  n: number
}

/** A value encrypted with AES-GCM. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
  /** When it was stored (epoch ms). */
  storedAt?: number
}

/** A stored operation with its number. */
export interface QueueRow {
  n: number
  /** Its kind, and what it changes (`OperationRules`). Both are not sealed. */
  kind: string
  target: string
  /**
   * `waiting`: not sent yet. `sent`: sent without a reply so far. `refused`: refused for good. A sent operation never
   * changes.
   */
  state: 'waiting' | 'sent' | 'refused'
  /** The problem code of the refusal. */
  code?: ProblemCode
  /**
   * The operation is sent only after the service has confirmed all of these writes, and dropped when one of them is
   * refused. So a day that is moved is cleared only when it stands on its new date.
   */
  after?: readonly WriteId[]
  /**
   * The operations that make what this one belongs to. It is sent only after them, and set aside, discarded and tried again with
   * them.
   */
  belongsTo?: readonly WriteId[]
  /** By how much the operation was moved in time (ms), because the clock of the device was ahead. */
  movedMs?: number
  /** When it was made again with what it belongs to (epoch ms). */
  madeAgainAt?: number
  /** The operation in the encoding of its store. */
  content: Sealed | AnyEdit
}
