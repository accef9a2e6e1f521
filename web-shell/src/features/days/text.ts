import { EDITABLE_DAYS } from '../../../../shared/days/window.ts'

export const text = {
  heading: { today: 'Log Symptoms', past: 'Edit Past Entry' },
  loading: 'Loading this day',
  date: 'Date',
  dateClosed: `Choose today or one of the ${EDITABLE_DAYS} days before it`,
  backToToday: 'Back to today',
  pain: { label: 'Pain', ends: ['none', 'worst imaginable'] },
  urgency: { label: 'Urgency', ends: ['none', 'cannot wait'] },
  notes: { label: 'Note', placeholder: 'Anything you would like to remember' },
  save: { today: 'Save', past: 'Save Entry', busy: 'Saving…', retry: 'Retry' },
  saved: 'Saved',
  failed: {
    title: 'Error saving symptoms',
    connection: 'Please check your connection and try again.',
    kept: 'Everything you entered is still here.',
    open: 'Open',
  },
  signedOut: {
    title: 'Authentication required',
    text: 'You have been signed out. Sign in to save; everything you entered will still be here.',
    action: 'Sign In',
  },
} as const
