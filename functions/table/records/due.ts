import { DUE_INDEX } from '../items/reminders.ts'

/** The partition key of a part of the index `due`: a number for reminders, a name for other things. */
export const duePk = (part: number | string): string => DUE_INDEX.pk.replace('{shard}', String(part))

/** The sort key of an instant (epoch ms): 13 digits. */
export const dueSk = (instant: number): string => String(instant).padStart(13, '0')
