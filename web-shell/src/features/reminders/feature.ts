import type { Feature } from '../../shell/early/feature.ts'

export const reminders = {
  screens: {
    '/reminders': {
      load: () => import('./page.tsx').then(({ RemindersPage }) => RemindersPage),
      usesDeviceStorage: true,
    },
  },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  operations: () => import('./operations.ts').then(({ operations }) => operations),
  sharedComponents: {
    remindersStatus: () => import('./status.tsx').then(({ RemindersStatus }) => RemindersStatus),
    dueBanner: () => import('./status.tsx').then(({ DueBanner }) => DueBanner),
  },
} as const satisfies Feature
