import type { Feature } from '../../shell/early/feature.ts'
import { remoteScreen } from '../../shell/early/loaders.ts'

export const admin = {
  screens: { '/admin': remoteScreen('admin', '/admin') },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
