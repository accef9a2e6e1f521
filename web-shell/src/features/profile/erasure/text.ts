import { GRACE_DAYS } from '../../../../../shared/erasure/grace.ts'

export const text = {
  title: 'Delete my account',
  value: `Kept for ${GRACE_DAYS} days, in case you change your mind`,
  intro: `You can leave at any time. For ${GRACE_DAYS} days a sign-in brings everything back. After that it is gone for good, and not even we can bring it back.`,
  lost: {
    title: 'What will be erased',
    items: [
      'Every day that you logged, with its notes and flares',
      'Your own symptoms and triggers, your flare plan and all settings',
      'Your account with its address, and every way to sign in',
      'Your messages to us, as far as the app keeps them',
    ],
  },
  now: {
    title: 'What happens at once',
    items: [
      'You are signed out on every device, here too, and this device forgets what it keeps',
      'We send you one email that says how to come back. No other follows, unless you ask for a link',
      'What another device has saved and not yet sent stays there, encrypted. It is sent only if you come back and sign in there',
    ],
  },
  paid: 'Your subscription is not renewed: nothing more is charged. If you come back, you can have it renewed again',
  kept: 'We keep a random number of the account, without your name or address, so that no backup brings it back.',
  export: {
    title: 'Would you like a copy of your diary?',
    text: 'After the deletion this is no longer possible.',
    open: 'Export it first',
  },
  unsent: {
    title: (count: number) => (count === 1 ? 'An entry is not sent yet' : `${count} entries are not sent yet`),
    text: 'This device forgets them when you continue. Send them first if you may come back.',
    offline: 'This device forgets them when you continue. They can be sent once you are back online.',
    send: 'Send them first',
    sending: 'Sending…',
  },
  draft: {
    title: 'Something is typed and not saved',
    text: 'This device forgets it when you continue.',
    open: 'Go to it',
  },
  start: 'Delete my account',
  really: {
    title: 'Delete your account?',
    text: `You are signed out everywhere now, and after ${GRACE_DAYS} days all of it is erased for good.`,
    yes: 'Yes, delete it',
    busy: 'One moment…',
    no: 'Keep my account',
  },
  done: {
    title: (day: string) => `Your account will be erased on ${day}`,
    text: 'You are signed out, and this device has forgotten what it kept. If you change your mind, sign in before then. Take good care of yourself.',
  },
} as const
