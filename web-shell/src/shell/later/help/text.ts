import type { HelpPage } from '../../../../../shared/ui/shell-services.ts'

interface Words {
  title: string
  tips: readonly string[]
}

export const text = {
  open: 'Help',
  done: 'Done',
  pages: {
    home: {
      title: 'Help with home',
      tips: [
        'Quick Track is the quickest way to today’s entry; pain and urgency are enough.',
        'Your week counts the last seven days. Days without an entry cost you nothing.',
        'On a flare day, Flare Kit has what may ease it, and when to seek care.',
      ],
    },
    track: {
      title: 'Help with logging',
      tips: [
        'Answer only what you like. What you leave out stays empty; it never counts as 0 or no.',
        '“Quick” asks for pain, urgency, a flare and a note. “Detailed” has everything, section by section.',
        'Swipe sideways over a section of the log to go to the next one; over Today’s Entry, to another day.',
        'With the arrows or the date you can add or change any of the last 14 days.',
        'Settings choose what you are asked and when the app speaks of a flare.',
      ],
    },
    trends: {
      title: 'Help with trends',
      tips: [
        'Charts need some days before they can tell you anything, and they say how many.',
        'Days without an entry are shown as gaps, never as 0.',
        'A link between two things is a possible link, worth testing. It is not a cause.',
      ],
    },
    learn: {
      title: 'Help with learning',
      tips: [
        'Search by a simple word, such as pain, diet or sleep.',
        'Bookmark what you want to read again.',
        'Articles never replace your doctor’s advice.',
      ],
    },
    tools: {
      title: 'Help with tools',
      tips: [
        'Breathing, bladder training, food tools and reminders are here.',
        'Stop any exercise that makes you dizzy or brings more pain.',
        'Bladder training is for calmer days; it waits during a flare.',
      ],
    },
  } satisfies Record<HelpPage, Words>,
} as const
