import type { Help } from '../../../shell/early/feature.ts'

export const help = {
  title: 'Help with food categories',
  tips: [
    'The list says what a food usually does for people with IC. Where sources do not agree, it says “varies”.',
    'Your own results stand beside it. They count more than any list.',
    'Add foods that are not on the list. Other names of a food help to find its results.',
  ],
} as const satisfies Help
