import { type Draft, keepAskedFields } from '../../../../../shared/days/merge/draft.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { useDraft } from '../saving/use-draft.ts'

/** The part of a day's draft whose fields are selected by `isIncluded`. Writing it keeps the rest of the draft. */
export function usePartialDraft(date: LocalDate, isIncluded: (field: DayField) => boolean) {
  const { draft, read, write } = useDraft(date)
  return {
    draft: keepAskedFields(draft, isIncluded),
    read: () => keepAskedFields(read(), isIncluded),
    write: (part: Draft) => {
      const others = keepAskedFields(read(), (field) => !isIncluded(field)).edits
      write({ ...part, edits: { ...others, ...part.edits } })
    },
  }
}
