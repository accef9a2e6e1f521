export const text = {
  tagline: 'Your companion for managing Interstitial Cystitis',
  signUp: 'Create New Account',
  signIn: 'Sign In to Existing Account',
  flareKit: 'In a flare now? Open the Flare Kit',
} as const
