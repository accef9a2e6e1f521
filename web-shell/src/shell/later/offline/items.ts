import type { Unnumbered } from '../../../../../shared/days/merge/queued.ts'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'

/* What lies in the browser's database. */

/** A user on this device: their key, which no script can read, and the mark of the device with its count of edits. */
export interface Person {
  key: CryptoKey
  device: string
  n: number
}

/** What AES-GCM made of a value. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** An operation as it is stored, with the number it goes by. */
export interface Row {
  n: number
  date: LocalDate
  /** Not sent yet, sent without an answer so far, or refused for good. What was sent is never altered. */
  state: 'waiting' | 'sent' | 'refused'
  /** Why it was refused. */
  code?: ProblemCode
  /** What it says, as its store keeps it. */
  content: Sealed | Unnumbered
}
