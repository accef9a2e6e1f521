import { asked, type Draft } from '../../../../../shared/days/merge/draft.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { useDraft } from '../saving/use-draft.ts'

/** The part of a day's draft that a screen asks for. What other screens hold of the same day stays as it is. */
export function usePartOfDraft(date: LocalDate, isAsked: (field: DayField) => boolean) {
  const { draft, read, write } = useDraft(date)
  return {
    draft: asked(draft, isAsked),
    read: () => asked(read(), isAsked),
    write: (part: Draft) => {
      const others = asked(read(), (field) => !isAsked(field)).edits
      write({ ...part, edits: { ...others, ...part.edits } })
    },
  }
}
