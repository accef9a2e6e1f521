import type { Help } from '../../shell/early/feature.ts'

export const help = {
  title: 'Help with logging',
  tips: [
    'Answer only what you like. What you leave out stays empty; it never counts as 0 or no.',
    '“Quick” asks for pain, urgency, a flare and a note. “Detailed” has everything, section by section.',
    'Swipe sideways over a section of the log to go to the next one; over Today’s Entry, to another day.',
    'With the arrows or the date you can add or change any of the last 14 days.',
    'A day logged under the wrong date can be moved or cleared: “Wrong date?” is below the answers.',
    'Settings choose what you are asked and when the app speaks of a flare.',
  ],
} as const satisfies Help
