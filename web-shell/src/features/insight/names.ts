import { nameOfExposure } from '../../../../shared/insight/exposures.ts'
import { text } from './text.ts'

/** The names of custom items by field. */
export type Names = Readonly<Record<string, string>>

/** What the user calls a food, a drink or a trigger. */
export const nameOf = (id: string, names: Names) => nameOfExposure(id, names) ?? text.unnamed

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Coffee and Milk". */
export const namesOf = (ids: readonly string[], names: Names) => LIST.format(ids.map((id) => nameOf(id, names)))
