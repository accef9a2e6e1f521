import type { Feature } from '../../shell/early/feature.ts'

const page = () => import('./page.tsx').then(({ AuthPage }) => AuthPage)

export const auth = {
  screens: {
    '/': { load: () => import('./entry/page.tsx').then(({ EntryPage }) => EntryPage), access: 'visitors' },
    '/auth': { load: page, access: 'visitors' },
    '/reset-password': { load: page, access: 'visitors' },
    // Google redirects here. Its reply is processed even if another session has begun meanwhile.
    '/auth/callback': {
      load: () => import('./google/callback.tsx').then(({ CallbackPage }) => CallbackPage),
      access: 'everyone',
    },
    '/claim': { load: () => import('./claim/page.tsx').then(({ ClaimPage }) => ClaimPage) },
  },
  sharedComponents: {
    signInAgain: () => import('./sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain),
    proveIdentity: () => import('./proof/prove-identity.tsx').then(({ ProveIdentity }) => ProveIdentity),
  },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
