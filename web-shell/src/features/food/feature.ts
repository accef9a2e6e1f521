import type { Feature } from '../../shell/early/feature.ts'

const help = () => import('./help.ts')

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
    food: () => help().then((pages) => pages.food),
    foods: () => help().then((pages) => pages.foods),
  },
  operations: () => import('./operations.ts').then(({ operations }) => operations),
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  sharedComponents: {
    foodStatus: () => import('./status.tsx').then(({ FoodStatus }) => FoodStatus),
  },
} as const satisfies Feature
