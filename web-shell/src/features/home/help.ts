import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with home',
  tips: [
    'Quick Track is the quickest way to today’s entry; pain and urgency are enough.',
    'Your week counts the last seven days. Days without an entry cost you nothing.',
    'On a flare day, Flare Kit has what may ease it, and when to seek care.',
  ],
} as const satisfies Help
