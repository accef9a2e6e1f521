import { PRODUCT } from '../../../../shared/product.ts'

export const text = {
  slides: [
    {
      title: `Welcome to ${PRODUCT}`,
      text: 'A quiet place to note how your days are, and to find help on the hard ones.',
      next: "Let's Begin",
    },
    {
      title: 'Track with Purpose',
      text: 'On a bad day two taps are enough. Over time you see what your days have in common, and what may go with harder ones.',
      next: 'Continue',
    },
    {
      title: 'Your Personal Flare Kit',
      text: 'When it hurts, what may ease it is close at hand: slow breaths, warmth, your own plan, and when to seek care. It opens without a connection, too.',
      next: 'Get Started',
    },
  ],
  slide: (number: number, all: number) => `${number} of ${all}`,
  skipIntroduction: 'Skip to setup',
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  previous: 'Previous',
  next: 'Next',
  skip: 'Skip for now',
  complete: 'Complete Setup',
  completing: 'Setting up...',
  steps: {
    cycle: {
      title: 'Cycle Tracking',
      text: 'Some people flare with their cycle. Tracking it is optional.',
    },
    hydration: {
      title: 'Hydration Goal',
      text: 'How many glasses of water would you like to drink in a day? You can change it whenever you like.',
      tip: 'A little through the day is gentler than a lot at once.',
    },
    focus: {
      title: 'Your Wellness Focus',
      text: 'Nothing is hidden because of what you choose, and you can leave it open.',
    },
    identity: {
      title: 'Choose Your Identity',
      text: 'A nickname, if you like. Your profile shows it first, before your name. Home greets you with the first name of your account.',
    },
  },
  offline: 'No connection. What you enter stays on this device, and nothing is lost.',
  completed: {
    title: `Welcome to ${PRODUCT} 🌿`,
    text: "Your personalized experience is ready. Let's take one step at a time — together.",
  },
  failed: {
    title: 'Setup Error',
    text: 'There was an issue saving your preferences. Please try again. Nothing you entered is lost.',
  },
} as const
