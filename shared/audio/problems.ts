import type { Problems } from '../http/problems.ts'

export const problems = {
  'recording-file-missing': { status: 409, title: 'The file was not uploaded, or was refused' },
  'recording-limit-reached': { status: 409, title: 'There are as many recordings as there may be' },
  'recording-changed': { status: 409, title: 'Another admin has changed the library' },
} as const satisfies Problems
