import { noResponse } from '../text.ts'

export const quickText = {
  title: 'Quick Track',
  subtitle: 'Log the essentials in seconds',
  addNote: 'Add a note',
  more: 'Track More Details →',
  save: 'Save',
  saving: { busy: 'Saving…', saved: '✓ Entry saved!', failed: 'Failed to save entry', noResponse },
} as const
