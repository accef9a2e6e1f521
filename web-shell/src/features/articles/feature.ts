import type { Feature } from '../../shell/early/feature.ts'
import { remoteScreen } from '../../shell/early/loaders.ts'

export const articles = {
  screens: {
    '/learn': { ...remoteScreen('learn', '/learn'), query: ['article'] },
    '/learn/manage': remoteScreen('admin', '/learn/manage'),
  },
  help: { learn: () => import('./help.ts').then(({ help }) => help) },
  // What the user saves while reading. It is here, because each feature of its own adds to the first script.
  operations: () => import('./operations.ts').then(({ operations }) => operations),
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
