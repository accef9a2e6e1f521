import { needsCare } from '../../../../shared/days/flare/strong-pain.ts'
import type { Feature } from '../../shell/early/feature.ts'

export const billing = {
  screens: {
    '/subscription': { load: () => import('./page.tsx').then(({ SubscriptionPage }) => SubscriptionPage) },
  },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  sharedComponents: {
    upgradeCard: () => import('./upgrade.tsx').then(({ UpgradeCard }) => UpgradeCard),
    upgradeButton: () => import('./upgrade.tsx').then(({ UpgradeButton }) => UpgradeButton),
  },
  homeCards: [
    {
      place: 'banner',
      // Never on a day of a flare or of strong pain. Source: requirement HOME-03.
      isShown: ({ premium, today }) => premium.trialDaysRemaining !== undefined && !needsCare(today),
      load: () => import('./trial-banner.tsx').then(({ TrialBanner }) => TrialBanner),
      heightRem: 3,
    },
  ],
} as const satisfies Feature
