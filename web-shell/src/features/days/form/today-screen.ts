import { PAIN_TIMINGS } from '../../../../../shared/days/model/options.ts'
import { text, todayText } from '../text.ts'
import { BLADDER_FIELDS, type DayScreen, FLARE_FIELDS, PELVIC_FIELDS } from './day-screen.ts'

const { sections } = text

/** The screen at /today. Sources: requirements TODAY-01 to TODAY-07. */
export const TODAY_SCREEN: DayScreen = {
  words: todayText,
  sections: [
    { title: sections.bladder, fields: BLADDER_FIELDS },
    { title: sections.pelvicHealth, fields: PELVIC_FIELDS },
    { title: sections.flareQuestion, fields: FLARE_FIELDS },
    { title: sections.mood, fields: ['moods', 'moodNotes', 'stressLevel', 'fatigueLevel'] },
    {
      title: sections.lifestyle,
      fields: [
        'waterGlasses',
        'sleepHours',
        'sleepQuality',
        'sleepNotes',
        'foodTags',
        'beverages',
        'mealsEaten',
        'bowelMovement',
        'bowelMovementNotes',
      ],
    },
    { title: sections.movement, fields: ['exerciseActivities'] },
    { title: sections.medicationList, fields: ['medications'] },
    'custom items',
    { title: sections.other, fields: ['notes'] },
  ],
  openFirst: sections.bladder,
  // This screen stores "All the time" as `all_times`. Source: requirement TODAY-05.
  offeredOptions: { urinationPainTiming: PAIN_TIMINGS.filter((option) => option !== 'all_time') },
  commaSeparated: true,
  lockedDays: 'every day',
  swipeChanges: 'days',
}
