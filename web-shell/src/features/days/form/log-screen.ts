import { EXERCISES, FOODS, PAIN_TIMINGS } from '../../../../../shared/days/model/options.ts'
import { logText, text } from '../text.ts'
import { BLADDER_FIELDS, type DayScreen, FLARE_FIELDS, PELVIC_FIELDS } from './day-screen.ts'

/** Options that only /today offers. Source: the option lists of requirement LOG-06. */
const TODAY_ONLY_OPTIONS: ReadonlySet<string> = new Set([
  'straining_bowel_movements',
  'all_times',
  'Dairy products',
  'Gluten',
  'Processed foods',
  'Sexual activity',
])

const { sections } = text

/** The screen at /log and /track. Sources: requirements LOG-01 to LOG-10. */
export const LOG_SCREEN: DayScreen = {
  words: logText,
  sections: [
    { title: sections.flare, fields: FLARE_FIELDS },
    { title: sections.bladder, fields: BLADDER_FIELDS },
    { title: sections.pelvicFloor, fields: PELVIC_FIELDS },
    {
      title: sections.wellness,
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
    { title: sections.food, fields: ['foodTags', 'beverages', 'mealsEaten'] },
    { title: sections.medications, fields: ['medications'] },
    { title: sections.exercise, fields: ['exerciseActivities'] },
    { title: sections.journal, fields: ['moods', 'moodNotes', 'notes'] },
    'custom items',
  ],
  openFirst: sections.bladder,
  offeredOptions: {
    urinationPainTiming: PAIN_TIMINGS.filter((option) => !TODAY_ONLY_OPTIONS.has(option)),
    foodTags: FOODS.filter((option) => !TODAY_ONLY_OPTIONS.has(option)),
    exerciseActivities: EXERCISES.filter((option) => !TODAY_ONLY_OPTIONS.has(option)),
  },
  commaSeparated: false,
  lockedDays: 'today',
  swipeChanges: 'sections',
}
