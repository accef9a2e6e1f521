import drop from 'icon:drop-half'
import flag from 'icon:flag'
import lotus from 'icon:flower-lotus'
import leaf from 'icon:leaf'
import journal from 'icon:note-pencil'
import walk from 'icon:person-simple-walk'
import pill from 'icon:pill'
import smiley from 'icon:smiley'
import { PAIN_TIMINGS } from '../../../../../shared/days/model/options.ts'
import { text, todayText } from '../text.ts'
import { BLADDER_FIELDS, type DayScreen, FLARE_FIELDS, PELVIC_FIELDS } from './day-screen.ts'

const { sections } = text

/** The screen at /today. Sources: requirements TODAY-01 to TODAY-07. */
export const TODAY_SCREEN: DayScreen = {
  words: todayText,
  sections: [
    { title: sections.bladder, icon: drop, fields: BLADDER_FIELDS },
    { title: sections.pelvicHealth, icon: lotus, fields: PELVIC_FIELDS },
    { title: sections.flareQuestion, icon: flag, fields: FLARE_FIELDS },
    { title: sections.mood, icon: smiley, fields: ['moods', 'moodNotes', 'stressLevel', 'fatigueLevel'] },
    {
      title: sections.lifestyle,
      icon: leaf,
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
    { title: sections.movement, icon: walk, fields: ['exerciseActivities'] },
    { title: sections.medicationList, icon: pill, fields: ['medications'] },
    'custom items',
    { title: sections.other, icon: journal, fields: ['notes'] },
  ],
  openFirst: sections.bladder,
  // This screen stores "All the time" as `all_times`. Source: requirement TODAY-05.
  offeredOptions: { urinationPainTiming: PAIN_TIMINGS.filter((option) => option !== 'all_time') },
  commaSeparated: true,
  lockedDays: 'every day',
  swipeChanges: 'days',
}
