import type { Feature } from '../../shell/early/feature.ts'

export const insight = {
  screens: {
    '/trends/insights': { load: () => import('./page.tsx').then(({ InsightsPage }) => InsightsPage) },
  },
  homeCards: [
    {
      place: 'insight',
      load: () => import('./card.tsx').then(({ InsightCard }) => InsightCard),
      heightRem: 11.5,
    },
  ],
} as const satisfies Feature
