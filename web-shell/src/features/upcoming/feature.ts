import type { Feature } from '../../shell/early/feature.ts'

/** Screens that do not exist yet. */
export const upcoming = {
  screens: {
    '/reminders': { load: () => import('./page.tsx').then(({ UpcomingPage }) => UpcomingPage) },
  },
} as const satisfies Feature
