import type { Theme } from '../../shell/theme.ts'

export const text = {
  heading: 'Profile',
  account: 'Your account',
  name: 'Name',
  email: 'Email',
  appearance: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  failed: { title: 'You are still signed in' },
  unsent: {
    title: 'You have an entry that is not saved',
    text: 'Signing out would discard it.',
    open: 'Go to it',
    discard: 'Sign out anyway',
  },
} as const
