import { READING_SETTINGS } from '../../../../../shared/reading/kind.ts'
import { LostValues } from '../../../shell/later/records/lost-values.tsx'
import { useRecords } from '../../../shell/later/records/use-records.ts'

/** Values that lost are rare, so this screen reads the settings at most once in this time (ms). */
const READ_EVERY_MS = 60 * 60_000

/** The settings of articles that were changed in two places. No screen of their own lists them. Source: requirement REC-01. */
export function LostSettings() {
  const { records } = useRecords(READING_SETTINGS, { staleTime: READ_EVERY_MS })
  return records && <LostValues kind={READING_SETTINGS} records={records} />
}
