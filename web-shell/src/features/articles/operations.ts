import { BOOKMARKS, READING_PROGRESS, READING_SETTINGS } from '../../../../shared/reading/kind.ts'
import type { OperationKinds } from '../../shell/early/operation-kind.ts'
import { recordOperations } from '../../shell/later/records/record-operations.ts'
import { bookmarkText, progressText, settingsText } from './operations-text.ts'

/** What the user saves while reading, through the outgoing queue. */
export const operations = {
  bookmarks: recordOperations(BOOKMARKS, bookmarkText),
  readingProgress: recordOperations(READING_PROGRESS, progressText),
  readingSettings: recordOperations(READING_SETTINGS, settingsText),
} satisfies Partial<OperationKinds>
