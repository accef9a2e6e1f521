import type { Feature } from '../../shell/early/feature.ts'

export const food = {
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  sharedComponents: {
    foodStatus: () => import('./status.tsx').then(({ FoodStatus }) => FoodStatus),
  },
} as const satisfies Feature
