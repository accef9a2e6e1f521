import type { Act } from '../../../../shared/audit/schema.ts'
import type { Role } from '../../../../shared/auth/schema.ts'

/** Source: requirement ADM-08. */
export const text = {
  heading: 'People',
  toArticles: '← Back to articles',
  toPeople: '← Back to people',
  audit: 'What admins did',
  about:
    'People are found by their whole email address. Nothing here shows what a person logs. What you do here is kept for all admins to read.',
  search: 'Find a person',
  email: 'Email address',
  find: 'Find',
  finding: 'Looking…',
  missing: 'Please enter an email address',
  staff: 'People with a role',
  loading: 'Loading people',
  since: (day: string) => `Joined ${day}`,
  unproven: 'Address not confirmed',
  needsLongPassword: 'Must choose a longer password first',
  noPasskey: 'No passkey',
  roles: { editor: 'Editor', admin: 'Admin' } as const satisfies Record<Role, string>,
  noRole: 'No role',
  premium: (until: string | undefined) => (until ? `Premium until ${until}` : 'Premium without an end'),
  noPremium: 'No premium from us',
  changeRoles: 'Roles…',
  changePremium: 'Premium…',
  endSessions: 'Sign out everywhere…',
  removePasskeys: 'Remove passkeys…',
  of: (what: string, name: string) => `${what} ${name}`,
} as const

/** The dialogs in which an admin does something. */
export const actText = {
  roles: {
    title: (name: string) => `Roles of ${name}`,
    hint: {
      editor: 'Writes articles and adds images.',
      admin: 'Does all that editors do, and manages audio and people.',
    } as const satisfies Record<Role, string>,
    action: 'Save roles',
    done: 'Roles saved. They count from now on.',
  },
  premium: {
    title: (name: string) => `Premium for ${name}`,
    given: 'Premium without payment',
    until: 'Last day',
    untilHint: 'Empty: without an end.',
    action: 'Save premium',
    done: 'Premium saved',
  },
  sessions: {
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: 'All their devices are signed out and get no more notifications. What a device has not sent yet stays on it.',
    action: 'Sign out everywhere',
    done: 'Signed out everywhere',
  },
  passkeys: {
    title: (name: string) => `Remove all passkeys of ${name}?`,
    text: 'For a person who has lost them: please make sure that it is them who ask. They can sign in with their password or a mailed link, and add another passkey. Where they are signed in, they stay so.',
    action: 'Remove passkeys',
    done: 'Passkeys removed',
  },
} as const

export const auditText = {
  heading: 'What admins did',
  about:
    'The newest first. An entry cannot be changed or deleted, and is kept for two years. People are named by their ids.',
  filter: 'Which acts',
  all: 'All',
  acts: {
    'looked-up': 'Looked up',
    'roles-changed': 'Roles',
    'premium-changed': 'Premium',
    'sessions-ended': 'Sessions',
    'recording-added': 'Audio added',
    'recording-changed': 'Audio changed',
    'recording-deleted': 'Audio deleted',
    'recordings-ordered': 'Audio order',
    'queue-redriven': 'Failed jobs',
    'push-tested': 'Test notifications',
    'passkeys-removed': 'Passkeys',
  } as const satisfies Record<Act, string>,
  said: {
    'looked-up': 'looked up',
    'roles-changed': 'changed the roles of',
    'premium-changed': 'changed premium of',
    'sessions-ended': 'signed out',
    'recording-added': 'added the recording',
    'recording-changed': 'changed the recording',
    'recording-deleted': 'deleted the recording',
    'recordings-ordered': 'changed the order of the recordings',
    'queue-redriven': 'had failed jobs tried again:',
    'push-tested': 'sent a test notification to',
    'passkeys-removed': 'removed the passkeys of',
  } as const satisfies Record<Act, string>,
  you: { subject: 'You', object: 'you' },
  from: (browser: string, address: string) => [browser, address].filter(Boolean).join(', '),
  rolesNow: (before: string, after: string) => `${before} → ${after}`,
  empty: 'Nothing has been done yet.',
  more: 'Show more',
  save: 'Save as a table',
  saving: 'Collecting entries…',
  file: 'stillwater-audit.csv',
  columns: [
    ...['When', 'What', 'Who', 'To whom or what', 'Title', 'Why'],
    ...['Roles before', 'Roles after', 'Premium', 'Browser', 'Address'],
  ],
} as const
