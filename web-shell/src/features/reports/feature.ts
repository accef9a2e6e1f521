import type { Feature } from '../../shell/early/feature.ts'

export const reports = {
  screens: {
    '/reports': {
      load: () => import('./page.tsx').then(({ ReportsPage }) => ReportsPage),
      usesDeviceStorage: true,
      query: ['from', 'to'],
    },
  },
  help: { reports: () => import('./help.ts').then(({ help }) => help) },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  operations: () => import('./operations.ts').then(({ operations }) => operations),
} as const satisfies Feature
