import { KeptExercises } from '../exercises/records.ts'
import { Bookmarks, Progress, Settings } from '../reading/records.ts'
import { Questions } from '../reports/records.ts'
import type { RecordKind } from './kind.ts'
import type { RecordName } from './metas.ts'

/** Every kind of records. */
export const RECORD_KINDS = {
  exercises: KeptExercises,
  questions: Questions,
  bookmarks: Bookmarks,
  readingProgress: Progress,
  readingSettings: Settings,
} satisfies {
  [K in RecordName]: RecordKind<K>
}
