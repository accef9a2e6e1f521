import type { ActionType } from './schema.ts'

/** The words for what happened at a visit. They load with the outgoing queue, so they are apart from the other words. */
export const actions = {
  scheduled_void: 'On time',
  successful_delay: 'Held a little longer',
  early_void: 'Went early',
  accident: 'A leak',
} satisfies Record<ActionType, string>
