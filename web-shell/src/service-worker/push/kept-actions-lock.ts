/** Who sends kept actions, the worker or one page, holds this lock. */
export const KEPT_ACTIONS_LOCK = 'kept-actions'
