import type { ConsentState } from '../../../../../shared/profile/consent.ts'

type Undecided = Exclude<ConsentState, 'given'>

const states: Record<Undecided, { title: string; text: string }> = {
  none: {
    title: 'Nothing new is stored until you agree',
    text: 'What you log is kept on this device until then. Articles and the Flare Kit work as always.',
  },
  withdrawn: {
    title: 'Nothing new is stored until you agree',
    text: 'You have withdrawn your agreement. What is stored stays readable. What you log now is kept on this device.',
  },
  outdated: {
    title: 'Our text has changed',
    text: 'What we keep, and why, now reads differently. Nothing new is stored until you agree to it. What you log is kept on this device until then.',
  },
}

/** The text that users agree to. With another meaning it needs a new `CONSENT_VERSION`. */
export const text = {
  heading: 'What we keep, and why',
  intro: 'What you log is about your health. We store it only if you agree.',
  parts: [
    {
      title: 'What we store',
      text: 'What you enter here: about your body, moods, food, cycle, and your notes. Nothing is read from elsewhere.',
    },
    {
      title: 'Why',
      text: 'To show it back to you, to recognise flares, and to find patterns in your days.',
    },
    { title: 'Where', text: 'In London, encrypted.' },
    {
      title: 'Who sees it',
      text: 'You. We do not read it, unless you ask us to repair something. There are no adverts and no trackers, and nothing is sold.',
    },
    {
      title: 'Your choice',
      text: 'You can withdraw at any time in Settings. From then on nothing new is stored. What is stored stays readable, until you ask us to delete it.',
    },
  ],
  privacy: 'More in our privacy notice',
  agree: 'I agree',
  agreeing: 'One moment…',
  notNow: 'Not now',
  failed: 'Your answer could not be stored',
  states,
  open: 'Read and decide',
  notOpened: 'The text could not be opened',
  agreed: { title: 'Thank you', text: 'From now on what you log is stored.' },
} as const
