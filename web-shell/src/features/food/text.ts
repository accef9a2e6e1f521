import { DURATION_WEEKS, MAX_ELIMINATED_FOODS, MAX_START_DISTANCE_DAYS } from '../../../../shared/food/limits.ts'
import type { FoodTest, Rating } from '../../../../shared/food/schema.ts'
import { counted, inSentence } from '../../../../shared/words/words.ts'

const weeks = (n: number) => counted(n, 'week')

export const text = {
  heading: 'Food tools',
  loading: 'Loading your food tools',
  partial: 'What you saved earlier could not be read just now. Here is what waits on this device.',
  undecided: 'your food tools',
  categories: 'Food categories',
  scale: ['none', 'worst imaginable'] as const,

  saving: {
    busy: 'Saving…',
    savedOffline: { title: 'Saved offline', text: 'It is kept on this device and will sync when you reconnect.' },
    inMemory: {
      title: 'Not sent yet',
      text: 'This browser could not keep it: please leave this page open until it is sent.',
    },
    consent: {
      title: 'Kept on this device',
      text: 'It waits for your agreement: we store what you enter only if you agree. Then it is sent automatically.',
    },
    refused: { title: 'Not saved', text: 'Everything you entered is still here.', open: 'Open' },
  },

  about: {
    title: 'Test which foods may bother you',
    sentences: `You leave a few foods out for ${weeks(DURATION_WEEKS.default)} and note how you feel. Then you test them one at a time, to see which ones may matter.`,
    begin: 'Make a plan',
    asked: (food: string, n: number) => `To test ${inSentence(food)}, first leave it out for ${weeks(n)}`,
    askedSentences: 'You note how you feel in the meantime. Then you test it, to see whether it may matter.',
  },
  warnings: {
    title: 'Before you begin',
    note: 'Your answers stay on this screen. We do not keep them.',
    ask: 'Please ask someone first',
    confirm: 'I have talked about this plan with someone who knows my health',
  },
  plan: {
    title: 'Your plan',
    name: 'Name of the plan',
    defaultName: 'My elimination plan',
    type: 'Foods to begin with',
    types: { custom: 'My own choice', core_eight: 'The common eight' },
    foods: 'Foods to leave out',
    more: 'Show more foods',
    another: 'Another food',
    add: 'Add',
    weeks: 'How long',
    startsOn: 'First day',
    baseline: 'Symptoms before',
    baselineHint: 'How strong were they over the last week? You can leave this out.',
    offer: (mean: number, days: number) => `Use ${mean}, your average pain (n\u00A0=\u00A0${days})`,
    create: 'Create plan',
    created: 'Plan created',
    errors: {
      name: 'Give the plan a name.',
      foods: 'Choose at least one food, or type one.',
      typed: 'Type a food first.',
      tooMany: `At most ${MAX_ELIMINATED_FOODS} foods fit. Please take some out.`,
      formula: 'A food cannot begin with =, +, - or @. Please write its name.',
      twice: 'This food is in the plan already.',
      date: 'Choose a date.',
      tooFar: `Choose a day at most ${MAX_START_DISTANCE_DAYS} days away.`,
    },
  },
  phases: {
    weeks: (n: number) => `Elimination, ${weeks(n)}`,
    planned: (day: string) => `Begins on ${day}`,
    day: (day: number, of: number) => `Elimination, day ${day} of ${of}`,
    reintroduction: (days: number) => `Elimination is over. Reintroduction, day ${days}`,
    testing: (day: string) => `Testing begins on ${day}.`,
    askedFrom: (food: string, day: string) => `You can test ${inSentence(food)} from ${day}.`,
    foods: 'Foods of the plan',
    isLeftOut: 'Left out',
    isTested: 'Testing',
    leftOut: (foods: string) => `Left out: ${foods}`,
    completed: (first: string, last: string) => `${first} to ${last}`,
  },
  complete: {
    note: 'Its days and results stay here to read.',
    last: 'Last day',
    /** Before the foods are tested, a plan is stopped; after that, it is completed. */
    stop: { open: 'Stop this plan', title: 'Stop the plan?', save: 'Stop plan', done: 'Plan stopped' },
    complete: {
      open: 'Complete this plan',
      title: 'Complete the plan?',
      save: 'Complete plan',
      done: 'Plan completed',
    },
    errors: {
      date: 'Choose a date.',
      before: (day: string) => `The plan began on ${day}. It cannot end before that.`,
      future: 'This day has not come yet. Choose today or an earlier day.',
      running: 'A food test is running. Rate it or stop it first.',
    },
  },
  log: {
    title: 'Daily log',
    day: 'Day',
    eaten: 'Did you eat any of these?',
    none: 'Ate none of these',
    symptoms: { today: 'Symptoms today', other: 'Symptoms on this day' },
    flare: { today: 'Flare today', other: 'Flare on this day' },
    notes: 'Notes',
    save: 'Save log',
    saved: 'Daily log saved',
    nothing: 'Nothing has changed yet. Answer one question, then save.',
    unread: 'Earlier answers could not be read just now. What you save joins them.',
    table: { title: 'The last seven days', day: 'Day', eaten: 'Eaten', symptoms: 'Symptoms', flare: 'flare' },
    notLogged: 'not logged',
  },
  diary: {
    separate: 'This log is separate from your diary.',
    missing: 'Your diary has no entry today.',
    log: 'Log today',
    pain: (level: number) => `pain ${level}`,
    flare: 'flare',
    filled: (what: string) =>
      `From your diary: ${what}. Change it if it does not fit. This log is separate: it is kept when you save.`,
  },
  test: {
    label: 'Food test',
    day: (day: number) => `Day ${day} of 4`,
    over: 'Four days are over',
    days: 'Days of the test',
    dayName: (day: number, weekday: string, state: string) => `Day ${day}, ${weekday}${state}`,
    states: { logged: ', logged', empty: ', not logged', later: ', later' },
    save: (day: number) => `Save day ${day}`,
    rate: 'Rate the test',
    flareKit: 'Open the Flare Kit',
    another: 'Test another food',
    first: 'Test a food',
    title: 'Test a food',
    food: 'Which food?',
    otherFood: 'Another food',
    category: 'What kind of food is it?',
    allergy: 'Are you allergic to this food?',
    infection: 'Do you have an infection now, or signs of one?',
    wait: 'Please wait',
    advice: 'Better to wait',
    until: (day: string) => `You can start from ${day}.`,
    how: 'A small portion on the first day, a medium and a normal one on the next two, and none on the fourth.',
    start: 'Start test',
    startAnyway: 'Start all the same',
    started: { title: 'Food test started', text: 'Track for 3–4 days.' },
    errors: {
      food: 'Choose a food, or type one.',
      answer: 'Please answer this first.',
    },
  },
  stopTest: {
    open: 'Stop this test',
    title: (food: string) => `Stop the test of ${inSentence(food)}?`,
    note: 'The days that you logged stay. The result is “Unclear”: you can rate it or test this food again later.',
    save: 'Stop test',
    done: 'Test stopped',
  },
  rating: {
    title: (food: string) => `How was ${inSentence(food)} for you?`,
    label: 'Your rating',
    missing: 'Choose one. “Unclear” is an answer, too.',
    names: { safe: 'Safe', caution: 'Caution', trigger: 'Trigger', unclear: 'Unclear' } satisfies Record<
      Rating | 'unclear',
      string
    >,
    yours: 'The rating is yours. This is only what your days say.',
    notes: 'Notes',
    save: 'Complete test',
    change: 'Save rating',
    saved: 'Test completed',
    changed: 'Rating changed',
  },
  results: {
    title: 'Your results',
    none: 'No food has been tested yet.',
    tested: (n: number) => (n === 1 ? '1 day logged' : `${n} days logged`),
    difference: (points: number) =>
      points === 0
        ? 'The worst day was as before the test.'
        : `The worst day was ${counted(Math.abs(points), 'point')} ${points > 0 ? 'above' : 'below'} your level before the test.`,
    change: 'Change the rating',
    done: 'Done',
  },
  status: {
    test: (food: string, day: number) => `Testing ${inSentence(food)}: day ${day} of 4.`,
    over: (food: string) => `Testing ${inSentence(food)}: four days are over.`,
    planned: (day: string) => `Your plan begins on ${day}.`,
    elimination: (day: number, of: number) => `Elimination: day ${day} of ${of}.`,
    reintroduction: 'Reintroduction: you can test foods now.',
  },
  earlier: {
    title: 'Other plans',
    statuses: { active: 'Elimination', reintroduction: 'Reintroduction', completed: 'Completed' },
    done: 'Done',
  },
} as const

/** The rating of a completed test. */
export const ratingOf = ({ testStatus }: FoodTest): Rating | 'unclear' =>
  testStatus === 'testing' ? 'unclear' : testStatus
