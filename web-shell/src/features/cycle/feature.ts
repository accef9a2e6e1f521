import type { Feature, HomeCard } from '../../shell/early/feature.ts'

/** Only with tracking and a date to start from. Source: requirements CYC-05 and CYC-06. */
const isShown: HomeCard['isShown'] = ({ preferences: { cycle } }) => cycle.isCycleTracked && cycle.lastPeriodOn !== null

export const cycle = {
  homeCards: [
    {
      place: 'cycle-calendar',
      isShown,
      load: () => import('./calendar-card.tsx').then(({ CalendarCard }) => CalendarCard),
      heightRem: 29.1,
    },
    {
      place: 'cycle-insight',
      isShown,
      load: () => import('./insight-card.tsx').then(({ InsightCard }) => InsightCard),
      heightRem: 11.25,
    },
  ],
} as const satisfies Feature
