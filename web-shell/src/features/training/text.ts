import type { TrainingChange } from '../../../../shared/training/queued.ts'
import type { ActionType } from '../../../../shared/training/schema.ts'
import { counted } from '../../../../shared/words/words.ts'

type Change = TrainingChange['type']

const minutesOf = (count: number) => counted(count, 'minute')

/** The words of the screen. Those about training itself are in `shared/training/text.ts`. */
export const text = {
  heading: 'Bladder training',
  loading: 'Loading your training',
  intro:
    'Bladder training aims to make the time between visits a little longer, a few minutes at a time. You set the pace, and going when you need to is always right.',
  undecided: { of: 'your training', look: 'Look' },

  stopSigns: {
    heading: 'Before you begin',
    intro: 'Training is not right for everyone. Your answers stay on this device, and are not saved.',
    found: 'Training can wait',
  },
  start: {
    heading: 'Your interval',
    label: 'Interval',
    hint: '15 to 240 minutes',
    loading: 'Reading your diary',
    unit: ['minute', 'minutes'],
    button: 'Start',
  },

  countdown: {
    heading: 'Next visit in',
    under: (time: string, minutes: number) => `at ${time}, every ${minutesOf(minutes)}`,
    left: (minutes: number) => `${minutesOf(minutes)} until the next visit`,
    lessThan: (minutes: number) => `About ${minutesOf(minutes)} until the next visit`,
    due: {
      heading: 'Next visit',
      now: 'Now',
      said: 'It is time for a visit, whenever it suits you.',
      under: (time: string) => `Planned for ${time}, whenever it suits you`,
      long: 'Nights and long breaks do not count. Tap what happens next, and the time starts again',
    },
    night: 'Resting until morning',
  },

  log: {
    heading: 'What happened?',
    starts: (minutes: number) => `Any of these starts the next ${minutesOf(minutes)}.`,
    note: { open: 'Add a note', label: 'Note', hint: 'It is saved with what you tap above.' },
  },
  last: {
    heading: (count: number) => (count === 1 ? 'Last visit' : `Last ${count}`),
    ended: (when: string) => `Your last session ended ${when}.`,
    undo: {
      button: (visit: string) => `Take back: ${visit}`,
      ask: 'Take this visit back? Its note goes, too.',
      confirm: 'Take it back',
      keep: 'Keep it',
    },
    longer: (minutes: number) => `${minutesOf(minutes)} longer`,
    untimed: 'A night or a long break is not timed',
  },
  pace: {
    heading: 'Your pace',
    flare: 'A day to pause',
    kit: 'Open Flare Kit',
    choose: (minutes: number) => minutesOf(minutes),
    later: 'Not now',
  },
  end: {
    button: 'End session',
    ask: 'End this session? What you logged stays.',
    confirm: 'End session',
    keep: 'Keep training',
  },

  drill: {
    open: 'Urge drill',
    summary: '90 seconds, for an urge that comes early',
    intro: 'Five small steps give an urge time to pass. Stop whenever you like.',
    before: 'Pain before (optional)',
    now: 'Pain now (optional)',
    ends: ['none', 'worst imaginable'],
    start: 'Start',
    stop: 'Stop',
    done: 'Done',
    go: 'Go now',
    over: 'The 90 seconds are over. Walk on slowly, or go now: both are right.',
    risen: 'Your pain has risen. Please go now.',
    step: (seconds: number) => counted(seconds, 'second'),
    left: (seconds: number) => `${counted(seconds, 'second')} left in all`,
    in: (count: number) => `In, ${count}`,
    out: (count: number) => `Out, ${count}`,
  },

  saved: {
    start: 'Session started',
    undo: 'Taken back',
    interval: 'Saved',
    end: 'Session ended',
  } satisfies Record<Exclude<Change, 'log'>, string>,
  savedLog: {
    scheduled_void: 'Saved',
    successful_delay: 'Saved',
    early_void: 'Saved. Going was right. It is kept as a visit.',
    accident: 'Saved. That happens, and the time starts again.',
  } satisfies Record<ActionType, string>,
  savedOffline: { title: 'Saved offline', text: 'It is kept on this device and will sync when you reconnect.' },
  notSent: {
    start: 'The session is not sent yet',
    log: 'This visit is not sent yet',
    undo: 'This visit is not taken back yet',
    interval: 'The new interval is not sent yet',
    end: 'The end of the session is not sent yet',
  } satisfies Record<Change, string>,
  refused: {
    start: 'The session could not be started',
    log: 'This visit could not be saved',
    undo: 'This visit could not be taken back',
    interval: 'The interval could not be changed',
    end: 'The session could not be ended',
  } satisfies Record<Change, string>,
  kept: 'It is kept on this device and will be sent automatically.',
  inMemory: 'This browser could not keep it: please leave this page open until it is sent.',
  stillHere: 'It is kept under History until you decide.',
  consent: {
    title: 'Kept on this device',
    text: 'It waits for your agreement: we store what you enter only if you agree. Then it is sent automatically.',
  },
  retry: 'Retry',
  /** On the card of the tool. */
  status: {
    left: (minutes: number) => `Bladder training: ${minutesOf(minutes)} until the next visit.`,
    due: 'Bladder training: the next visit, whenever it suits you.',
    night: 'Bladder training: resting until morning.',
  },
} as const
