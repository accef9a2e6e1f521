import type { HelpPage } from '../../../../shared/ui/shell-services.ts'

export interface Words {
  title: string
  /** What the screen will do. */
  text: string
  /** A screen that helps until then. */
  instead?: { to: string; label: string }
  help?: HelpPage
  /** Without Premium it leads to the plans. Source: requirement ROUTE-04. */
  needsPremium?: true
}

const kit = { to: '/flare-kit', label: 'Open Flare Kit' } as const

/** Screens that do not exist yet, by their path. */
export const upcomingScreens: Readonly<Record<string, Words>> = {
  '/tools': {
    title: 'Tools',
    text: 'Breathing, bladder training, food tools and reminders.',
    instead: kit,
    help: 'tools',
    needsPremium: true,
  },
  '/tools/exercises': {
    title: 'Breathing & Relaxation',
    text: 'Exercises to breathe along with. The flare kit already has one.',
    instead: kit,
  },
}

export const text = { soon: 'On its way. We are still building this.' } as const
