import type { Feature } from '../../shell/early/feature.ts'

const page = () => import('./page.tsx').then(({ AuthPage }) => AuthPage)

export const auth = {
  screens: {
    '/auth': { load: page, who: 'guests' },
    '/reset-password': { load: page, who: 'guests' },
    // Google redirects here. Its reply is processed even if another session has begun meanwhile.
    '/auth/callback': {
      load: () => import('./google/callback.tsx').then(({ CallbackPage }) => CallbackPage),
      who: 'everybody',
    },
  },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
