import type { Feature } from '../../shell/early/feature.ts'

export const profile = {
  screens: {
    '/profile': { load: () => import('./page.tsx').then(({ ProfilePage }) => ProfilePage) },
    '/settings': {
      load: () => import('./settings/page.tsx').then(({ SettingsPage }) => SettingsPage),
      beginsWithHome: true,
      // Giving consent sends what waits on this device.
      usesDeviceStorage: true,
    },
    '/staff-password': {
      load: () => import('./account/staff-password.tsx').then(({ StaffPasswordPage }) => StaffPasswordPage),
    },
    '/staff-passkey': {
      load: () => import('./account/staff-passkey.tsx').then(({ StaffPasskeyPage }) => StaffPasskeyPage),
    },
  },
  problems: () => import('./problems.ts').then(({ problems }) => problems),
} as const satisfies Feature
