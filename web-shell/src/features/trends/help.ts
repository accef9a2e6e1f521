import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with trends',
  tips: [
    'Charts need some days before they can tell you anything, and they say how many.',
    'Days without an entry are shown as gaps, never as 0.',
    'A link between two things is a possible link, worth testing. It is not a cause.',
  ],
} as const satisfies Help
