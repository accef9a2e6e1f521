const connection = 'Please check your connection and try again.'

/** What each way to log a day says of itself. */
export const logText = {
  heading: { today: 'Log Symptoms', other: 'Edit Past Entry' },
  back: 'Cancel',
  locked: 'Today is logged.',
  edit: "Edit Today's Log",
  save: {
    today: 'Save',
    other: 'Save Entry',
    justSaved: 'Already Submitted for Today',
    locked: 'Already Submitted for Today',
    update: "Update Today's Log",
  },
  saving: { busy: 'Saving…', saved: 'Saved', failed: 'Error saving symptoms', connection },
} as const

export const todayText = {
  heading: { today: "Today's Entry", other: 'Log Entry' },
  back: 'Today',
  locked: 'This day is saved.',
  edit: 'Edit Entry',
  save: {
    today: 'Submit Entry',
    other: 'Submit Entry',
    justSaved: 'Saved!',
    locked: 'Entry Saved',
    update: 'Update Entry',
  },
  saving: {
    busy: 'Saving...',
    saved: 'Saved!',
    failed: 'Error saving entry',
    connection: `We couldn't save your entry. ${connection}`,
  },
} as const

export const quickText = {
  title: 'Quick Track',
  subtitle: 'Log the essentials in seconds',
  more: 'Track More Details →',
  save: 'Save',
  saving: { busy: 'Saving…', saved: '✓ Entry saved!', failed: 'Failed to save entry', connection },
} as const

export const text = {
  settings: 'Settings',
  history: 'History',
  loading: 'Loading this day',
  form: 'How the day was',
  nothingAsked: 'Everything that Quick asks for is turned off. Settings can turn it on again.',
  date: 'Date',
  mode: { label: 'How much to log', quick: 'Quick', detailed: 'Detailed' },
  progress: (done: number, all: number) => `${done} of ${all} sections done`,
  sections: {
    flare: 'Flare Management',
    bladder: 'Bladder Symptoms',
    pelvicFloor: 'Pelvic Floor Symptoms',
    wellness: 'General Wellness',
    food: 'Food & Diet',
    medications: 'Medications & Supplements',
    pelvicHealth: 'Pelvic Health',
    flareQuestion: 'Is This a Flare?',
    mood: 'Mood',
    lifestyle: 'Lifestyle',
    movement: 'Movement',
    medicationList: 'Medications',
    other: 'Other Information',
    exercise: 'Exercise & Movement',
    journal: 'Daily Journal',
    ownSymptoms: 'Your Custom Symptoms',
    ownTriggers: 'Your Custom Triggers',
  },
  byCommas: 'Separated by commas',
  shortcuts: { yesterday: 'Yesterday', threeDaysAgo: '3 days ago', lastWeek: 'Last week' },
  unreadDay: {
    title: 'This day could not be read',
    text: 'You can log it all the same: what you save joins what is there already.',
    retry: 'Try again',
  },
  unread: {
    title: 'Failed to load tracking preferences. Using defaults.',
    text: 'Failed to load custom tracking data. Please check your connection.',
  },
  carryOver: {
    action: { today: 'Same as yesterday', other: 'Same as the day before' },
    filled: (answers: number) =>
      `Filled in ${answers === 1 ? 'one answer' : `${answers} answers`}. Change what was different, then save.`,
  },
  savedOffline: { title: 'Saved offline', text: 'It is kept on this device and will sync when you reconnect.' },
  discard: 'Discard changes',
  discarded: 'Changes discarded',
  undo: 'Undo',
  retry: 'Retry',
  news: {
    help: 'Flare detected today',
    said: 'Flare detected today',
    none: 'No signs of a flare today.',
    steady: 'By your settings this is not counted as a new flare.',
  },
  failed: {
    timeout: 'Network timeout.',
    kept: 'Everything you entered is kept on this device, and is sent by itself as soon as that works.',
    fragile: 'This browser has no room to keep it: please leave this page open until it is sent.',
    refused: 'Everything you entered is still here.',
    open: 'Open',
  },
  signedOut: {
    title: 'Authentication required',
    text: 'You have been signed out. Sign in to save; everything you entered will still be here.',
    action: 'Sign In',
  },
  managing: {
    label: 'Managing a flare today',
    on: 'Today counts as a flare day in your log.',
    off: 'Turn it on to mark today as a flare day in your log.',
    failed: 'Not saved yet',
  },
  after: {
    flare: 'Flare Detected',
    entry: 'Entry Saved',
    milestone: { first: 'A good start', week: 'A whole week', month: 'Thirty days' },
    fifty: (days: number) => `${days} days`,
    streak: (days: number) => (days === 1 ? 'One day so far.' : `${days} days in a row.`),
    noStreak: 'Every entry helps you see your own pattern.',
    kit: 'From your flare kit:',
    care: 'When to seek care',
    different:
      "This looks different from your usual pattern. It could be an infection, which needs a test. This app can't tell.",
    hard: {
      title: 'A hard day',
      text: 'You logged it all the same. Warmth, small sips and slow breaths out may take the edge off; the rest can wait.',
    },
    saidPast: 'Flare detected on this day',
    openKit: 'Open Flare Kit',
    countdown: (seconds: number) => `Going home in ${seconds} s`,
    pause: 'Stay here',
    next: 'Go on',
    trends: 'Trends',
    learn: 'Learn',
    home: 'Home',
  },
} as const
