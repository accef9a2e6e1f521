import type { Feature } from '../../shell/early/feature.ts'

export const flareKit = {
  screens: {
    '/flare-kit': {
      load: () => import('./page.tsx').then(({ FlareKitPage }) => FlareKitPage),
      opensWithoutSession: true,
    },
  },
} as const satisfies Feature
