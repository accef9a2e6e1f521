import { type CustomField, isCustomField } from '../days/model/custom-field.ts'
import { DomainError } from '../problems.ts'

/** The kinds of custom items, each with the prefix of its field names in a day. */
const FIELD_PREFIXES = { symptoms: 'symptom', triggers: 'trigger' } as const
export type CustomKind = keyof typeof FIELD_PREFIXES
export const CUSTOM_KINDS = Object.keys(FIELD_PREFIXES) as [CustomKind, ...CustomKind[]]

/** The maximum number of active items of each kind. Source: requirement CUST-01. */
export const MAX_ACTIVE_ITEMS = 5
/** The maximum number of stored items of each kind, active and deleted together. */
export const MAX_STORED_ITEMS = 50
/** In characters. */
export const MAX_ITEM_NAME_LENGTH = 60

/**
 * A symptom or trigger that a user defines. A deleted item is not active; its name stays for the days that have its
 * values.
 */
export interface CustomListItem {
  id: string
  name: string
  active: boolean
}

/** The items of one kind: the active ones in their order, then the deleted ones, the oldest deletion first. */
export type CustomList = readonly CustomListItem[]
export type CustomLists = Record<CustomKind, CustomList>

/** The active items of each kind, in their order. */
export type ActiveCustomItems = Record<CustomKind, readonly Pick<CustomListItem, 'id' | 'name'>[]>

const isActive = ({ active }: CustomListItem) => active

/** The active items of each kind, without the deleted ones. */
export function activeCustomItems({ symptoms, triggers }: CustomLists): ActiveCustomItems {
  return { symptoms: symptoms.filter(isActive), triggers: triggers.filter(isActive) }
}

/** Joins active and deleted items. When the list would be too long, the oldest deleted items are dropped. */
function joinLists(active: CustomList, deleted: CustomList): CustomList {
  const maxDeleted = MAX_STORED_ITEMS - active.length
  return [...active, ...deleted.slice(Math.max(0, deleted.length - maxDeleted))]
}

const deletedItems = (all: CustomList) => all.filter(({ active }) => !active)

/** The active item with an id. Throws `not-found`. */
function findActive(all: CustomList, id: string): CustomListItem {
  const found = all.find((each) => each.id === id && each.active)
  if (!found) throw new DomainError('not-found')
  return found
}

/**
 * Adds an item at the end. The client chooses the id. When an item with this id and name exists, the request is a retry
 * and nothing changes. Throws `custom-limit-reached`, and `invalid-request` when an item with another name has the id.
 */
export function addCustomItem(all: CustomList, { id, name }: Omit<CustomListItem, 'active'>): CustomList {
  const existing = all.find((each) => each.id === id)
  if (existing?.name === name) return all
  if (existing) throw new DomainError('invalid-request', [{ pointer: '/body/attempt', detail: 'taken' }])
  const active = all.filter(isActive)
  if (active.length >= MAX_ACTIVE_ITEMS) throw new DomainError('custom-limit-reached')
  return joinLists([...active, { id, name, active: true }], deletedItems(all))
}

/**
 * Changes an item's name, its place among the active items (0 is the first; past the end is the end), or both.
 * Throws `not-found` for an item that is not active.
 */
export function changeCustomItem(
  all: CustomList,
  id: string,
  { name, place }: { name?: string | undefined; place?: number | undefined },
): CustomList {
  const before = findActive(all, id)
  const after = { ...before, name: name ?? before.name }
  const others = all.filter((each) => each.active && each !== before)
  return [...others.toSpliced(place ?? all.indexOf(before), 0, after), ...deletedItems(all)]
}

/**
 * Deletes an item: the app does not ask for it any more, and its logged values keep its name. Deleting a deleted item
 * changes nothing. Throws `not-found` for an unknown id.
 */
export function removeCustomItem(all: CustomList, id: string): CustomList {
  if (all.some((each) => each.id === id && !each.active)) return all
  const item = findActive(all, id)
  const active = all.filter((each) => each.active && each !== item)
  return joinLists(active, [...deletedItems(all), { ...item, active: false }])
}

/** The field of a day that stores an item's values. */
export function customFieldOf(kind: CustomKind, id: string): CustomField {
  return `${FIELD_PREFIXES[kind]}.${id}`
}

/** The names of active items by their field. */
export function activeNames(custom: ActiveCustomItems): Record<CustomField, string> {
  return Object.fromEntries(
    CUSTOM_KINDS.flatMap((kind) => custom[kind].map(({ id, name }) => [customFieldOf(kind, id), name])),
  )
}

/** The names of all stored items by their field: active ones first, then deleted ones. */
export function customNames(custom: CustomLists): Record<CustomField, string> {
  const isInUse = (wanted: boolean) =>
    CUSTOM_KINDS.flatMap((kind) =>
      custom[kind].filter(({ active }) => active === wanted).map(({ id, name }) => [customFieldOf(kind, id), name]),
    )
  return Object.fromEntries([...isInUse(true), ...isInUse(false)])
}

/**
 * Asserts that every custom field of an edit belongs to one of the user's items, active or deleted. Throws
 * `invalid-request` with a pointer to each unknown custom field.
 */
export function assertKnownCustomFields(set: object, custom: CustomLists): void {
  const knownFields = new Set<string>(
    CUSTOM_KINDS.flatMap((kind) => custom[kind].map(({ id }) => customFieldOf(kind, id))),
  )
  const unknownFields = Object.keys(set).filter((field) => isCustomField(field) && !knownFields.has(field))
  const errors = unknownFields.map((field) => ({ pointer: `/body/set/${field}`, detail: 'unrecognized_keys' }))
  if (errors.length) throw new DomainError('invalid-request', errors)
}
