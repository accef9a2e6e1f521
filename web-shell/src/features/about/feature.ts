import type { Feature } from '../../shell/early/feature.ts'

export const about = {
  screens: {
    '/about': { load: () => import('./page.tsx').then(({ AboutPage }) => AboutPage) },
    // Everyone may read them, before an account is made and without a session.
    '/privacy': { load: () => import('./privacy.tsx').then(({ PrivacyPage }) => PrivacyPage), access: 'everyone' },
    '/terms': { load: () => import('./terms.tsx').then(({ TermsPage }) => TermsPage), access: 'everyone' },
  },
} as const satisfies Feature
