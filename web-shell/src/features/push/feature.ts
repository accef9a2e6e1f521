import type { Feature } from '../../shell/early/feature.ts'

export const push = {
  sharedComponents: { pushSwitch: () => import('./push-switch.tsx').then(({ PushSwitch }) => PushSwitch) },
  companion: () => import('./companion.tsx').then(({ PushCompanion }) => PushCompanion),
} as const satisfies Feature
