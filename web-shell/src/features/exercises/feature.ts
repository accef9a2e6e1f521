import type { Feature } from '../../shell/early/feature.ts'

export const exercises = {
  screens: {
    '/tools/exercises': {
      load: () => import('./page.tsx').then(({ ExercisesPage }) => ExercisesPage),
      // Help for a user in pain, as the flare kit is.
      opensWithoutSession: true,
    },
  },
  help: { exercises: () => import('./help.ts').then(({ help }) => help) },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
  operations: () => import('./operations.ts').then(({ operations }) => operations),
} as const satisfies Feature
