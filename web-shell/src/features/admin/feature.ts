import type { Feature } from '../../shell/early/feature.ts'
import { remoteScreen } from '../../shell/early/loaders.ts'

export const admin = {
  screens: { '/admin': remoteScreen('admin', '/admin') },
} as const satisfies Feature
