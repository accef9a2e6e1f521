import type { Help } from '../../shell/early/feature.ts'

export const food = {
  title: 'Help with food tools',
  tips: [
    'You leave a few foods out for up to four weeks. If that helps, you test them one at a time, to see which one it may have been.',
    'A test has a small, a medium and a normal portion, and a fourth day with none. Two points worse or a flare: stop there.',
    'Leave three whole days between two tests. Wait during a flare or an infection.',
    'After four weeks without a clear difference the foods can come back. Leaving foods out without a benefit can do harm.',
    '“Ate none of these” is an answer. A day that you did not log is left out, never counted as “none”.',
    'Your rating is yours. It is not a diagnosis. Talk to your doctor or a dietitian before you leave foods out for longer.',
  ],
} as const satisfies Help

export const foods = {
  title: 'Help with food categories',
  tips: [
    'The list says how often people with IC name a food as bothersome. Where sources do not agree, it says “varies”.',
    'Your own results stand beside it. They count more than any list.',
    'Add foods that are not on the list. Other names of a food help to find its results.',
  ],
} as const satisfies Help
