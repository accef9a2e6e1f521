import type { ConnectionHealth } from '../api/connection.ts'

/** The words of the shell itself. */
export const text = {
  loading: 'Loading',
  retry: 'Retry',
  retrying: 'Trying again…',
  dismiss: 'Dismiss',
  reload: 'Reload app',
  refresh: 'Refresh Now',
  updateWaits: { title: 'Please save your entry first', text: 'The new version waits until you next open the app.' },
  updated: { title: 'A new version is ready', text: 'What you saved stays as it is.' },
  nothingLost: 'Nothing you saved is lost.',
  stillSignedIn: 'You are still signed in, and nothing is lost.',
  navigation: 'Main',
  strongPain: {
    title: 'That is a lot of pain.',
    breathe: 'Breathe',
    kit: 'Flare Kit',
    care: 'When to seek care',
  },
  lock: { locked: 'Upgrade to unlock', trial: 'Premium feature - Try free!' },
  health: {
    connected: 'Connected',
    slow: 'Slow Connection',
    degraded: 'Degraded Connection',
    offline: 'Offline',
  } satisfies Record<ConnectionHealth, string>,
  banner: {
    offline: "You're offline. Some features may not work properly.",
    degraded: 'Database connection degraded. Showing cached data where available.',
  },
  lastSeen: (when: string) => `This is what this device last saw, ${when}.`,
  notKept:
    'To see your last entries without a connection, choose to stay logged in: in Settings, under Devices, or when you next sign in.',
  unsent: {
    text: 'You have an entry that is not saved yet.',
    open: 'Open it',
    waiting: (what: string, count: number) =>
      `${what} ${count === 1 ? 'is' : 'are'} saved on this device and will be sent automatically.`,
    waitingForConsent: (what: string, count: number) =>
      `${what} ${count === 1 ? 'is' : 'are'} kept on this device and will be sent when you agree.`,
    inMemory: (what: string, count: number) =>
      `${what} ${count === 1 ? 'is' : 'are'} not sent yet, and this browser could not keep it. Please leave the app open until it is sent.`,
    decide: 'Something you logged needs a decision.',
    look: 'Look',
  },
  /** For queued edits of a kind that only a newer version of the app knows. */
  unknownKind: {
    name: () => 'An entry from a newer version of the app',
    count: (entries: number) => (entries === 1 ? 'one entry' : `${entries} entries`),
  },
  help: { open: 'Help', done: 'Done', failed: 'Help could not be opened' },
  /** Where a sheet could not be loaded. */
  notOpened: { again: 'Try again', text: 'Please check your connection and try again.' },
  screenFailed: {
    title: 'This screen could not be opened',
    text: 'Nothing is lost. Please check your connection and try again.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. The link may be old, or have a letter missing.',
    home: 'Go to home',
  },
  broken: {
    title: 'Something went wrong',
    text: 'The app had to stop here. What you saved is safe. Reloading usually puts it right.',
    copy: 'Copy error details',
    copied: 'Copied',
    details: 'The details hold nothing of what you logged.',
  },
} as const
