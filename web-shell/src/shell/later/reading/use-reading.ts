import { useMemo } from 'react'
import { BOOKMARKS, READING_PROGRESS, READING_SETTINGS } from '../../../../../shared/reading/kind.ts'
import { toReading } from '../../../../../shared/reading/reading.ts'
import type { ReadingServices } from '../../../../../shared/reading/services.ts'
import { useRecords } from '../records/use-records.ts'

/** The records of reading: what was last read of them, with the changes that wait in the outgoing queue. */
export function useReadingRecords() {
  const bookmarks = useRecords(BOOKMARKS)
  const progress = useRecords(READING_PROGRESS)
  const settings = useRecords(READING_SETTINGS)
  return { bookmarks, progress, settings }
}

/** What the user keeps of their reading. */
export function useReading(): ReturnType<ReadingServices['useReading']> {
  const { bookmarks, progress, settings } = useReadingRecords()
  const isKnown = [bookmarks, progress, settings].every(({ data, failure }) => data ?? failure)
  const reading = useMemo(
    () => toReading({ bookmarks: bookmarks.records, progress: progress.records, settings: settings.records }),
    [bookmarks.records, progress.records, settings.records],
  )
  return { reading, isKnown }
}
