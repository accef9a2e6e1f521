import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with breathing and relaxation',
  tips: [
    'Start begins at once. Follow the circle, the words or the tones, whichever is easiest.',
    'Space or the middle button pauses, and resumes exactly there. Escape or Close ends it.',
    'The sliders at the bottom right change rhythm, length, voice and vibration. The speaker turns soft tones on.',
    'With less motion on your device, words and a bar take the place of the circle.',
    'All of it works without a connection, and without Premium.',
    'Stop if you feel dizzy or breathless, or if pain rises.',
  ],
} as const satisfies Help
