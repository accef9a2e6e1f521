import type { Feature } from '../../shell/early/feature.ts'

export const training = {
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  sharedComponents: {
    trainingStatus: () => import('./status.tsx').then(({ TrainingStatus }) => TrainingStatus),
  },
} as const satisfies Feature
