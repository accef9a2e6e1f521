export const text = {
  title: 'Why Premium?',
  text: 'Everything you log, the Flare Kit and all safety guidance stay free.',
  features: [
    'Trends: how pain, urgency and sleep change',
    'Charts of your own symptoms and triggers',
    'Food analysis: what may bother you',
    'The tools hub in one place',
    'A year of insights',
    'Charts that are ready for your doctor',
  ],
  done: 'Done',
} as const
