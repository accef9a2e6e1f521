import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with bladder training',
  tips: [
    'Visit the toilet when the countdown ends, then tap what happened. Any answer starts the time again.',
    'Going early is always allowed. It is logged, and nothing is lost by it.',
    'Train by day only, and drink as usual: about 1.5 to 2 litres.',
    'When an urge comes early, the urge drill gives it 90 seconds to pass.',
    'In a flare, pause. Your interval waits for you.',
    'The countdown continues while the app is closed, and on your other devices.',
  ],
} as const satisfies Help
