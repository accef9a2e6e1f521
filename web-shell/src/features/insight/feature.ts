import type { Feature } from '../../shell/early/feature.ts'

export const insight = {
  screens: {
    '/trends/links': {
      load: () => import('./page.tsx').then(({ LinksPage }) => LinksPage),
      usesDeviceStorage: true,
    },
    '/trends/insights': { load: () => import('./daily/page.tsx').then(({ InsightsPage }) => InsightsPage) },
  },
  help: { links: () => import('./help.ts').then(({ help }) => help) },
  homeCards: [
    {
      place: 'insight',
      load: () => import('./daily/card.tsx').then(({ InsightCard }) => InsightCard),
      heightRem: 11.5,
    },
  ],
} as const satisfies Feature
