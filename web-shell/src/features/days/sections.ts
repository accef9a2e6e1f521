import { isCustomField, isSymptom } from '../../../../shared/days/custom-field.ts'
import { counting, counts, type DayField, type DayValues } from '../../../../shared/days/fields.ts'
import { EXERCISES, FOODS, PAIN_TIMINGS } from '../../../../shared/days/options.ts'
import { isTracked, type Preferences } from '../../../../shared/preferences/preferences.ts'
import { text } from './text.ts'

/** A part of the screen that logs a day. */
interface SectionSpec {
  title: string
  fields: readonly DayField[]
}

/** The sections in their order. Source: requirement LOG-05. */
const SECTIONS: readonly SectionSpec[] = [
  { title: text.sections.flare, fields: ['flareManual', 'isManagingFlare', 'interventions'] },
  {
    title: text.sections.bladder,
    fields: [
      'painLevel',
      'urgencyLevel',
      'firstSymptomTime',
      'frequency',
      'nocturia',
      'urinationPainTiming',
      'painAfterUrination',
      'painAfterUrinationLevel',
      'incompleteEmptying',
      'bladderSpasms',
      'bladderCapacityFeeling',
      'urgencyTriggers',
    ],
  },
  {
    title: text.sections.pelvicFloor,
    fields: [
      'pelvicHeaviness',
      'pelvicHeavinessLevel',
      'painLocations',
      'painTypes',
      'painTriggersMovement',
      'painRadiates',
      'painRadiationAreas',
      'painTriggeredByStrainingBowel',
    ],
  },
  {
    title: text.sections.wellness,
    fields: [
      'sleepHours',
      'sleepQuality',
      'sleepNotes',
      'fatigueLevel',
      'stressLevel',
      'waterGlasses',
      'bowelMovement',
      'bowelMovementNotes',
    ],
  },
  { title: text.sections.food, fields: ['foodTags', 'beverages', 'mealsEaten'] },
  { title: text.sections.medications, fields: ['medications'] },
  { title: text.sections.exercise, fields: ['exerciseActivities'] },
  { title: text.sections.journal, fields: ['moods', 'moodNotes', 'notes'] },
]

export const SECTION_COUNT = SECTIONS.length

/** The section that stands open when the screen does: what most people come to say. */
export const OPEN_FIRST = text.sections.bladder

/** Options that only the screen of a single day offers. Source: the option lists of requirement LOG-06. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'straining_bowel_movements',
  'all_times',
  'Dairy products',
  'Gluten',
  'Processed foods',
  'Sexual activity',
])

/** The options that this screen offers, where they are not all. */
export const OFFERED: { [F in DayField]?: readonly string[] } = {
  urinationPainTiming: PAIN_TIMINGS.filter((option) => !ELSEWHERE.has(option)),
  foodTags: FOODS.filter((option) => !ELSEWHERE.has(option)),
  exerciseActivities: EXERCISES.filter((option) => !ELSEWHERE.has(option)),
}

/** What is asked on a day with little strength. */
export const QUICK_FIELDS: readonly DayField[] = ['painLevel', 'urgencyLevel', 'flareManual', 'notes']

/** Whether a person who wants to track so is asked for a field. With alert mode `auto` nobody is asked whether it is a flare. */
export function isAsked(field: DayField, preferences: Preferences): boolean {
  if (field === 'flareManual' && preferences.flare.alertMode === 'auto') return false
  return isTracked(field, preferences)
}

/** A section as one person sees it on one day. */
export interface ShownSection extends SectionSpec {
  /** Whether anything of it was answered, or the person does not track it. Source: requirement LOG-05. */
  done: boolean
}

/** The sections that a person tracks, and how many of all eight are done. */
export function sectionsOf(values: DayValues, preferences: Preferences): { sections: ShownSection[]; done: number } {
  const all = SECTIONS.map(({ title, fields }) => {
    const asked = fields.filter((field) => isAsked(field, preferences))
    const done = asked.length === 0 || asked.some((field) => values[field] !== undefined)
    return { title, fields: asked.filter((field) => counts(field, values)), tracked: asked.length > 0, done }
  })
  return { sections: all.filter(({ tracked }) => tracked), done: all.filter(({ done }) => done).length }
}

/** All that was answered of a day, by section, whatever its person tracks now: their own fields last. */
export function answeredSections(values: DayValues): SectionSpec[] {
  const day = counting(values)
  const isAnswered = (field: DayField) => day[field] !== undefined
  const own = Object.keys(day).filter(isCustomField)
  const all: SectionSpec[] = [
    ...SECTIONS.map(({ title, fields }) =>
      title === text.sections.journal ? { title, fields: ['quickMoods' as const, ...fields] } : { title, fields },
    ),
    { title: text.sections.ownSymptoms, fields: own.filter(isSymptom) },
    { title: text.sections.ownTriggers, fields: own.filter((field) => !isSymptom(field)) },
  ]
  const answered = all.map(({ title, fields }) => ({ title, fields: fields.filter(isAnswered) }))
  return answered.filter(({ fields }) => fields.length > 0)
}
