import { readingApi } from '../../../../shared/reading/api.ts'
import {
  type BookmarkEdit,
  joinBookmarkEdits,
  joinReadingEdits,
  type ReadingEdit,
  type StoredChange,
} from '../../../../shared/reading/queued.ts'
import type { OperationKinds } from '../../shell/early/operation-kind.ts'
import { ApiProblem } from '../../shell/first/api/api-problem.ts'
import { call } from '../../shell/first/api/call.ts'
import { SAVE_TIMEOUT_MS } from '../../shell/later/offline/queue/save-timeout.ts'
import { cacheReading, refetchReading } from '../../shell/later/reading/reading-cache.ts'
import { bookmarkText, readingText } from './operations-text.ts'

const timeoutMs = SAVE_TIMEOUT_MS

function sendBookmark({ bookmark: { article, ...body } }: BookmarkEdit): Promise<StoredChange> {
  return call(readingApi.bookmark, { params: { article }, body, timeoutMs })
}

function sendReading(edit: ReadingEdit): Promise<StoredChange> {
  if (edit.type === 'settings') return call(readingApi.settings, { body: edit.settings, timeoutMs })
  const { article, isStartHere: _, ...body } = edit.progress
  return call(readingApi.progress, { params: { article }, body, timeoutMs })
}

/** After a refusal, screens show again what the service has. */
const onRefused: OperationKinds['reading']['onRefused'] = (client, error) => {
  if (error instanceof ApiProblem) refetchReading(client)
}

/**
 * What the user saves while reading. The targets do not tell which articles: changes of one article are joined as long as
 * the newest one waits.
 */
export const operations = {
  bookmark: {
    targetOf: () => 'bookmarks',
    join: joinBookmarkEdits,
    send: sendBookmark,
    cacheReply: cacheReading,
    onRefused,
    words: bookmarkText,
  },
  reading: {
    targetOf: ({ type }) => type,
    join: joinReadingEdits,
    send: sendReading,
    cacheReply: cacheReading,
    onRefused,
    words: readingText,
  },
} satisfies Partial<OperationKinds>
