import type { Feature, Screen } from '../../shell/early/feature.ts'

const page = () => import('./page/page.tsx')
const log = {
  load: () => page().then(({ LogPage }) => LogPage),
  beginsWithHome: true,
  usesDeviceStorage: true,
} as const satisfies Screen

export const days = {
  screens: {
    '/log': log,
    '/track': log,
    '/today': { load: () => page().then(({ TodayPage }) => TodayPage), beginsWithHome: true, usesDeviceStorage: true },
    '/history': {
      load: () => import('./history/page.tsx').then(({ HistoryPage }) => HistoryPage),
      usesDeviceStorage: true,
      query: ['month', 'date'],
    },
  },
  help: { track: () => import('./help.ts').then(({ help }) => help) },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  operations: () => import('./operations.ts').then(({ operations }) => operations),
  sharedComponents: {
    quickTrack: () => page().then(({ QuickTrack }) => QuickTrack),
    managingFlareSwitch: () =>
      import('./saving/managing-flare-switch.tsx').then(({ ManagingFlareSwitch }) => ManagingFlareSwitch),
  },
} as const satisfies Feature
