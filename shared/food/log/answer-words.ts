import type { FoodTest } from '../schema.ts'
import type { FoodLog } from './log-schema.ts'

/** The words for what a user answered. They load with the outgoing queue, so they are apart from the other words. */
export const answers = {
  /** What of the eliminated foods was eaten on a date. "None" was said by the user; without an answer nothing is known. */
  eaten: ({ consumedEliminatedFoods: foods }: Pick<FoodLog, 'consumedEliminatedFoods'> = {}) => {
    if (foods === undefined) return 'Not logged'
    return foods.length > 0 ? foods.join(', ') : 'Ate none of these'
  },

  statuses: {
    testing: 'Testing',
    safe: 'Safe',
    caution: 'Caution',
    trigger: 'Trigger',
    unclear: 'Unclear: worth another test later',
  } satisfies Record<FoodTest['testStatus'], string>,
} as const
