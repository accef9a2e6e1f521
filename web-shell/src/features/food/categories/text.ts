import { text as foodText } from '../../../../../shared/food/text.ts'

export const text = {
  heading: 'Food categories',
  loading: 'Loading your foods',
  intro: foodText.everyoneDiffers,
  search: 'Find a food',
  nothing: (words: string) => `No food is called “${words}”. You can add it to your own foods.`,
  count: (foods: number, tested: number) =>
    `${foods === 1 ? '1 food' : `${foods} foods`}${tested > 0 ? `, ${tested} tested` : ''}`,
  result: (when: string) => `You tested it in ${when}`,
  tools: 'Food tools',
  own: {
    title: 'Your own foods',
    none: 'Foods that are not on the list can be added here.',
    add: 'Add a food',
    edit: 'Edit this food',
    severity: (level: number) => `Reaction ${level} of 10`,
  },
  form: {
    name: 'Name',
    category: 'Category',
    severity: 'How strongly do you react?',
    severityHint: 'You can leave this out.',
    scale: ['not at all', 'very strongly'] as const,
    notes: 'Notes',
    commonNames: 'Other names',
    commonNamesHint: 'Separated by commas. Tests under these names count for this food.',
    save: 'Save food',
    saved: 'Food saved',
    remove: 'Delete',
    removed: 'Food deleted',
    ask: (name: string) => `Delete ${name}? Its test results stay.`,
    confirm: 'Delete food',
    keep: 'Keep it',
    errors: {
      name: 'Give the food a name.',
      formula: 'A food cannot begin with =, +, - or @. Please write its name.',
      twice: 'This food is on your list already.',
      commonNames: 'Two of these names are the same, or one begins with =, +, - or @.',
      full: (max: number) => `You have ${max} own foods, which is the maximum. Delete one to add another.`,
    },
  },
} as const
