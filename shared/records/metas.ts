import { KEPT_EXERCISES } from '../exercises/kind.ts'
import { QUESTIONS } from '../reports/kind.ts'

/** Every kind of records, for devices. A kind is added here and in `kinds.ts`; the compiler compares both. */
export const RECORD_METAS = [KEPT_EXERCISES, QUESTIONS] as const
export type RecordName = (typeof RECORD_METAS)[number]['kind']
