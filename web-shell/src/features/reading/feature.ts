import type { Feature } from '../../shell/early/feature.ts'

export const reading = {
  operations: () => import('./operations.ts').then(({ operations }) => operations),
} as const satisfies Feature
