export const text = {
  tagline: 'Your companion for managing Interstitial Cystitis',
  signIn: 'Sign In to Existing Account',
} as const
