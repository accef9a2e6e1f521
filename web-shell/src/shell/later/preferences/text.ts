import { type ALERT_MODES, type FlareCondition, PAINFUL_PEEING_LEVEL } from '../../../../../shared/days/flare/flare.ts'
import type { TrackingSection } from '../../../../../shared/preferences/preferences.ts'

interface Words {
  label: string
  hint?: string
}

const sections: Partial<Record<TrackingSection, Words>> = {
  physical_symptoms: { label: 'Physical symptoms', hint: 'Bladder and pelvic floor' },
  emotional_wellbeing: { label: 'Emotional wellbeing', hint: 'Mood, stress and fatigue' },
  lifestyle_factors: { label: 'Lifestyle', hint: 'Water, sleep, food, exercise, medications, bowel' },
  custom_symptoms: { label: 'Custom symptoms', hint: 'Those you named yourself' },
  triggers: { label: 'Triggers', hint: 'What brought urgency on, and your own triggers' },
  notes: { label: 'Notes' },
}

const conditions: Record<FlareCondition, string> = {
  bladder_pain: 'Bladder pain',
  urgency: 'Urgency',
  pain_when_peeing: `Pain when peeing: any pain from ${PAINFUL_PEEING_LEVEL}`,
  triggers_logged: 'Triggers logged',
  hydration_level: 'Little water',
}

const modes: Record<(typeof ALERT_MODES)[number], string> = {
  manual: 'I say so',
  auto: 'The app notices',
  both: 'Both',
}

export const text = {
  title: 'Tracking & Alert Settings',
  done: 'Done',
  sections: {
    title: 'What you track',
    hint: 'Turning something off hides its questions. What you saved before stays.',
    words: sections,
    updated: 'Settings Updated',
    failed: 'Failed to update tracking preferences.',
    offline: 'Failed to update tracking preferences.',
  },
  flare: {
    title: 'Flare sensitivity',
    hint: 'The app compares what you log with these. It does not diagnose.',
    mode: 'Who says that a day is a flare?',
    modes,
    pain: { label: 'Pain that counts from', endLabels: ['any', 'worst'] },
    urgency: { label: 'Urgency that counts from', endLabels: ['any', 'strongest'] },
    conditions: {
      label: 'What can be a sign of a flare',
      none: 'With none chosen the app will not notice flares.',
      words: conditions,
    },
    sudden: { label: 'Only a sudden rise', hint: 'Pain or urgency 2 or more above your last three days' },
    tips: { label: 'Help only when I say it is a flare', hint: 'Otherwise help opens for flares the app notices, too' },
    updated: 'Flare settings updated',
    failed: 'Failed to update flare settings.',
    offline: 'Failed to update flare settings.',
  },
  other: {
    updated: 'Settings Updated',
    failed: 'Your change could not be saved. Please try again.',
    offline: 'Your change could not be saved',
  },
  plan: {
    updated: 'Plan saved',
    failed: 'Your plan could not be saved. What you entered is still here.',
    offline: 'Your plan could not be saved. What you entered is still here.',
  },
  error: 'Error',
  offline: 'There is no connection, and nothing has changed. Please try again when you are back online.',
} as const
