import type { Concern } from '../../../../../shared/preferences/preferences.ts'
import type { Theme } from '../../../../../shared/ui/shell-services.ts'
import { counted } from '../../../../../shared/words/words.ts'
import { text as controls } from '../../../shell/later/preferences/controls/text.ts'
import type { TextSize } from './text-size.ts'

const ofAgo = (format: Intl.RelativeTimeFormat, hours: number) =>
  hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.round(hours / 24), 'day')

export const text = {
  heading: 'Settings',
  loading: 'Loading your settings',
  profile: 'Your profile',
  appearance: {
    title: 'Appearance',
    hint: 'Kept on this device.',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
    size: 'Text size',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' } satisfies Record<TextSize, string>,
  },
  tracking: {
    title: 'What you track',
    hint: 'Turning something off hides its questions. What you saved before stays.',
  },
  custom: {
    title: 'Custom symptoms and triggers',
    counts: (symptoms: number, triggers: number) => `${symptoms} of 5 symptoms, ${triggers} of 5 triggers`,
  },
  flares: { title: 'Flares', hint: 'The app compares what you log with these. It does not diagnose.' },
  you: 'You',
  app: 'This app',
  account: 'Your account',
  data: {
    title: 'Your data',
    loading: 'Loading',
    export: { title: 'Export your data', text: 'As a file, for yourself or your doctor' },
    import: { title: 'Import your data', text: 'From a file, or from another app' },
  },
  done: 'Done',
  cycle: {
    title: 'Cycle',
    off: 'Not tracked',
    on: 'Tracked, without a date yet',
    since: (day: string, days: number) => `Last period began ${day}, ${days} days`,
  },
  hydration: {
    title: 'Hydration goal',
    value: (glasses: number) => `${counted(glasses, 'glass', 'glasses')} a day`,
  },
  focus: {
    title: 'Wellness focus',
    none: 'Nothing chosen',
    value: (concerns: readonly Concern[]) => concerns.map((concern) => controls.concerns.words[concern]).join(', '),
  },
  week: {
    title: 'First day of the week',
    days: { monday: 'Monday', sunday: 'Sunday' },
  },
  notifications: {
    title: 'Notifications',
    value: 'On this device, and what they say',
    what: 'Notifications are reminders that you have set yourself. They say nothing about your health, unless you choose to see the titles of reminders.',
    mails:
      'We email you about your account: links that you ask for, and notices when its password, its address or a device changes, or when it will be deleted. Reminders are emailed only if you turn that on. Emails never mention your health.',
  },
  zone: {
    title: 'Time zone',
    what: 'Reminders and the end of your trial follow it. Days that you have logged stay on their dates.',
    here: (place: string) => `This device is in another one: ${place}.`,
    use: (place: string) => `Use ${place}`,
    others: 'Other',
    saved: 'Time zone changed',
    failed: 'Your time zone could not be changed',
  },
  email: { title: 'Email' },
  password: {
    title: 'Password',
    value: 'Change it here',
    none: 'You sign in without one',
    why: 'You have no password: you sign in with Google, or with a link that we send you. You can choose a password as well.',
    how: (email: string) =>
      `We send a link to ${email}. When you set a password with it, you are signed out everywhere, and sign in again.`,
    send: 'Send a link',
    sending: 'Sending…',
    sent: {
      title: 'Password Reset Email Sent',
      text: 'Check your email for a link. It works once, within 30 minutes. Check your spam folder, too.',
    },
  },
  google: {
    title: 'Google',
    loading: 'Checking whether Google is linked',
    linked: 'Linked: Continue with Google opens this account.',
    unlinked: (email: string) =>
      `Not linked. To link it, choose Continue with Google at your next sign-in, with the Google account ${email}.`,
    needsPassword: 'To unlink it, choose a password first. Otherwise only emailed links would open your account.',
    unlink: 'Unlink Google',
    unlinking: 'Unlinking…',
    ended: { title: 'Google is not linked any more', text: 'You sign in with your password or an emailed link.' },
  },
  devices: {
    title: 'Devices',
    value: 'Where you are signed in',
    what: 'Each browser in which your account is open. When a new one signs in, we tell you by email.',
    loading: 'Loading your devices',
    unknown: 'An unknown browser',
    here: 'This device',
    used: (instant: number, now: number) => {
      const hours = Math.floor((now - instant) / 3_600_000)
      const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
      return hours < 1 ? 'Used within the last hour' : `Last used ${ofAgo(format, hours)}`
    },
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    ending: 'Signing out…',
    ended: 'Signed out there',
    endOthers: 'Sign out all other devices',
    othersEnded: 'All other devices are signed out',
    only: 'You are signed in on this device only.',
    unsent: 'What is saved on a device and not yet sent stays there, encrypted, until you sign in on it again.',
  },
  consent: {
    title: 'Your agreement',
    states: {
      given: 'You agree that we store what you enter about your health',
      outdated: 'Our text has changed. Please read it',
      withdrawn: 'Withdrawn. Nothing new is stored',
      none: 'Not given yet. Nothing is stored',
    },
    agree: 'I agree',
    agreeing: 'One moment…',
    agreed: 'Thank you. What you enter is stored again.',
    withdraw: 'Withdraw my agreement',
    really: {
      title: 'Withdraw your agreement?',
      text: 'From then on nothing new about your health is stored. What is stored stays readable, until you delete your account. You can agree again at any time.',
      yes: 'Withdraw',
      busy: 'Withdrawing…',
      no: 'Keep it',
    },
    done: 'Withdrawn. Nothing new is stored from now on.',
  },
  more: {
    title: 'More',
    about: 'About & Feedback',
    privacy: 'Privacy',
    terms: 'Terms',
  },
} as const
