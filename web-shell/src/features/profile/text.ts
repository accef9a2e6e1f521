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
  failed: { title: 'You are still signed in', text: 'Signing out needs a connection. Please try again in a moment.' },
} as const
