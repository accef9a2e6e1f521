import type { Feature } from '../../shell/early/feature.ts'

export const training = {
  screens: {
    '/tools/training': {
      load: () => import('./page.tsx').then(({ TrainingPage }) => TrainingPage),
      usesDeviceStorage: true,
    },
  },
  help: { training: () => import('./help.ts').then(({ help }) => help) },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  operations: () => import('./operations.ts').then(({ operations }) => operations),
  sharedComponents: { trainingStatus: () => import('./status.tsx').then(({ TrainingStatus }) => TrainingStatus) },
} as const satisfies Feature
