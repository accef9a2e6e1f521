import type { Feature } from '../../shell/early/feature.ts'

export const entry = {
  screens: { '/': { load: () => import('./page.tsx').then(({ EntryPage }) => EntryPage), access: 'visitors' } },
} as const satisfies Feature
