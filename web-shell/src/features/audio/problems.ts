import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What an admin reads when the service refuses a change of the library. */
export const problems = {
  'recording-file-missing': {
    title: 'Not saved',
    text: 'The recording itself is missing, or was uploaded more than 30 days ago. Please choose the file again.',
  },
  'recording-limit-reached': {
    title: 'Not saved',
    text: 'There are 99 recordings, and no more can be added. Please delete one first, then save again.',
  },
  'recording-changed': {
    title: 'Changed by someone else',
    text: 'Another admin has changed the library. Open it again to see what they did, then make your change.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
