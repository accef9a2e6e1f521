import type { CustomKind } from '../../../../../shared/custom/rules.ts'

interface Words {
  heading: string
  hint: string
  /** The label of the field for a new item, and of its button. */
  label: string
  add: string
  limit: string
}

const kinds: Record<CustomKind, Words> = {
  symptoms: {
    heading: 'Symptoms',
    hint: 'Rated from 0 to 10',
    label: 'New symptom',
    add: 'Add symptom',
    limit: 'Maximum of 5 custom symptoms reached',
  },
  triggers: {
    heading: 'Triggers',
    hint: 'Counted through the day',
    label: 'New trigger',
    add: 'Add trigger',
    limit: 'Maximum of 5 custom triggers reached',
  },
}

export const text = {
  title: 'Custom fields',
  hint: 'What only you would ask. These come last when you log a day.',
  offline: "You're offline. Some features may not work.",
  cached: 'Offline - showing cached data.',
  kinds,
  count: (count: number, most: number) => `${count} of ${most}`,
  add: 'Add',
  edit: 'Edit',
  close: 'Close',
  named: (action: string, name: string) => `${action} ${name}`,
  name: 'Name',
  /** The visible label of a button, and its label for screen readers. */
  save: ['Save', 'Save name'],
  up: ['Up', 'Move up'],
  down: ['Down', 'Move down'],
  remove: 'Delete',
  ask: (name: string) => `Delete “${name}”? What you logged with it stays.`,
  keep: 'Keep',
  said: {
    add: (name: string) => `${name} added`,
    change: (name: string) => `${name} saved`,
    move: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
    remove: (name: string) => `${name} deleted`,
  },
  failed: { add: 'Could not add', change: 'Update failed', remove: 'Delete failed' },
  nameless: { title: 'Name required', text: 'Please enter a name.' },
} as const
