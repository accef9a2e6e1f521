export const text = {
  decide: {
    heading: 'Was this you?',
    intro:
      'This account was already in use before you confirmed its email address. If that was you, perhaps on another phone or computer, keep everything. If it was not, remove everything.',
    notOurs: 'These words were typed in this account. They are not from us.',
    name: 'Name',
    noName: 'No name',
    days: 'Days with entries',
    dayCount: (count: number, first: string, last: string) =>
      count === 1 ? `One day: ${first}` : `${count} days, from ${first} to ${last}`,
    notes: 'Newest notes, how they begin',
    customItems: 'Own symptoms and triggers',
    planLines: 'Plan for bad days',
    other: 'Also',
    otherText: 'Settings and other details',
    keep: 'Keep All of It',
    keeping: 'Keeping it…',
    remove: 'Remove All of It',
    removing: 'Removing it…',
    isFinal: 'Removing is final. Your email address and your password stay as they are.',
  },
  name: {
    heading: 'What is your name?',
    removed: { title: 'Removed', text: 'What was there before is no longer part of your account.' },
    intro: 'The app greets you with it.',
    submit: 'Go On',
    busy: 'One moment…',
  },
  welcome: { title: 'Your account is ready', text: 'Thank you. You can begin now.' },
  flareKit: 'In pain now? Open the flare kit',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signedOutOffline: {
    title: 'Signed out on this device',
    text: 'The service could not be reached. It will be told as soon as there is a connection.',
  },
} as const
