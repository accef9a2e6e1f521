/** The words beside telephone numbers. */
export const text = {
  call: (name: string | undefined, number: string) =>
    name && name !== number ? `Call ${name}, ${number}` : `Call ${number}`,
  message: (word: string, number: string) => `Text ${word} to ${number}`,
  numbersFor: (country: string) => `Numbers for ${country}.`,
  noNumber: (country: string) => `We do not know for certain the emergency number of ${country}.`,
  noCountry: 'We do not know which country you are in.',
  anywhere: '112 works from most mobile phones. If it does not, call the emergency number of the country you are in.',
  elsewhere: (country: string) => `The clock of this device is set for ${country}.`,
  noHelpline: (country: string | undefined) =>
    `${country ? `We have not found a helpline in ${country} that we could check. ` : ''}The emergency number helps with this, too.`,
  change: 'Change',
  changeLabel: 'Change the country',
  choose: 'Choose a country',
  done: 'Done',
  country: {
    title: 'Country of emergency numbers',
    what: 'The Flare Kit shows telephone numbers of this country. Kept on this device.',
    label: 'Country',
    unknown: 'Not known',
    ofZone: (country: string | undefined) => `By the clock of this device: ${country ?? 'not known'}`,
  },
} as const
