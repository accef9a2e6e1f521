import type { BreathingId, ExerciseId, PositionId } from '../../../../shared/exercises/exercises.ts'
import type { Outcome } from '../../../../shared/exercises/helped.ts'
import { counted } from '../../../../shared/words/words.ts'
import { names, painWords } from './names.ts'

interface BreathingWords {
  /** What it is, in a sentence. */
  text: string
  /** Said under the circle, one after the other. */
  cues: readonly string[]
}

/** The rhythms where there is little room. */
const rhythms: Record<BreathingId, string> = {
  longer_out: '4 · 6',
  belly: '3 · 4',
  box: 'Box',
  four_seven_eight: '4-7-8',
}

const soft = ['Let your tummy be soft.', 'Let your jaw and shoulders drop.', 'There is nothing else to do now.']

const breathing: Record<BreathingId, BreathingWords> = {
  longer_out: { text: 'Longer out than in. A calm rhythm to begin with.', cues: soft },
  belly: {
    text: 'In for 3, out for 4. Your tummy rises and falls.',
    cues: ['A hand on your tummy can feel it rise and fall.', 'Let your shoulders stay where they are.'],
  },
  box: { text: 'In, hold, out, hold: 4 seconds each.', cues: ['Hold softly, without pressing.'] },
  four_seven_eight: { text: 'In for 4, hold for 7, out for 8.', cues: ['Hold softly, without pressing.'] },
}

interface PositionWords {
  text: string
  /** What the drawing shows, for users who do not see it. */
  picture: string
  steps: readonly string[]
  cues: readonly string[]
}

const positions: Record<PositionId, PositionWords> = {
  supported_rest: {
    text: 'On your back, pillows under your knees',
    picture: 'Someone lies on their back. A big pillow holds their bent knees, a small one their head.',
    steps: [
      'Lie on your back. Put a pillow under your head.',
      'Put one or two pillows under your knees, so that your legs weigh nothing.',
      'Rest your hands on your tummy or beside you. Loosen what is tight at your waist.',
      'Breathe in for 4 and out for 6, ten times. Rest, and do it once more if it feels good.',
      'Roll onto your side before you sit up.',
    ],
    cues: ['Let the pillows carry your legs.', 'Let your tummy be soft.'],
  },
  childs_pose: {
    text: 'Kneeling, folded forward',
    picture: 'Someone kneels, sits back on their heels and folds forward. Head and arms rest on the floor.',
    steps: [
      'Kneel on something soft, with your knees apart.',
      'Sit back towards your heels and fold forward. A pillow under your chest makes it easier.',
      'Let your forehead rest, and your arms too, in front of you or beside you.',
      'Breathe in for 4 and out for 6, ten times. Rest, and do it once more if it feels good.',
      'Come up slowly. Leave this one out if your knees or hips hurt.',
    ],
    cues: ['Breathe into your back.', 'Let your hips grow heavy.'],
  },
  happy_baby: {
    text: 'On your back, knees towards your chest',
    picture: 'Someone lies on their back with their knees bent over their chest and holds their feet up.',
    steps: [
      'Lie on your back and bring your knees towards your chest.',
      'Hold your feet, your shins or the backs of your knees, whatever is easy.',
      'Let your knees fall apart as far as it feels good. Keep your head down.',
      'Breathe in for 4 and out for 6, ten times. Rest, and do it once more if it feels good.',
      'Put one foot down, then the other. Leave this one out after a recent operation or if your hips hurt.',
    ],
    cues: ['Let your tailbone grow heavy.', 'Let your jaw be loose.'],
  },
  pelvic_drop: {
    text: 'Letting the pelvic floor soften',
    picture: 'Someone sits with crossed legs and a long back. Rings spread below them, as on water.',
    steps: [
      'Sit or lie so that nothing presses on your tummy.',
      'As you breathe in, let your pelvic floor soften and drop, as if it opened a little.',
      'As you breathe out, do nothing. Do not squeeze, and never push.',
      'Ten breaths, in for 4 and out for 6, are enough.',
    ],
    cues: ['In: soften and drop.', 'Out: do nothing. Never push.'],
  },
}

