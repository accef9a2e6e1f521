import type { RecordMeta } from '../records/meta.ts'
import { LISTED_SESSIONS, MAX_SESSIONS_A_DAY } from './limits.ts'

/** The sessions of exercises that a user keeps. */
export const KEPT_EXERCISES = {
  kind: 'exercises',
  label: 'Exercises',
  needs: ['exercise', 'seconds', 'at'],
  stored: 'by day',
  limit: { records: MAX_SESSIONS_A_DAY, problem: 'exercise-limit-reached' },
  listed: LISTED_SESSIONS,
  time: 'at',
  latestOnly: ['at'],
} as const satisfies RecordMeta
