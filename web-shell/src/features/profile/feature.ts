import type { Feature } from '../../shell/early/feature.ts'

export const profile = {
  screens: { '/profile': { load: () => import('./page.tsx').then(({ ProfilePage }) => ProfilePage) } },
} as const satisfies Feature
