import { KEPT_EXERCISES } from '../../../../../shared/exercises/kind.ts'
import { READING_SETTINGS } from '../../../../../shared/reading/kind.ts'
import type { RecordName } from '../../../../../shared/records/metas.ts'
import { QUESTIONS } from '../../../../../shared/reports/kind.ts'
import { LostValues } from '../../../shell/later/records/lost-values.tsx'
import { useRecords } from '../../../shell/later/records/use-records.ts'

/** Values that lost are rare, so this screen reads the records at most once in this time (ms). */
const READ_RARELY = { staleTime: 60 * 60_000 }

/** Of these kinds, no value is kept that loses: the user types none. */
type Untyped = 'bookmarks' | 'readingProgress'

/**
 * The records of all kinds that were changed in two places. The screens of some show them as well; nothing leads the user there.
 * `isExplained`: why there are two values is said above. Source: requirement REC-01.
 */
export function LostRecords({ isExplained }: { isExplained: boolean }) {
  const read = {
    questions: { kind: QUESTIONS, records: useRecords(QUESTIONS, READ_RARELY).records },
    exercises: { kind: KEPT_EXERCISES, records: useRecords(KEPT_EXERCISES, READ_RARELY).records },
    readingSettings: { kind: READING_SETTINGS, records: useRecords(READING_SETTINGS, READ_RARELY).records },
  } satisfies Record<Exclude<RecordName, Untyped>, object>
  const lost = Object.values(read).flatMap(({ kind, records = {} }) =>
    Object.values(records).some((record) => record.lost.length > 0) ? [{ kind, records }] : [],
  )
  return lost.map(({ kind, records }, index) => (
    <LostValues key={kind.kind} kind={kind} records={records} isExplained={isExplained || index > 0} />
  ))
}
