import type { Feature } from '../../shell/early/feature.ts'

export const audio = {
  sharedComponents: { guidedAudio: () => import('./section.tsx').then(({ GuidedAudio }) => GuidedAudio) },
} as const satisfies Feature
