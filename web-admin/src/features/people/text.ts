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
  invited: 'Invited, has not accepted yet',
  needsLongPassword: 'Must choose a longer password first',
  roles: { editor: 'Editor', admin: 'Admin' } as const satisfies Record<Role, string>,
  noRole: 'No role',
  premium: (until: string | undefined) => (until ? `Premium until ${until}` : 'Premium without an end'),
  noPremium: 'No premium from us',
  changeRoles: 'Roles…',
  changePremium: 'Premium…',
  endSessions: 'Sign out everywhere…',
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
} as const

export const invitationText = {
  heading: 'Invitations',
  invite: 'Invite somebody…',
  loading: 'Loading invitations',
  empty: 'Nobody is invited at the moment.',
  you: 'you',
  by: (name: string) => `Invited by ${name}`,
  of: (what: string, email: string) => `${what} ${email}`,
  state: {
    pending: (until: string) => `Waiting. The link works until ${until}.`,
    expired: (since: string) => `Expired ${since}`,
    accepted: (when: string) => `Accepted ${when}`,
  },
  refused: 'Our mail came back, or its reader did not want it. Please compare the address letter by letter.',
  inviting: {
    title: 'Invite somebody',
    text: 'They get a mail with a link, which works for a week. Roles count once they have chosen a password.',
    email: 'Email address',
    wrong: 'Please enter an email address like name@example.com',
    action: 'Send invitation',
    done: 'The invitation is on its way',
  },
  sendAgain: {
    button: 'Send again…',
    title: (email: string) => `Send the invitation to ${email} again?`,
    text: 'The new mail has a new link, which works for a week. The earlier link ends now.',
    action: 'Send again',
    done: 'The invitation is on its way',
  },
  takeBack: {
    button: 'Take back…',
    title: (email: string) => `Take back the invitation of ${email}?`,
    text: 'The link ends now, and the account, which nobody has used, is removed. You can invite the address again.',
    action: 'Take back',
    done: 'Invitation taken back',
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
    invited: 'Invitations',
    'invitation-sent-again': 'Invited again',
    'invitation-taken-back': 'Taken back',
    'recording-added': 'Audio added',
    'recording-changed': 'Audio changed',
    'recording-deleted': 'Audio deleted',
    'recordings-ordered': 'Audio order',
    'queue-redriven': 'Failed jobs',
    'push-tested': 'Test notifications',
  } as const satisfies Record<Act, string>,
  said: {
    'looked-up': 'looked up',
    'roles-changed': 'changed the roles of',
    'premium-changed': 'changed premium of',
    'sessions-ended': 'signed out',
    invited: 'invited',
    'invitation-sent-again': 'sent the invitation again to',
    'invitation-taken-back': 'took back the invitation of',
    'recording-added': 'added the recording',
    'recording-changed': 'changed the recording',
    'recording-deleted': 'deleted the recording',
    'recordings-ordered': 'changed the order of the recordings',
    'queue-redriven': 'had failed jobs tried again:',
    'push-tested': 'sent a test notification to',
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
