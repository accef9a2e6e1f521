import type { Food } from '../../../../shared/days/model/options.ts'

export type Tone = 'calm' | 'sore' | 'flare' | 'easing' | 'weekend'

/** Notes for each kind of day. */
export const NOTES: Record<Tone, readonly string[]> = {
  calm: [
    'A calmer day. Walked to the shop and back without thinking about it.',
    'Quiet morning, work went well.',
    'Managed the whole film without getting up.',
    'Long drive and only one stop.',
    'Hardly noticed it until the evening.',
  ],
  sore: [
    'Sore after sitting at the desk all afternoon.',
    'Long meeting, could not get away.',
    'Tight jeans were a mistake.',
    'Achy by the evening, early night.',
    'Worse after the bus ride.',
    'Kept going back and forth all morning.',
    'Sharp in the morning, easier after lunch.',
    'A bit worse again. Not sure why.',
    'Busy day, too little time to sit down.',
  ],
  flare: [
    'Came on overnight. Stayed in bed with the heat pad.',
    'Cancelled dinner. Could not face going out.',
    'Constant pressure, nothing quite takes it away.',
    'Up most of the night. Worked from the sofa.',
    'Warm bath helped for an hour.',
  ],
  easing: [
    'Slowly getting better. Back to plain food.',
    'Easier than yesterday, still tired.',
    'First day without painkillers.',
    'Managed a short walk again.',
  ],
  weekend: [
    'Lunch with friends, sat near the door just in case.',
    'Slept in. Garden in the afternoon.',
    'Day at the coast. Two stops on the way, which is good for me.',
    'Family over. Tired but glad.',
  ],
}

export const SLEEP_NOTES = {
  good: ['Slept through until six.', 'Fell asleep quickly.', 'Only up once.'],
  poor: ['Could not get back to sleep after three.', 'Kept waking up.', 'Needed the heat pad to settle.'],
} as const

export const MOOD_NOTES = {
  good: ['More like myself today.', 'Talked to my sister, that helped.', 'Pleased that I went out.'],
  low: ['Fed up with planning around it.', 'Snapped at everyone.', 'Worried about the trip next week.'],
} as const

export const BOWEL_NOTES = ['Hard to go.', 'Better with more water.', 'Straining made it worse.'] as const

/** Meals with a food, for the text of eaten meals. Foods that are not listed are not mentioned. */
export const MEALS: Partial<Record<Food, readonly string[]>> = {
  'Rice or oats': ['porridge', 'plain rice', 'risotto'],
  'Chicken or fish': ['roast chicken', 'baked cod', 'chicken soup', 'salmon'],
  'Green vegetables': ['green beans', 'courgettes', 'peas', 'broccoli'],
  'Pears or blueberries': ['a pear', 'blueberries'],
  Eggs: ['scrambled eggs', 'an omelette', 'boiled eggs'],
  Tomato: ['tomato pasta', 'tomato soup'],
  Gluten: ['toast', 'pasta', 'a sandwich'],
  'Processed foods': ['takeaway', 'a pub lunch'],
  Spicy: ['a curry', 'noodles from the Thai place'],
  'Sourdough or rye': ['sourdough toast'],
  Citrus: ['an orange'],
  Chocolate: ['chocolate cake', 'some chocolate'],
}
