import type { Feature } from '../../shell/early/feature.ts'

export const food = {
  screens: {
    '/tools/food': {
      load: () => import('./page.tsx').then(({ FoodPage }) => FoodPage),
      usesDeviceStorage: true,
    },
    '/food-categories': {
      load: () => import('./categories/page.tsx').then(({ FoodCategoriesPage }) => FoodCategoriesPage),
      usesDeviceStorage: true,
    },
  },
  help: {
    food: () => import('./help.ts').then(({ help }) => help),
    foods: () => import('./categories/help.ts').then(({ help }) => help),
  },
  operations: () => import('./operations.ts').then(({ operations }) => operations),
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  sharedComponents: {
    foodStatus: () => import('./status.tsx').then(({ FoodStatus }) => FoodStatus),
  },
} as const satisfies Feature
