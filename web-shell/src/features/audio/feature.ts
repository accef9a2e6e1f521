import type { Feature } from '../../shell/early/feature.ts'

export const audio = {
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  sharedComponents: { guidedAudio: () => import('./section.tsx').then(({ GuidedAudio }) => GuidedAudio) },
} as const satisfies Feature
