import { isLogged, isTaggedAsFlare } from '../../../../../shared/days/model/day.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { useDay } from '../../../shell/later/days/day-query.ts'
import type { Answers } from './log-draft.ts'

const NONE: Answers = {}

/**
 * What the diary of a date answers that the log of a plan asks, too: the pain level, and a flare by the user's own word.
 * `isEmpty`: the diary has no entry of that date, as far as it could be read.
 */
export function useDiaryAnswers(date: LocalDate): { answers: Answers; isEmpty: boolean } {
  const { data: day, isUnreadable } = useDay(date)
  if (!day || isUnreadable) return { answers: NONE, isEmpty: false }
  const { painLevel } = day.values
  return {
    answers: {
      ...(painLevel !== undefined && { symptomSeverity: painLevel }),
      ...(isTaggedAsFlare(day) && { flareOccurred: true }),
    },
    isEmpty: !isLogged(day),
  }
}
