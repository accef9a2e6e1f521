import type { Feature } from '../../shell/early/feature.ts'

export const trends = {
  screens: {
    '/trends': {
      load: () => import('./page.tsx').then(({ TrendsPage }) => TrendsPage),
      usesDeviceStorage: true,
      query: ['range'],
    },
  },
  help: { trends: () => import('./help.ts').then(({ help }) => help) },
} as const satisfies Feature
