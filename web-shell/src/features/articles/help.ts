import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with learning',
  tips: [
    'Search by a simple word, such as pain, diet or sleep.',
    'Bookmark what you want to read again.',
    'Articles never replace your doctor’s advice.',
  ],
} as const satisfies Help
