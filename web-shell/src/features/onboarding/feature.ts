import type { Feature } from '../../shell/early/feature.ts'

export const onboarding = {
  sharedComponents: {
    welcome: () => import('./load-welcome.ts').then(({ loadWelcome }) => loadWelcome()),
  },
  homeCards: [
    {
      place: 'consent',
      isShown: ({ consent }) => consent !== 'given',
      load: () => import('./consent-card.tsx').then(({ ConsentCard }) => ConsentCard),
      heightRem: 11,
    },
  ],
} as const satisfies Feature
