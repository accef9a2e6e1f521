const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const dayOf = (instant: number) => dayFormat.format(instant)

export const text = {
  title: 'Passkeys',
  value: 'Sign in without a password',
  what: 'A passkey signs you in with what unlocks your device: a fingerprint, your face or a PIN. No one can guess it or trick you out of it.',
  loading: 'Loading your passkeys',
  none: 'You have no passkey yet.',
  times: (added: number, used: number | null) =>
    `Added ${dayOf(added)}. ${used === null ? 'Not used yet.' : `Last used ${dayOf(used)}.`}`,
  add: 'Add a passkey',
  adding: 'Waiting for your device…',
  added: 'Passkey added',
  renamed: 'Name saved',
  removed: 'Passkey removed',
  full: 'You have ten passkeys, as many as fit. Remove one to add another.',
  unknownHere: 'This browser does not support passkeys.',
  offline: 'Passkeys can be changed with a connection only.',
  cancelled: 'No passkey was added. Nothing has changed.',
  known: {
    title: 'There is one already',
    text: 'This device has a passkey for your account. You can use it to sign in.',
  },
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  name: 'Name of the passkey',
  nameMissing: 'Please enter a name',
  save: 'Save name',
  saving: 'Saving…',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removing: 'Removing…',
  sure: 'Remove it? It can then no longer sign you in. Your device may still offer it until you delete it there.',
  removeNow: 'Remove it',
  keep: 'Keep it',
  staff: {
    title: 'Please use your passkey first',
    text: 'You are an editor or an admin: your passkeys can be changed after you have used one.',
  },
} as const
