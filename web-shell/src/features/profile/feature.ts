import type { Feature } from '../../shell/early/feature.ts'

export const profile = {
  screens: {
    '/profile': { load: () => import('./page.tsx').then(({ ProfilePage }) => ProfilePage) },
    '/staff-password': {
      load: () => import('./account/staff-password.tsx').then(({ StaffPasswordPage }) => StaffPasswordPage),
    },
  },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
