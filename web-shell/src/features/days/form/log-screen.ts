import food from 'icon:bowl-food'
import drop from 'icon:drop-half'
import flag from 'icon:flag'
import lotus from 'icon:flower-lotus'
import heartbeat from 'icon:heartbeat'
import journal from 'icon:note-pencil'
import walk from 'icon:person-simple-walk'
import pill from 'icon:pill'
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
    { title: sections.flare, icon: flag, fields: FLARE_FIELDS },
    { title: sections.bladder, icon: drop, fields: BLADDER_FIELDS },
    { title: sections.pelvicFloor, icon: lotus, fields: PELVIC_FIELDS },
    {
      title: sections.wellness,
      icon: heartbeat,
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
    { title: sections.food, icon: food, fields: ['foodTags', 'beverages', 'mealsEaten'] },
    { title: sections.medications, icon: pill, fields: ['medications'] },
    { title: sections.exercise, icon: walk, fields: ['exerciseActivities'] },
    { title: sections.journal, icon: journal, fields: ['moods', 'moodNotes', 'notes'] },
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
