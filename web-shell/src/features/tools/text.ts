/** The words of the tools, with their addresses. */
export const text = {
  heading: 'Tools',
  breathing: {
    to: '/tools/exercises',
    title: 'Breathing and relaxation',
    text: 'A paced breath, and positions step by step, from one minute.',
  },
  training: { to: '/tools/training', title: 'Training programs', text: 'Bladder training, at your own pace.' },
  food: { to: '/tools/food', title: 'Food management', text: 'Test which foods may bother you.' },
  reminders: { to: '/reminders', title: 'Smart reminders', text: 'Medicine, water and whatever else you choose.' },
  more: {
    title: 'Also here',
    kit: { to: '/flare-kit', title: 'Flare Kit', text: 'For a bad day' },
    foods: { to: '/food-categories', title: 'Food categories', text: 'Common IC foods, with your own results' },
    report: { to: '/reports', title: 'Report for a visit', text: 'For a doctor or nurse' },
    admin: { to: '/admin', title: 'Admin', text: 'Articles, audio and people' },
  },
} as const
