/** The words of entry, also where they differ from those of /auth. Source: requirements ENTRY-01 to ENTRY-04. */
export const text = {
  tagline: 'Your companion for managing Interstitial Cystitis',
  signUp: 'Create New Account',
  signIn: 'Sign In to Existing Account',
  more: 'More sign-in options',
  flareKit: 'In a flare now? Open the Flare Kit',
  private: 'Private by design: no trackers, no adverts.',
  back: 'Back to options',
  join: 'Join thousands finding relief and community',
  beforeAccount: {
    age: 'By creating an account you confirm that you are 16 or older, and accept our',
    terms: 'terms',
    data: '. How we treat your data is in our',
    privacy: 'privacy notice',
    end: '.',
  },
  forms: {
    stay: 'Stay signed in',
    welcome: { title: 'Welcome back!', text: "You're successfully signed in." },
    resetSent: { title: 'Password Reset Sent', text: 'Check your email for password reset instructions.' },
  },
} as const
