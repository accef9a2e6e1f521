import type { Feature } from '../../shell/early/feature.ts'
import { fromRemote } from '../../shell/early/loaders.ts'

export const articles = {
  screens: {
    '/learn': { ...fromRemote('learn', '/learn'), query: ['article'] },
    '/learn/manage': fromRemote('admin', '/learn/manage'),
  },
  help: { learn: () => import('./help.ts').then(({ help }) => help) },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
