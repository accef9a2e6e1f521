import type { Feature } from '../../shell/early/feature.ts'

export const training = {
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
