import type { Feature } from '../../shell/early/feature.ts'

export const insight = {
  screens: {
    '/trends/links': {
      load: () => import('./page.tsx').then(({ LinksPage }) => LinksPage),
      usesDeviceStorage: true,
    },
  },
  help: { links: () => import('./help.ts').then(({ help }) => help) },
} as const satisfies Feature
