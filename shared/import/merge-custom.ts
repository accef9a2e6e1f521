import {
  CUSTOM_KINDS,
  type CustomList,
  type CustomLists,
  customFieldOf,
  MAX_ACTIVE_ITEMS,
  MAX_STORED_ITEMS,
} from '../custom/rules.ts'
import { isCustomField } from '../days/model/custom-field.ts'
import type { ImportedDay } from './merge-day.ts'

/** A list after an import, and what happened to the items of the file, by name. */
interface MergedList {
  list: CustomList
  added: string[]
  /** Stored, but not asked for, because as many are as can be. */
  inactive: string[]
  /** Not stored, because as many are as can be. */
  refused: string[]
}

/**
 * Merges the custom items of a file into the stored ones of one kind. Items keep their ids, and a stored item stays as
 * it is. At most five are asked for, and at most fifty stored. Source: requirement CUST-01.
 */
export function mergeCustomList(stored: CustomList, file: CustomList): MergedList {
  const known = new Set(stored.map(({ id }) => id))
  const fresh = file.filter(({ id }) => !known.has(id))
  const room = MAX_STORED_ITEMS - stored.length
  const taken = fresh.slice(0, room)
  const activeRoom = MAX_ACTIVE_ITEMS - stored.filter(({ active }) => active).length
  const asked = new Set(
    taken
      .filter(({ active }) => active)
      .slice(0, activeRoom)
      .map(({ id }) => id),
  )
  const items = [...stored, ...taken.map((item) => ({ ...item, active: asked.has(item.id) }))]
  return {
    list: taken.length ? [...items.filter(({ active }) => active), ...items.filter(({ active }) => !active)] : stored,
    added: taken.filter(({ id, active }) => asked.has(id) || !active).map(({ name }) => name),
    inactive: taken.filter(({ id, active }) => active && !asked.has(id)).map(({ name }) => name),
    refused: fresh.slice(room).map(({ name }) => name),
  }
}

/**
 * A day of a file without the values of custom items that are not stored. `hasUnknown`: something was left out.
 */
export function withKnownItems(day: ImportedDay, custom: CustomLists): { day: ImportedDay; hasUnknown: boolean } {
  const known = new Set<string>(CUSTOM_KINDS.flatMap((kind) => custom[kind].map(({ id }) => customFieldOf(kind, id))))
  const isKnown = (field: string) => !isCustomField(field) || known.has(field)
  const fields = [...Object.keys(day.writers), ...day.lostEdits.map(({ field }) => field)]
  if (fields.every(isKnown)) return { day, hasUnknown: false }
  const only = <T extends object>(values: T) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isKnown(field))) as T
  const lostEdits = day.lostEdits.filter(({ field }) => isKnown(field))
  return { day: { ...day, values: only(day.values), writers: only(day.writers), lostEdits }, hasUnknown: true }
}
