import { isGettingStarted } from '../../../../shared/home/getting-started.ts'
import type { Feature } from '../../shell/early/feature.ts'

export const home = {
  screens: {
    '/home': { load: () => import('./page.tsx').then(({ HomePage }) => HomePage), beginsWithHome: true },
  },
  help: { home: () => import('./help.ts').then(({ help }) => help) },
  homeCards: [
    {
      place: 'getting-started',
      isShown: isGettingStarted,
      load: () => import('./getting-started/card.tsx').then(({ GettingStartedCard }) => GettingStartedCard),
      heightRem: 21.375,
    },
  ],
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
