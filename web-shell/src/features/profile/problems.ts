import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'consent-needed': {
    title: 'Your agreement is needed first',
    text: 'We store what you enter only if you agree. You can read what that means on home, and decide there.',
  },
  'consent-text-outdated': {
    title: 'This text has changed',
    text: 'Please reload the page and read the newer version.',
  },
  'role-first': {
    title: 'Your role comes first',
    text: 'You help to run the app as an editor or admin, so this account cannot simply vanish. Ask the team to end your role; after that you can delete the account. Nothing has changed.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
