import type { Help } from '../../shell/early/feature.ts'

export const trends = {
  title: 'Help with trends',
  tips: [
    'Charts need some days before they can tell you anything, and they say how many.',
    'Days without an entry are shown as gaps, never as 0.',
    'A link between two things is a possible link, worth testing. It is not a cause.',
  ],
} as const satisfies Help

export const tools = {
  title: 'Help with tools',
  tips: [
    'Breathing, bladder training, food tools and reminders are here.',
    'Stop any exercise that makes you dizzy or brings more pain.',
    'Bladder training is for calmer days; it waits during a flare.',
  ],
} as const satisfies Help
