import { MAX_SEEN_WRITES } from '../../records/limits.ts'
import type { WriteId } from '../../records/write-id.ts'
import type { LocalDate } from '../../time/local-date.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import type { DayEdit, DayOperation } from '../model/schema.ts'
import { isSameValue } from '../model/values.ts'
import { type ShownDay, seenWritesOf, type UnnumberedEdit } from './queued.ts'

/** The shown value of a field; `null` when it has none. */
export type ShownValue<F extends DayField = DayField> = DayValues[F] | null

/** A value that the user entered, and the writes whose value was shown when the user began to change it. */
interface Edit {
  value: ShownValue
  seen: readonly WriteId[]
}

/** The changes of a day that the user has not saved. */
export interface Draft {
  edits: Partial<Record<DayField, Edit>>
}

export const NO_DRAFT: Draft = { edits: {} }

/** Whether the draft has any change. */
export function hasEdits({ edits }: Draft): boolean {
  return Object.keys(edits).length > 0
}

/** The draft without the fields that the screen does not ask for any more. */
export function keepAskedFields(draft: Draft, isAsked: (field: DayField) => boolean): Draft {
  const kept = Object.entries(draft.edits).filter(([field]) => isAsked(field as DayField))
  return { edits: Object.fromEntries(kept) }
}

/** The value that the screen shows for a field. */
export function shownValue<F extends DayField>(day: ShownDay, { edits }: Draft, field: F): ShownValue<F> {
  return (edits[field] ? edits[field].value : (day.values[field] ?? null)) as ShownValue<F>
}

/** Changes a field to `value`. A field that is changed back to the value of the day is removed from the draft. */
export function changeField<F extends DayField>(day: ShownDay, draft: Draft, field: F, value: ShownValue<F>): Draft {
  const { [field]: before, ...others } = draft.edits
  if (isSameValue(day.values[field] ?? null, value)) return { edits: others }
  return { edits: { ...others, [field]: { value, seen: before?.seen ?? seenWritesOf(day, field) } } }
}

/** The draft that changes the fields of `set` on a day. Fields that already have their value are left out. */
export function draftOf(day: ShownDay, set: DayEdit): Draft {
  const entries = Object.entries(set) as [DayField, ShownValue][]
  return entries.reduce<Draft>((draft, [field, value]) => changeField(day, draft, field, value as never), NO_DRAFT)
}

/**
 * The draft after its earlier state `savedDraft` was saved as `write`. Changes made since then stay in the draft. Where
 * one replaces a saved value, it names `write` as seen.
 */
export function afterSave(current: Draft, savedDraft: Draft, write: WriteId): Draft {
  const edits: Draft['edits'] = {}
  for (const [field, edit] of Object.entries(current.edits) as [DayField, Edit][]) {
    const saved = savedDraft.edits[field]
    if (edit !== saved) edits[field] = saved ? { ...edit, seen: [...saved.seen, write] } : edit
  }
  return { edits }
}

/** Puts a refused edit back into the draft. Where both have a field, the draft's change has precedence. */
export function reopenEdit({ edits }: Draft, { set, seen }: UnnumberedEdit): Draft {
  const reopened: Draft['edits'] = {}
  for (const [field, value] of Object.entries(set) as [DayField, ShownValue][])
    reopened[field] = { value, seen: seen[field] ?? [] }
  return { edits: { ...reopened, ...edits } }
}

/** The edit with all changes of the draft. */
export function toEdit({ edits }: Draft, context: { date: LocalDate; editedAt: number; zone: string }): UnnumberedEdit {
  const set: Record<string, unknown> = {}
  const seen: DayOperation['seen'] = {}
  for (const [field, { value, seen: writes }] of Object.entries(edits) as [DayField, Edit][]) {
    // A text of only white space clears the field.
    set[field] = typeof value === 'string' && !value.trim() ? null : value
    // Keeps the first write, which is the day's writer if it has one, and the newest queued writes up to the limit.
    const laterWrites = writes.slice(1)
    seen[field] = [...writes.slice(0, 1), ...laterWrites.slice(1 - MAX_SEEN_WRITES)]
  }
  const { date, editedAt, zone } = context
  return { date, set: set as DayOperation['set'], seen, editedAt, zone }
}
