export interface Words {
  title: string
  /** What the screen will do. */
  text: string
  /** A screen that helps until then. */
  instead?: { to: string; label: string }
}

const kit = { to: '/flare-kit', label: 'Open Flare Kit' } as const

/** Screens that do not exist yet, by their path. */
export const upcomingScreens: Readonly<Record<string, Words>> = {
  '/reminders': {
    title: 'Smart Reminders',
    text: 'Reminders for medicine, water and whatever else you choose.',
  },
  '/tools/exercises': {
    title: 'Breathing & Relaxation',
    text: 'Exercises to breathe along with. The flare kit already has one.',
    instead: kit,
  },
}

export const text = { soon: 'On its way. We are still building this.' } as const
