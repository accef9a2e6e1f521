import type { Feature } from '../../shell/early/feature.ts'

const upcomingScreen = { load: () => import('./page.tsx').then(({ UpcomingPage }) => UpcomingPage) }

/** Screens that do not exist yet. */
export const upcoming = {
  screens: {
    '/reminders': upcomingScreen,
  },
} as const satisfies Feature
