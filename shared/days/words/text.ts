import { isCustomField, isSymptom } from '../model/custom-field.ts'
import type { DayField, DayValues, FIELDS, Field, FixedField } from '../model/fields.ts'

/** The words of a field: its label and the further words that its kind needs. */
type WordsOf<F extends Field, V> = {
  label: string
  /** The label for narrow places. Defaults to `label`. */
  short?: string
} & (F extends { kind: 'level' }
  ? { endLabels: readonly [low: string, high: string] }
  : F extends { kind: 'count' }
    ? {
        /** Singular and plural. */
        unit: readonly [one: string, many: string]
        /** The value after the first press of plus. */
        firstAnswer: number
        hint?: string
      }
    : F extends { kind: 'choice' }
      ? { options: Record<V & string, string> }
      : F extends { kind: 'choices' }
        ? {
            /** The labels of options that are ids, or labels with an emoji for options that are words. */
            options?: V extends readonly (infer O extends string)[] ? Record<O, string> : never
            /** The words for an empty list, where that is a meaningful answer. */
            none?: string
          }
        : F extends { kind: 'words' | 'lines' }
          ? { hint?: string }
          : object)

type KindOf<K extends Field['kind']> = Extract<Field, { kind: K }>
type FieldText = { [F in FixedField]: WordsOf<(typeof FIELDS)[F], NonNullable<DayValues[F]>> }

const ALL_THE_TIME = 'All the time'

/** The words of each field and its options, on every screen. */
const fieldText = {
  painLevel: { label: 'Pain', endLabels: ['none', 'worst imaginable'] },
  urgencyLevel: { label: 'Urgency', endLabels: ['none', 'cannot wait'] },
  frequency: { label: 'Toilet visits in the day', short: 'Visits', unit: ['time', 'times'], firstAnswer: 6 },
  nocturia: {
    label: 'Toilet visits at night',
    short: 'At night',
    unit: ['time', 'times'],
    firstAnswer: 1,
    hint: 'The first visit in the morning does not count.',
  },
  urinationPainTiming: {
    label: 'When does passing urine hurt?',
    short: 'Hurts',
    options: {
      none: 'It does not',
      before: 'Before',
      during: 'During',
      after: 'After',
      all_time: ALL_THE_TIME,
      straining_bowel_movements: 'Straining on the toilet',
      all_times: ALL_THE_TIME,
    },
  },
  painAfterUrination: { label: 'Pain after passing urine?', short: 'Pain afterwards' },
  painAfterUrinationLevel: { label: 'Pain afterwards', endLabels: ['none', 'worst imaginable'] },
  incompleteEmptying: { label: 'Does your bladder still feel full afterwards?', short: 'Still full' },
  bladderSpasms: { label: 'Bladder spasms?', short: 'Spasms' },
  bladderCapacityFeeling: {
    label: 'How much can your bladder hold?',
    short: 'Capacity',
    options: { normal: 'Normal', reduced: 'Reduced', very_small: 'Very small' },
  },
  urgencyTriggers: { label: 'What brought urgency on?', short: 'Urgency from', none: 'None of these' },
  firstSymptomTime: { label: 'When did it begin?', short: 'Began' },
  painLocations: { label: 'Where does it hurt?', short: 'Where' },
  painTypes: { label: 'What does it feel like?', short: 'Feels' },
  painTriggersMovement: { label: 'Does moving make it worse?', short: 'Worse with movement' },
  painRadiates: { label: 'Does the pain spread?', short: 'Spreads' },
  painRadiationAreas: { label: 'Where does it spread to?', short: 'To' },
  painTriggeredByStrainingBowel: { label: 'Does it hurt to strain on the toilet?', short: 'Hurts to strain' },
  pelvicHeaviness: { label: 'Pressure or heaviness in the pelvis?', short: 'Heaviness' },
  pelvicHeavinessLevel: { label: 'Pelvic pressure', endLabels: ['none', 'unbearable'] },
  fatigueLevel: { label: 'Fatigue', endLabels: ['rested', 'worn out'] },
  stressLevel: { label: 'Stress', endLabels: ['calm', 'overwhelmed'] },
  flareManual: { label: 'This is a flare day', short: 'Flare day' },
  isManagingFlare: { label: 'I am managing a flare', short: 'Managing' },
  interventions: {
    label: 'What are you trying?',
    short: 'Trying',
    options: {
      dietary_changes: 'Dietary changes',
      medication: 'Medication',
      stress_management: 'Stress management',
      activity_modification: 'Taking it easier',
      heat_therapy: 'Warmth',
      other: 'Something else',
    },
  },
  notes: { label: 'Note', hint: 'Anything you would like to remember' },
  quickMoods: { label: 'Mood', options: { happy: 'Good', okay: 'Okay', stressed: 'Stressed', low: 'Low' } },
  waterGlasses: { label: 'Water', unit: ['glass', 'glasses'], firstAnswer: 1 },
  sleepHours: { label: 'Sleep', unit: ['hour', 'hours'], firstAnswer: 7 },
  sleepQuality: { label: 'Sleep quality', endLabels: ['very poor', 'very good'] },
  sleepNotes: { label: 'About your sleep' },
  bowelMovement: { label: 'Bowel movement?', short: 'Bowel movement' },
  bowelMovementNotes: { label: 'About your bowel movement' },
  foodTags: { label: 'What did you eat?', short: 'Food', none: 'None of these' },
  beverages: { label: 'What did you drink?', short: 'Drinks', none: 'Only water' },
  mealsEaten: { label: 'Your meals', hint: 'In your own words, if you like' },
  medications: { label: 'What did you take?', short: 'Took', hint: 'One per line' },
  exerciseActivities: { label: 'How did you move?', short: 'Moved', none: 'Not at all' },
  moods: {
    label: 'How was your mood?',
    short: 'Mood',
    options: {
      Calm: '😌 Calm',
      Anxious: '😟 Anxious',
      Irritable: '😠 Irritable',
      Exhausted: '😩 Exhausted',
      Hopeful: '🙂 Hopeful',
      Stressed: '😣 Stressed',
      Happy: '😊 Happy',
      Frustrated: '😤 Frustrated',
    },
  },
  moodNotes: { label: 'About your mood' },
} as const satisfies FieldText

const symptomText: Omit<WordsOf<KindOf<'level'>, number>, 'label'> = { endLabels: ['none', 'worst'] }
const triggerText: Omit<WordsOf<KindOf<'count'>, number>, 'label'> = { unit: ['time', 'times'], firstAnswer: 1 }

/** The words of a field. The label of a custom field is `name`. */
export function wordsOf(field: DayField, name = ''): { label: string; short?: string; none?: string } {
  if (!isCustomField(field)) return fieldText[field]
  return { label: name, ...(isSymptom(field) ? symptomText : triggerText) }
}

/** The label of an option; the option itself when it has no label. */
export function optionText(field: DayField, option: string): string {
  const { options = {} } = wordsOf(field) as { options?: Record<string, string> }
  return options[option] ?? option
}
