import type { Feature } from '../../shell/early/feature.ts'
import { remoteScreen } from '../../shell/early/loaders.ts'

export const articles = {
  screens: {
    '/learn': { ...remoteScreen('learn', '/learn'), query: ['article'] },
    '/learn/manage': remoteScreen('admin', '/learn/manage'),
  },
  help: { learn: () => import('./help.ts').then(({ help }) => help) },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
