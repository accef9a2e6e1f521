import { type Draft, hasEdits, NO_DRAFT } from '../../../../../shared/days/merge/draft.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { useDraftAt, useDraftPaths } from '../../../shell/first/data/drafts.ts'
import { useAccount } from '../../../shell/first/session/session.ts'

/** The path of the draft's screen, which is also the key under which the draft is stored. */
const draftPath = (date: LocalDate) => `/log?date=${date}`

/** The user's draft of a day. `read` returns the current draft, even between two renders. */
export function useDraft(date: LocalDate) {
  const { value, read, write } = useDraftAt(useAccount(), draftPath(date), NO_DRAFT)
  return { draft: value, read, write: (draft: Draft) => write(hasEdits(draft) ? draft : NO_DRAFT) }
}

/** Whether the user has a draft of the day. */
export const useHasDraft = (date: LocalDate) => useDraftPaths(useAccount()).includes(draftPath(date))
