import { PRODUCT } from '../product.ts'

/** The words of public pages. Those of an article are its own. */
export const text = {
  title: (heading: string) => `${heading} – ${PRODUCT}`,
  home: PRODUCT,
  all: 'All articles',
  skip: 'Skip to the text',
  meta: (category: string, minutes: number) => `${category} · ${minutes} min read`,
  published: 'Published',
  updated: 'updated',
  care: {
    title: 'When to seek care',
    text: 'If something is new or different from your usual pattern, do not wait. The help page says when to call an ambulance, when to call your doctor, and when to see one soon. It is open to everyone.',
    link: 'When to seek care',
  },
  words: 'Words on this page',
  related: 'You might also like',
  app: {
    title: `Read on in ${PRODUCT}`,
    text: `${PRODUCT} is a quiet companion for people with interstitial cystitis: a diary that takes a minute, help for bad days, and these articles, even without a connection.`,
    link: `Open ${PRODUCT}`,
  },
  index: {
    heading: 'Articles about interstitial cystitis',
    summary:
      'Plain words about living with interstitial cystitis (bladder pain syndrome): food, sleep, stress, the pelvic floor, treatments and bad days.',
    none: 'There are no articles at the moment.',
  },
  missing: {
    heading: 'This page is not here',
    summary: 'The article may have been withdrawn, or the address is not complete.',
    list: 'See all articles',
  },
  footer: { privacy: 'Privacy', terms: 'Terms', help: 'Help for a bad moment' },
} as const
