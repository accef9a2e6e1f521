import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with possible links',
  tips: [
    'A possible link is a difference that may be more than chance: about one in ten is chance. It does not say why, and it is not a diagnosis.',
    'Days are compared only if you logged your pain on that day and on one of the four days before. What you did not log is left out, never taken for “did not have it”.',
    'Your weekly rhythm, and pain that continues from the day before, are taken out first.',
    'All of it is worked out on this device.',
  ],
} as const satisfies Help
