import type { LocalDate } from '../time/local-date.ts'
import { emptyDay } from './day.ts'
import { type DayField, type DayValues, isSame, MOST_SEEN } from './fields.ts'
import { writeOf } from './merge.ts'
import type { Day, DayOperation, Write } from './schema.ts'

/** A field's value as it is shown; `null` when there is none. */
export type Shown<F extends DayField = DayField> = DayValues[F] | null

/** A value the person put in, and the writes whose value they saw when they began to change it. */
interface Edit {
  value: Shown
  seen: readonly Write[]
}

/** What a person changed on a day and has no answer to yet. */
export interface Draft {
  edits: Partial<Record<DayField, Edit>>
  /** The operation that was sent without an answer. It is never altered: sent again, it is the same byte for byte. */
  unanswered?: DayOperation | undefined
}

export const NO_DRAFT: Draft = { edits: {} }

export function isEdited({ edits }: Draft): boolean {
  return Object.keys(edits).length > 0
}

/** The draft without what was said of fields that are not asked for any more. */
export function asked(draft: Draft, isAsked: (field: DayField) => boolean): Draft {
  const edits = Object.entries(draft.edits).filter(([field]) => isAsked(field as DayField))
  return { ...draft, edits: Object.fromEntries(edits) }
}

/** Whether the person would lose something if the draft went. */
export function isUnsaved(draft: Draft): boolean {
  return isEdited(draft) || draft.unanswered !== undefined
}

/** What stands beneath the person's edit: the unanswered operation's value where it has one, else the day's. */
function beneath(day: Day, { unanswered }: Draft, field: DayField): Edit {
  const sent = unanswered?.set[field]
  if (unanswered && sent !== undefined)
    return { value: sent, seen: [...(unanswered.seen[field] ?? []), writeOf(unanswered)] }
  const writer = day.writers[field]
  return { value: day.values[field] ?? null, seen: writer ? [writer] : [] }
}

/** The value the screen shows. */
export function shown<F extends DayField>(day: Day, draft: Draft, field: F): Shown<F> {
  return (draft.edits[field] ?? beneath(day, draft, field)).value as Shown<F>
}

/** The draft after a field was changed to `value`; changed back to what stands beneath, it is no longer edited. */
export function change<F extends DayField>(day: Day, draft: Draft, field: F, value: Shown<F>): Draft {
  const { [field]: before, ...others } = draft.edits
  const under = beneath(day, draft, field)
  if (isSame(under.value, value)) return { ...draft, edits: others }
  return { ...draft, edits: { ...others, [field]: { value, seen: before?.seen ?? under.seen } } }
}

interface Circumstances {
  date: LocalDate
  /** This device and the count that the operation takes. */
  write: { device: string; n: number }
  editedAt: number
  zone: string
}

/**
 * The operation that says all the draft holds. It takes over what an unanswered operation set: should that one arrive
 * after all, then later, it is a replay.
 */
export function toOperation(draft: Draft, { date, write, editedAt, zone }: Circumstances): DayOperation {
  const set: Record<string, unknown> = {}
  const seen: DayOperation['seen'] = {}
  const fields = Object.keys({ ...draft.unanswered?.set, ...draft.edits }) as DayField[]
  for (const field of fields) {
    const edit = draft.edits[field]
    const { value, seen: writes } = edit ?? beneath(emptyDay(date), draft, field)
    // Nothing but blanks is no note.
    set[field] = typeof value === 'string' && !value.trim() ? null : value
    // The day's own writer, and the newest of ours.
    seen[field] = [...writes.slice(0, 1), ...writes.slice(1).slice(1 - MOST_SEEN)]
  }
  return { device: write.device, n: write.n, date, set: set as DayOperation['set'], seen, editedAt, zone }
}

/** The draft once an operation has left: nothing is edited until the person goes on. */
export function sent(operation: DayOperation): Draft {
  return { edits: {}, unanswered: operation }
}

/** The draft after an operation was applied: what was changed meanwhile stays, and so does a later operation. */
export function answered(draft: Draft, { n }: DayOperation): Draft {
  return draft.unanswered?.n === n ? { edits: draft.edits } : draft
}

/** The draft after an operation was refused for good: its values are edits again, beneath those made meanwhile. */
export function refused(draft: Draft, { n }: DayOperation): Draft {
  const { edits, unanswered } = draft
  if (!unanswered || unanswered.n !== n) return draft
  const again: Draft['edits'] = {}
  for (const [field, value] of Object.entries(unanswered.set) as [DayField, Shown][])
    again[field] = { value, seen: unanswered.seen[field] ?? [] }
  return { edits: { ...again, ...edits } }
}
