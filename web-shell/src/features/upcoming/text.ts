export interface Words {
  title: string
  /** What the screen will do. */
  text: string
}

/** Screens that do not exist yet, by their path. */
export const upcomingScreens: Readonly<Record<string, Words>> = {
  '/reminders': {
    title: 'Smart Reminders',
    text: 'Reminders for medicine, water and whatever else you choose.',
  },
}

export const text = { soon: 'On its way. We are still building this.' } as const
