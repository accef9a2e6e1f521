import type { UnnumberedEdit } from '../../../../../shared/days/merge/queued.ts'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'

/* The items of the browser's database. */

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
  date: LocalDate
  /**
   * `waiting`: not sent yet. `sent`: sent without a reply so far. `refused`: refused for good. A sent operation never
   * changes.
   */
  state: 'waiting' | 'sent' | 'refused'
  /** The problem code of the refusal. */
  code?: ProblemCode
  /** The operation in the encoding of its store. */
  content: Sealed | UnnumberedEdit
}
