import type { Badge } from '../../../../shared/home/progress.ts'

const badges: Record<Badge, string> = {
  '3-day-streak': '3-day streak',
  'week-warrior': 'Week warrior',
  'month-master': 'Month master',
  'weekly-champion': 'Weekly champion',
}

export const text = {
  heading: 'Profile',
  noName: 'Your name',
  plan: 'Plan',
  badges: { title: 'What you have reached', names: badges },
  names: {
    open: 'Edit names',
    title: 'Your names',
    fullName: 'Full name',
    nameMissing: 'Enter your name',
    nameLong: 'That name is too long: at most 100 characters fit. Nothing was cut',
    nameRefused: 'That name has a character that cannot be stored',
    nicknameLong: 'That nickname is too long: at most 40 characters fit. Nothing was cut',
    save: 'Save',
    busy: 'Saving…',
    saved: 'Your names are saved',
  },
  links: {
    title: 'More',
    settings: { title: 'Settings', text: 'What you track, flares, appearance, account' },
    history: { title: 'History', text: 'All your entries' },
    report: { title: 'Report for a visit', text: 'For your doctor, on paper or as a PDF' },
    learn: { title: 'Learn', text: 'Plain words about IC' },
    data: { title: 'Your data', text: 'Export it, or import it' },
    about: { title: 'About & Feedback', text: 'Who we are, and how to reach us' },
  },
  unproven: {
    mark: 'Not confirmed yet',
    what: 'Please confirm your email: a forgotten password is recovered through it. A link was sent to you when you signed up.',
    again: 'Send confirmation email again',
    once: 'Send it once more',
    busy: 'Sending…',
    sent: {
      title: 'Confirmation email sent',
      text: 'Please open its link in this browser. Check your spam folder, too. A link that came before still works.',
    },
  },
  refused: {
    bounce: {
      title: 'Our email does not reach you',
      what: 'An email to this address came back, so we stopped writing to it. Nothing in your account is lost. Please check how the address is written. If it is wrong, change it. If it is right, we can send one email to try it.',
    },
    complaint: {
      title: 'You get no email from us',
      what: 'An email of ours was reported as unwanted, so we stopped writing to this address. Nothing in your account is lost. If you would like links for signing in or for a new password again, let us send one email, and open its link.',
    },
    /** After a complaint about an address that the user has not shown to be theirs. */
    foreign: {
      title: 'We do not write to this address',
      what: 'An email of ours was reported as unwanted there. Nothing in your account is lost. Please give us another address of yours: a forgotten password is recovered through it.',
    },
    again: 'Send one email',
    busy: 'Sending…',
    sent: {
      title: 'Email sent',
      text: 'Please open its link: then we write to you again. Check your spam folder, too. If it comes back as well, this page says so.',
    },
  },
  newEmail: {
    heading: 'Change email',
    what: 'We send a link to your new address. Until you open it, in a browser where you are signed in, everything stays as it is.',
    email: 'New email',
    same: 'That is your address already',
    submit: 'Send Link',
    busy: 'Sending…',
    sent: {
      title: 'Check your new mailbox',
      text: (email: string) =>
        `If ${email} can be used, a link comes there within a minute or two. It works once, within an hour. Check your spam folder, too.`,
    },
  },
  password: {
    heading: 'Change password',
    what: 'All other devices will be signed out. You stay signed in here.',
    current: 'Current password',
    currentHint: 'If you do not know it, sign out and choose “Forgot Password?”.',
    currentMissing: 'Enter your current password',
    new: 'New password',
    confirm: 'Confirm new password',
    submit: 'Change Password',
    busy: 'Changing…',
    done: { title: 'Password changed', text: 'You stay signed in here. All other devices have been signed out.' },
  },
  staffPassword: {
    heading: 'Choose a longer password',
    why: 'Editors and admins change what everyone reads here, so their passwords have at least 12 characters. Nothing that you entered is lost. You can continue as soon as you have a new password.',
  },
  staffPasskey: {
    heading: 'Please use your passkey',
    why: 'Editors and admins change what everyone reads here, so those who have a passkey use it in each session. Your own diary opens without it.',
    lost: 'If you have lost it, ask an admin to remove it.',
    unknownHere: 'This browser does not support passkeys. Please use another one for your work as an editor or admin.',
    later: 'Continue without my role',
  },
  connection: 'Connection',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  signingOut: 'Signing out…',
  signedOutOffline: {
    title: 'Signed out on this device',
    text: 'There is no connection. We will end the session as soon as there is one.',
  },
  waiting: {
    title: (count: number) => (count === 1 ? 'An entry is not sent yet' : `${count} entries are not sent yet`),
    offline: 'What is not sent can be sent once you are back online. Signing out now would discard it.',
    send: 'Send and sign out',
    sending: 'Sending…',
  },
  setAside: {
    title: (count: number) => (count === 1 ? 'An entry was not accepted' : `${count} entries were not accepted`),
    open: 'Decide in History',
  },
  unread: {
    title: 'This device cannot read what it keeps',
    text: 'If it has entries that are not sent yet, signing out would discard them. Please try again in a moment.',
  },
  unsent: {
    title: 'You have an entry that is not saved',
    text: 'Signing out would discard it.',
    open: 'Go to it',
    discard: 'Sign out anyway',
  },
} as const
