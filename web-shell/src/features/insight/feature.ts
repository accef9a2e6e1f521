import type { Feature } from '../../shell/early/feature.ts'

export const insight = {
  screens: {
    '/trends/insights': { load: () => import('./daily/page.tsx').then(({ InsightsPage }) => InsightsPage) },
  },
  homeCards: [
    {
      place: 'insight',
      load: () => import('./daily/card.tsx').then(({ InsightCard }) => InsightCard),
      heightRem: 11.5,
    },
  ],
} as const satisfies Feature
