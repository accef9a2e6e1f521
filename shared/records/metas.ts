import { KEPT_EXERCISES } from '../exercises/kind.ts'
import { BOOKMARKS, READING_PROGRESS, READING_SETTINGS } from '../reading/kind.ts'
import { QUESTIONS } from '../reports/kind.ts'

/** Every kind of records, for devices. A kind is added here and in `kinds.ts`; the compiler compares both. */
export const RECORD_METAS = [KEPT_EXERCISES, QUESTIONS, BOOKMARKS, READING_PROGRESS, READING_SETTINGS] as const
export type RecordName = (typeof RECORD_METAS)[number]['kind']
