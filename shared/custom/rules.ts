import { type CustomField, isCustomField } from '../days/model/custom-field.ts'
import { DomainError } from '../problems.ts'

/** What a person can name for themselves, and what its fields of a day begin with. */
const FIELD_PREFIXES = { symptoms: 'symptom', triggers: 'trigger' } as const
export type Kind = keyof typeof FIELD_PREFIXES
export const KINDS = Object.keys(FIELD_PREFIXES) as [Kind, ...Kind[]]

/** So many of each kind are asked for at most. Source: requirement CUST-01. */
export const MOST_ACTIVE = 5
/** So many of each kind are kept at most, with those that were deleted. */
export const MOST_KEPT = 50
/** In characters. */
export const LONGEST_NAME = 60

/** A symptom or trigger of a person's own. A deleted one is no longer active; its name stays, for the days that have it. */
export interface Definition {
  id: string
  name: string
  active: boolean
}

/** One kind of them: the active ones in their order, then the deleted ones, the oldest first. */
export type Definitions = readonly Definition[]
export type Custom = Record<Kind, Definitions>

/** Those that are asked for, in their order. */
export type ActiveCustom = Record<Kind, readonly Pick<Definition, 'id' | 'name'>[]>

const isActive = ({ active }: Definition) => active

/** What is asked for, without what was deleted. */
export function activeOf({ symptoms, triggers }: Custom): ActiveCustom {
  return { symptoms: symptoms.filter(isActive), triggers: triggers.filter(isActive) }
}

/** The active ones, then of the others the newest, as many as are kept. */
function arranged(active: Definitions, deleted: Definitions): Definitions {
  const room = MOST_KEPT - active.length
  return [...active, ...deleted.slice(Math.max(0, deleted.length - room))]
}

const deletedOf = (all: Definitions) => all.filter(({ active }) => !active)

/** The active definition with an id. Throws `not-found`. */
function findActive(all: Definitions, id: string): Definition {
  const found = all.find((each) => each.id === id && each.active)
  if (!found) throw new DomainError('not-found')
  return found
}

/**
 * Adds one at the end. The id is its maker's: what has it already and the same name was added by the same attempt,
 * and nothing changes. Throws `custom-limit-reached`, and `invalid-request` when the id is another's.
 */
export function added(all: Definitions, { id, name }: Omit<Definition, 'active'>): Definitions {
  const known = all.find((each) => each.id === id)
  if (known?.name === name) return all
  if (known) throw new DomainError('invalid-request', [{ pointer: '/body/attempt', detail: 'taken' }])
  const active = all.filter(isActive)
  if (active.length >= MOST_ACTIVE) throw new DomainError('custom-limit-reached')
  return arranged([...active, { id, name, active: true }], deletedOf(all))
}

/**
 * Gives one another name, another place among the active ones (0 is the first; past the end is the end), or both.
 * Throws `not-found` for one that is not active.
 */
export function changed(
  all: Definitions,
  id: string,
  { name, place }: { name?: string | undefined; place?: number | undefined },
): Definitions {
  const before = findActive(all, id)
  const after = { ...before, name: name ?? before.name }
  const others = all.filter((each) => each.active && each !== before)
  return [...others.toSpliced(place ?? all.indexOf(before), 0, after), ...deletedOf(all)]
}

/** Deletes one: it is asked for no more, and what was logged keeps its name. Throws `not-found`; twice is once. */
export function removed(all: Definitions, id: string): Definitions {
  if (all.some((each) => each.id === id && !each.active)) return all
  const gone = findActive(all, id)
  const active = all.filter((each) => each.active && each !== gone)
  return arranged(active, [...deletedOf(all), { ...gone, active: false }])
}

/** The field of a day that one's values are. */
export function fieldOf(kind: Kind, id: string): CustomField {
  return `${FIELD_PREFIXES[kind]}.${id}`
}

/** Refuses an edit of fields that are on no list of the person's own, `invalid-request` with a pointer to each. */
export function assertOwn(set: object, custom: Custom): void {
  const own = new Set<string>(KINDS.flatMap((kind) => custom[kind].map(({ id }) => fieldOf(kind, id))))
  const unknown = Object.keys(set).filter((field) => isCustomField(field) && !own.has(field))
  const errors = unknown.map((field) => ({ pointer: `/body/set/${field}`, detail: 'unrecognized_keys' }))
  if (errors.length) throw new DomainError('invalid-request', errors)
}
