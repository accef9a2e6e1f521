import { type Draft, isEdited, NO_DRAFT } from '../../../../../shared/days/merge/draft.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { useUnsent, useUnsentPlaces } from '../../../shell/first/data/unsent.ts'
import { useAccount } from '../../../shell/first/session/session.ts'

/** Where a draft is held, and its screen found. */
const placeOfDraft = (date: LocalDate) => `/log?date=${date}`

/** The person's draft of a day. `read` gives it as it is at this very moment, between two renderings too. */
export function useDraft(date: LocalDate) {
  const { value, read, write } = useUnsent(useAccount(), placeOfDraft(date), NO_DRAFT)
  return { draft: value, read, write: (draft: Draft) => write(isEdited(draft) ? draft : NO_DRAFT) }
}

/** Whether the person began to say something of a day that is not saved. */
export const useBegun = (date: LocalDate) => useUnsentPlaces(useAccount()).includes(placeOfDraft(date))
