import { PRODUCT } from '../../../../shared/product.ts'

export const text = {
  heading: `About ${PRODUCT}`,
  title: 'About',
  toAbout: 'About',
  toEntry: 'To the start page',
  summary: 'In short',
  what: {
    title: 'What it is',
    paragraphs: [
      `${PRODUCT} is a quiet companion for people who live with interstitial cystitis. You note how your days are, find help on the hard ones, and see over time what your days have in common.`,
      'It is made to be used in pain, at night and on a bad connection. Nothing that you saved is lost.',
    ],
  },
  disclaimer: {
    title: 'Not a doctor',
    text: `${PRODUCT} keeps your diary, counts what you logged and shows it to you. It makes no diagnosis, does not know what a symptom comes from, and does not replace a doctor or nurse. What it says about flares compares your own entries. Please ask before you change a treatment.`,
    reviews:
      'Articles and safety texts are written from published guidelines. No clinician has reviewed the safety texts yet.',
    aims: '“10K+ active users”, “2.5K+” streaks and “Join thousands” are what we aim for. They are not counted.',
    care: 'When to seek care',
  },
  privacy: {
    title: 'Privacy',
    text: 'What you enter is yours. It is stored in London, encrypted, only if you agree. No trackers, no adverts, nothing sold.',
    links: {
      privacy: { title: 'Privacy', text: 'What we store, why, where, and your rights' },
      terms: { title: 'Terms', text: 'The rules between you and us' },
      data: { title: 'Your data', text: 'Export it as a file, or import it' },
      agreement: { title: 'Your agreement', text: 'See it, or withdraw it' },
    },
  },
  feedback: {
    title: 'Write to us',
    hint: 'What is good, what is missing, what annoys you. A person reads it, and may reply by email.',
    urgent: 'It is not for urgent help. For that, see “When to seek care”.',
    label: 'Your message',
    empty: 'Write a few words first',
    send: 'Send',
    sending: 'Sending…',
    sent: { title: 'Thank you', text: 'Your message is on its way to us.' },
    again: 'Write another one',
  },
  licences: {
    title: 'Licences',
    line: (packages: number) => `${packages} open packages that this app is built on`,
    failed: 'The list could not be loaded',
    file: 'All licence texts',
    loading: 'Loading the list',
  },
} as const
