import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with reports',
  tips: [
    'The first page is for a doctor with two minutes. Charts and tables follow.',
    'A PDF is made on this device. It is sent nowhere unless you share it.',
    'Your notes are left out. Your questions are in it.',
    'n is the number of days with an answer. Days without one are gaps, never 0.',
  ],
} as const satisfies Help
