export const text = {
  heading: 'Not sent yet',
  queued: {
    title: (what: string, count: number) => `${what} ${count === 1 ? 'is' : 'are'} saved on this device`,
    text: 'It is sent automatically as soon as that works. You can carry on logging in the meantime.',
    inMemory: 'This browser could not keep it, so please leave the app open until it is sent.',
    forConsent:
      'It waits for your agreement, and is then sent automatically. You can carry on logging in the meantime.',
    send: 'Send now',
    sending: 'Sending…',
    notSent: { title: 'Not sent yet', text: 'It stays on this device and is tried again automatically.' },
    allSent: { title: 'Everything is sent' },
  },
  setAside: {
    title: 'This entry was not accepted',
    unreadable: 'This device can no longer read what it kept of this day.',
    unreadableOther: 'This device can no longer read what it kept of it.',
    kept: 'It is still here. You decide what happens to it.',
    cleared: (fields: string) => `Cleared: ${fields}`,
    saveAgain: 'Save again',
    moveToToday: 'Move to today',
    discard: 'Discard',
    confirmDiscard: 'Discard for good',
    keep: 'Keep it',
    tryAgain: 'Try again',
    triedAgain: { title: 'Trying again', text: 'It is kept on this device, and is sent as soon as that works.' },
    again: { title: 'Trying again', text: 'It is in your log on this device, and is sent as soon as that works.' },
  },
  lost: {
    currentValue: 'In your log',
    noValue: 'no answer',
    saved: { title: 'Saved', text: 'Your choice is in your log.' },
  },
} as const
