import type { Feature } from '../../shell/early/feature.ts'

export const dataExport = {
  sharedComponents: { exportRoom: () => import('./room.tsx').then(({ ExportRoom }) => ExportRoom) },
} as const satisfies Feature
