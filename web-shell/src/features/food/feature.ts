import type { Feature } from '../../shell/early/feature.ts'

export const food = {
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
