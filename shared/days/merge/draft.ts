import type { LocalDate } from '../../time/local-date.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import { MOST_SEEN } from '../model/most.ts'
import type { DayOperation, Write } from '../model/schema.ts'
import { isSame } from '../model/values.ts'
import { type ShownDay, seenOf, type Unnumbered } from './queued.ts'

/** A field's value as it is shown; `null` when there is none. */
export type Shown<F extends DayField = DayField> = DayValues[F] | null

/** A value the person put in, and the writes whose value they saw when they began to change it. */
interface Edit {
  value: Shown
  seen: readonly Write[]
}

/** What a person changed on a day and has not saved. */
export interface Draft {
  edits: Partial<Record<DayField, Edit>>
}

export const NO_DRAFT: Draft = { edits: {} }

/** Whether the person would lose something if the draft went. */
export function isEdited({ edits }: Draft): boolean {
  return Object.keys(edits).length > 0
}

/** The draft without what was said of fields that are not asked for any more. */
export function asked(draft: Draft, isAsked: (field: DayField) => boolean): Draft {
  const edits = Object.entries(draft.edits).filter(([field]) => isAsked(field as DayField))
  return { edits: Object.fromEntries(edits) }
}

/** The value the screen shows. */
export function shown<F extends DayField>(day: ShownDay, { edits }: Draft, field: F): Shown<F> {
  return (edits[field] ? edits[field].value : (day.values[field] ?? null)) as Shown<F>
}

/** The draft after a field was changed to `value`; changed back to what stands beneath, it is no longer edited. */
export function change<F extends DayField>(day: ShownDay, draft: Draft, field: F, value: Shown<F>): Draft {
  const { [field]: before, ...others } = draft.edits
  if (isSame(day.values[field] ?? null, value)) return { edits: others }
  return { edits: { ...others, [field]: { value, seen: before?.seen ?? seenOf(day, field) } } }
}

/**
 * The draft once what it held at a moment, `then`, was saved as `write`: what was changed since stays, and knows of the
 * value that it replaces.
 */
export function afterSave(now: Draft, then: Draft, write: Write): Draft {
  const edits: Draft['edits'] = {}
  for (const [field, edit] of Object.entries(now.edits) as [DayField, Edit][]) {
    const saved = then.edits[field]
    if (edit !== saved) edits[field] = saved ? { ...edit, seen: [...saved.seen, write] } : edit
  }
  return { edits }
}

/** The draft with a refused edit in it again, beneath what was changed meanwhile. */
export function reopen({ edits }: Draft, { set, seen }: Unnumbered): Draft {
  const again: Draft['edits'] = {}
  for (const [field, value] of Object.entries(set) as [DayField, Shown][])
    again[field] = { value, seen: seen[field] ?? [] }
  return { edits: { ...again, ...edits } }
}

/** The edit that says all the draft holds. */
export function toEdit({ edits }: Draft, when: { date: LocalDate; editedAt: number; zone: string }): Unnumbered {
  const set: Record<string, unknown> = {}
  const seen: DayOperation['seen'] = {}
  for (const [field, { value, seen: writes }] of Object.entries(edits) as [DayField, Edit][]) {
    // Nothing but blanks is no note.
    set[field] = typeof value === 'string' && !value.trim() ? null : value
    // The day's own writer, and the newest of ours.
    seen[field] = [...writes.slice(0, 1), ...writes.slice(1).slice(1 - MOST_SEEN)]
  }
  const { date, editedAt, zone } = when
  return { date, set: set as DayOperation['set'], seen, editedAt, zone }
}
