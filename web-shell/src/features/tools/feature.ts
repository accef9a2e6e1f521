import type { Feature } from '../../shell/early/feature.ts'

export const tools = {
  screens: {
    '/tools': { load: () => import('./page.tsx').then(({ ToolsPage }) => ToolsPage), usesDeviceStorage: true },
  },
  help: {
    tools: () => import('./help.ts').then(({ help }) => help),
  },
} as const satisfies Feature
