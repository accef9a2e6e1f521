import * as z from 'zod/mini'
import { MAX_SEEN_WRITES } from './limits.ts'

/** The random id of the device on which the user made an edit. */
export const Device = z.string().check(z.regex(/^[0-9a-z]{8}$/))

/** The id of the edit that wrote a value: `device.n`. */
export const WriteId = z.string().check(z.regex(/^[0-9a-z]{8}\.[1-9]\d{0,9}$/))
export type WriteId = z.infer<typeof WriteId>

/** The writes whose value a screen showed for a field. */
export const Writes = z.array(WriteId).check(z.maxLength(MAX_SEEN_WRITES))

/** A value that lost to a concurrent edit, by its field and its write. */
export const LostRef = z.strictObject({ field: z.string().check(z.maxLength(64)), write: WriteId })
export type LostRef = z.infer<typeof LostRef>
