import type { Schedule } from '../../../../shared/reminders/schedule.ts'
import type { ReminderAction, ReminderKind } from '../../../../shared/reminders/schema.ts'
import { counted } from '../../../../shared/words/words.ts'
import type { Template } from './templates.ts'

const kept = 'What you entered is still here.'

/** The words of the screen. */
export const text = {
  heading: 'Reminders',
  loading: 'Loading your reminders',
  undecided: 'your reminders',
  add: 'New reminder',
  tabs: {
    label: 'Reminders',
    all: (count: number) => `All · ${count}`,
    due: (count: number) => `Due · ${count}`,
  },
  approximate:
    'The exact times could not be worked out just now, so these may be off. Opening this screen again may help.',
  otherZone: (account: string, device: string) =>
    `Times are those of ${account}, the time zone of your account. This device is set to ${device}.`,
  changeZone: 'Change time zone',

  due: {
    since: (when: string) => `Due since ${when}`,
    done: 'Done',
    snooze: 'Snooze',
    snoozeFor: 'Snooze for how long?',
    until: { minutes: '10 minutes', hour: '1 hour', tomorrow: 'Tomorrow' },
    skip: 'Skip this one',
    addNote: 'Add a note',
    note: 'Note, kept with what you did',
    more: (count: number) => (count === 1 ? '1 more is due' : `${count} more are due`),
    none: 'Nothing is due',
    next: (title: string, when: string) => `Next: ${title}, ${when}.`,
    noneNext: 'No reminder comes after this.',
  },
  list: {
    heading: 'Active',
    due: 'due now',
    next: (when: string) => `next ${when}`,
    snoozed: (when: string) => `snoozed until ${when}`,
    over: 'ended',
  },
  empty: {
    title: 'Nothing to remember yet',
    text: 'A reminder waits here until you say what you did. Begin with one of these, or make your own.',
  },

  acted: {
    done: 'Done',
    skip: 'Skipped',
    snooze: (when: string) => `Snoozed until ${when}`,
    next: (title: string, when: string) => `${title} comes next ${when}.`,
    last: (title: string) => `${title} does not come again.`,
  },
  savedOffline: 'It is kept on this device and will sync when you reconnect.',
  notSent: 'What you did is not sent yet',
  refused: 'What you did could not be saved',
  kept: 'It is kept on this device and will be sent automatically.',
  inMemory: 'This browser could not keep it: please leave this page open until it is sent.',
  stillHere: 'It is kept under History until you decide.',
  consent: {
    title: 'Kept on this device',
    text: 'It waits for your agreement: we store what you enter only if you agree. Then it is sent automatically.',
    form: `We store what you enter only if you agree. ${kept}`,
  },
  retry: 'Retry',
  look: 'Look',

  connection: { title: 'Connection required', text: 'Please check your connection and try again.' },
  failed: {
    create: { title: 'The reminder could not be created', kept },
    save: { title: 'The change could not be saved', kept },
    remove: { title: 'The reminder could not be deleted', kept: 'It is still there.' },
    restore: { title: 'The reminder could not be brought back', kept: 'It is still deleted.' },
    settings: {
      title: 'This could not be saved',
      kept,
    },
  },
  saved: { create: 'Reminder created', save: 'Saved', settings: 'Saved', restore: 'It is back' },
  deleted: (title: string) => ({ title: 'Deleted', text: title }),
  undo: 'Undo',

  form: {
    create: 'New reminder',
    edit: 'Edit reminder',
    templates: {
      water: { title: 'A glass of water', text: 'Every 2 hours from 8 to 20' },
      medicine: { title: 'Medicine', text: 'Every day' },
      drop: { title: 'Pelvic-floor drop', text: 'Reverse kegel, a few times a day' },
      log: { title: 'Log the day', text: 'Every evening' },
      own: { title: 'Something else', text: 'Your own words and times' },
    } satisfies Record<Template, { title: string; text: string }>,
    again: 'Begin with something else',
    title: 'Title',
    note: 'Note (optional)',
    kind: 'Icon',
    kinds: {
      medicine: 'Medicine',
      water: 'Water',
      'pelvic-floor': 'Pelvic floor',
      breathing: 'Breath',
      log: 'Diary',
      other: 'Other',
    } satisfies Record<ReminderKind, string>,
    frequency: 'How often',
    frequencies: {
      daily: 'Every day',
      weekly: 'Days of the week',
      days: 'Every few days',
      hours: 'Every few hours',
      once: 'Once',
    } satisfies Record<Schedule['frequency'], string>,
    on: 'Day',
    from: 'Starting on',
    weekdays: 'On',
    everyDays: 'Every',
    everyDaysUnit: ['day', 'days'],
    everyHours: 'Every',
    everyHoursUnit: ['hour', 'hours'],
    first: 'From',
    last: 'Until',
    times: 'Times',
    time: (n: number, of: number) => (of === 1 ? 'Time' : `Time ${n}`),
    addTime: 'Add a time',
    removeTime: (n: number) => `Remove time ${n}`,
    save: { create: 'Create reminder', edit: 'Save' },
    saving: 'Saving…',
    delete: 'Delete reminder',
    deleting: 'Deleting…',
    unsaved: 'These changes are not saved yet.',
    discard: 'Discard them',
  },
  errors: {
    title: 'Please give it a title.',
    on: 'Please choose a day.',
    past: 'That time has passed. Please choose a later day or time.',
    weekdays: 'Please choose at least one day.',
    times: 'Please fill in every time.',
    twice: 'Two of these times are the same.',
    window: 'Please fill in both times.',
    until: 'This has to be after the first time.',
    tooOften: (count: number) =>
      `That is ${counted(count, 'time')} a day, and 12 are the most. Choose more hours in between, or a shorter part of the day.`,
  },
  preview: {
    heading: 'When it comes',
    next: (count: number) => (count === 1 ? 'It comes at:' : 'The next times:'),
    missing: 'You will see here when it comes.',
    unknown: 'The next times cannot be shown just now.',
  },

  history: {
    heading: 'What you did',
    loading: 'Loading what you did',
    empty: 'Nothing yet. What you do about a reminder is listed here.',
    actions: { done: 'Done', skip: 'Skipped', snooze: 'Snoozed' } satisfies Record<ReminderAction, string>,
    snoozed: (when: string) => `Snoozed until ${when}`,
  },

  settings: {
    device: { title: 'On this device', text: 'Turn notifications on or off' },
    heading: 'What a notification says',
    says: { plain: '“Stillwater: a reminder for you.”', title: 'It shows the title of the reminder.' },
    said: { plain: 'The title does not show on a locked screen.', title: 'Also on a locked screen.' },
    quiet: 'Quiet hours',
    noQuiet: 'None',
    range: (from: string, until: string) => `${from} to ${until}`,
    title: 'How reminders tell you',
    showsTitle: 'Show the title in notifications',
    showsTitleHint:
      'Anyone who sees your locked screen can then read it, such as “Evening tablet”. Without it, a notification says only “Stillwater: a reminder for you.”',
    hasQuiet: 'Keep some hours quiet',
    quietHint:
      'No notification comes in these hours. What was due then is told at the end of them, in one notification.',
    from: 'From',
    until: 'Until',
    same: 'Please choose two different times.',
    missing: 'Please fill in both times.',
    save: 'Save',
  },

  calendar: {
    row: { title: 'In your calendar', text: 'For devices without notifications' },
    title: 'Reminders in your calendar',
    what: 'This saves a small file. Open it, and your calendar app adds your reminders and tells you when one comes, even where this app cannot show notifications.',
    says: {
      plain: 'Each entry says only “Stillwater: a reminder for you”.',
      title: 'Each entry shows the title of its reminder, because you chose that for notifications.',
    },
    again:
      'The calendar does not know what you do here: it carries on after Done, Skip and Snooze, and in quiet hours. After changing a reminder, save the file again and remove the old entries.',
    save: 'Save calendar file',
    saving: 'Saving…',
    fileName: 'stillwater-reminders.ics',
    failed: { title: 'The file could not be made', text: 'Please try again. Your reminders are all still here.' },
  },

  mail: {
    label: 'Also by email',
    hint: 'Sent to the email address of your account, without saying what the reminder is. At most 12 a day. What is due stays here, too.',
    isOn: 'Reminders come by email, too',
    isOff: 'Reminders no longer come by email',
    unproven: 'Reminders can come by email, too, once your address is confirmed.',
    prove: 'Confirm it',
  },

  /** On the card of the tool. */
  status: {
    due: (count: number) => (count === 1 ? '1 reminder is due.' : `${count} reminders are due.`),
    next: (title: string, when: string) => `Next: ${title}, ${when}.`,
  },
  banner: {
    title: (count: number) => (count === 1 ? '1 reminder is due' : `${count} reminders are due`),
    one: (title: string, when: string) => `${title}, ${when}`,
  },
} as const