/** The words of the screen. Names of the exercises are in `names.ts`. */
export const text = {
  heading: 'Breathing & Relaxation',
  back: 'Tools',
  breathing,
  positions,
  names,
  rhythms,

  start: {
    button: 'Start',
    fits: (length: string) => `${length}. It begins at once.`,
    note: 'Note your pain first',
    before: 'Pain now (optional)',
    ends: ['none', 'worst imaginable'],
  },
  others: 'Other rhythms',
  relaxation: 'Relaxation, step by step',
  beginBreaths: (count: number) => `Start ${count} breaths`,
  care: 'Stop if you feel dizzy or breathless, or if pain rises.',
  lower: ({ lower, of }: Outcome) => `Pain was lower afterwards in ${lower} of ${of}`,
  lowerRule:
    'An exercise comes first when your pain was lower after it in two kept sessions or more. That shows what you noted, not why.',

  length: {
    minutes: (count: number) => counted(count, 'minute'),
    breaths: (count: number) => counted(count, 'breath'),
    unit: { minutes: ['minute', 'minutes'], breaths: ['breath', 'breaths'] },
    of: {
      minutes: (count: number) => `of ${counted(count, 'minute')}`,
      breaths: (count: number) => `of ${counted(count, 'breath')}`,
    },
  },

  pacer: {
    close: 'Close',
    pause: 'Pause',
    resume: 'Resume',
    again: 'Start again',
    settings: 'Length and rhythm',
    soundOn: 'Turn tones on',
    soundOff: 'Turn tones off',
    phase: { in: 'Breathe in', hold: 'Hold', out: 'Breathe out', rest: 'Hold' },
    left: (phase: string, seconds: number) => `${phase}, ${counted(seconds, 'second')} left`,
    paused: 'Paused',
    screen: 'Your screen may switch off.',
    progress: 'How far you are',
    stopRules: 'When to stop',
    set: (set: number, sets: number) => `Round ${set} of ${sets}`,
  },
  stop: {
    title: 'When to stop',
    rules: [
      'Stop if you feel dizzy or breathless, or if pain rises. Then breathe as you like.',
      'Never force a breath. A shorter one is right, too.',
      'Do not hold your breath if you are pregnant, or have a heart or lung disease, unless a professional has told you that you may.',
    ],
    done: 'Back',
  },
  caution: {
    title: 'Before you hold your breath',
    rules: [
      'Please leave this one out if you are pregnant, or have a heart or lung disease, unless a professional has told you that you may.',
      'Stop if you feel dizzy or breathless, or if pain rises.',
    ],
    begin: 'Begin',
    instead: 'Breathe without holding',
  },
  settings: {
    title: 'Length and rhythm',
    rhythm: 'Rhythm',
    length: 'Length',
    voice: 'Say each step aloud',
    voiceHint: 'With the voice of this device',
    buzz: 'Vibrate with each step',
    words: 'Words and a bar, no circle',
    announce: 'Tell screen readers each step',
    done: 'Done',
  },
  between: {
    title: 'Rest a moment',
    text: (count: number) => `Then ${counted(count, 'breath')} more, if it feels good.`,
    more: (count: number) => `${count} more breaths`,
    enough: 'That is enough',
  },
  after: {
    title: 'How is it now?',
    did: (name: string, length: string) => `${name}, ${length}.`,
    before: 'Pain before (optional)',
    now: 'Pain now (optional)',
    risen: 'Your pain has risen, so let this one rest for today.',
    keep: 'Keep it',
    hint: 'Kept with your account, only if you want.',
    skip: 'Not now',
  },
  finished: { title: 'All done', again: 'Once more', close: 'Close' },

  kept: {
    title: 'What you tried',
    loading: 'Loading what you kept',
    none: 'Nothing is kept yet. After a session you can keep it, with your pain before and after.',
    pain: painWords,
    remove: 'Remove',
    removeOf: (name: string, when: string) => `Remove ${name}, ${when}`,
    ask: 'Remove it for good?',
    stay: 'Leave it',
    more: 'Show all',
    waiting: 'What you kept here is on this device, and will be sent when there is a connection.',
  },

  saved: { keep: 'Saved', remove: 'Removed' },
} as const

/** What is said under the circle in this breath (from 0): each cue for some breaths. */
export function cueOf(id: ExerciseId, breath: number): string {
  const BREATHS_A_CUE = 5
  const { cues } = id in breathing ? breathing[id as BreathingId] : positions[id as PositionId]
  return cues[Math.floor(breath / BREATHS_A_CUE) % cues.length] ?? ''
}
