import type { Feature } from '../../shell/early/feature.ts'

export const dataImport = {
  sharedComponents: { importRoom: () => import('./room.tsx').then(({ ImportRoom }) => ImportRoom) },
} as const satisfies Feature
