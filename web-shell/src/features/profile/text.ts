import type { Theme } from '../../../../shared/ui/shell-services.ts'

export const text = {
  heading: 'Profile',
  account: 'Your account',
  name: 'Name',
  email: 'Email',
  connection: 'Connection',
  appearance: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signedOutOffline: {
    title: 'You are signed out here',
    text: 'The service could not be told yet. It will be as soon as there is a connection.',
  },
  unsent: {
    title: 'You have an entry that is not saved',
    text: 'Signing out would discard it.',
    open: 'Go to it',
    discard: 'Sign out anyway',
  },
} as const
