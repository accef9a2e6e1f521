import type { Feature } from '../../shell/early/feature.ts'

export const home = {
  screens: {
    '/home': { load: () => import('./page.tsx').then(({ HomePage }) => HomePage), beginsWithHome: true },
  },
  help: { home: () => import('./help.ts').then(({ help }) => help) },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
