import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with tools',
  tips: [
    'Breathing, bladder training, food tools and reminders are here.',
    'Stop any exercise that makes you dizzy or brings more pain.',
    'Bladder training is for calmer days; it waits during a flare.',
  ],
} as const satisfies Help
