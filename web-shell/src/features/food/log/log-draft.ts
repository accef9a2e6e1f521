import { type FoodLog, LOG_FIELDS, type LogEdit } from '../../../../../shared/food/log/log-schema.ts'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { useAccount } from '../../../shell/first/session/session.ts'

export type LogSet = LogEdit['set']
/** The answers of a day. An absent one was not given. */
export type Answers = Omit<FoodLog, 'planId' | 'date'>

const EMPTY: LogSet = {}

/** A draft of a day: the answers that differ from what is saved. Its key is no path, so nothing asks about it. */
export function useLogDraft(planId: string, date: string) {
  return useDraftAt<LogSet>(useAccount(), `food log ${planId} ${date}`, EMPTY)
}

/** The answers as they are shown: those that are saved, with the draft over them. */
export function answersOf(saved: Answers, draft: LogSet): Answers {
  const joined = { ...saved, ...draft }
  return Object.fromEntries(
    LOG_FIELDS.flatMap((field) => {
      const value = joined[field]
      return value === undefined || value === null ? [] : [[field, value] as const]
    }),
  )
}

/** A draft with one more answer; `undefined` clears it. What is saved already is no change. */
export function withAnswer<F extends keyof Answers>(
  { saved, draft }: { saved: Answers; draft: LogSet },
  field: F,
  value: Answers[F] | undefined,
): LogSet {
  const { [field]: _, ...others } = draft
  const isSame = JSON.stringify(saved[field]) === JSON.stringify(value)
  const next = isSame ? others : { ...others, [field]: value ?? null }
  return Object.keys(next).length > 0 ? next : EMPTY
}

/** Of answers, those that are not saved yet. */
export function missingIn(saved: Answers, answers: Answers): Answers {
  return Object.fromEntries(
    LOG_FIELDS.flatMap((field) => (field in answers && !(field in saved) ? [[field, answers[field]]] : [])),
  )
}

/** Of a draft, what the user took out of what the diary says. */
export function removedOf(taken: Answers, draft: LogSet): LogSet {
  const removed = LOG_FIELDS.filter((field) => field in taken && draft[field] === null)
  return removed.length > 0 ? Object.fromEntries(removed.map((field) => [field, null])) : EMPTY
}

/** What is saved of a draft: notes without white space around them, and nothing for what is neither saved nor answered. */
export function setOf(saved: Answers, draft: LogSet): LogSet {
  const { notes } = draft
  const trimmed = typeof notes === 'string' ? { ...draft, notes: notes.trim() || null } : draft
  return Object.fromEntries(
    LOG_FIELDS.flatMap((field) => {
      const value = trimmed[field]
      return value === undefined || (value === null && !(field in saved)) ? [] : [[field, value]]
    }),
  )
}
