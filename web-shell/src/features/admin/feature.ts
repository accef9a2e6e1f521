import type { Feature } from '../../shell/early/feature.ts'
import { fromRemote } from '../../shell/early/loaders.ts'

export const admin = {
  screens: { '/admin': fromRemote('admin', '/admin') },
} as const satisfies Feature
