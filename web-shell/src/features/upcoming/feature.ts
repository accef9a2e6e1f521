import type { Feature } from '../../shell/early/feature.ts'

const upcomingScreen = { load: () => import('./page.tsx').then(({ UpcomingPage }) => UpcomingPage) }
const help = () => import('./help.ts')

/** Screens that do not exist yet. */
export const upcoming = {
  screens: {
    '/tools': upcomingScreen,
    '/tools/exercises': upcomingScreen,
  },
  help: {
    tools: () => help().then(({ tools }) => tools),
  },
} as const satisfies Feature
