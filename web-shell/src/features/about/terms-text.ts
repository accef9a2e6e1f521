import { PRODUCT } from '../../../../shared/product.ts'
import type { PlainDocument } from './document.tsx'

export const terms: PlainDocument = {
  title: 'Terms',
  version: 'Version 2, 27 November 2026',
  summary: [
    `${PRODUCT} is a diary and a companion. It keeps and counts what you log, makes no diagnosis and does not replace a doctor.`,
    'In an emergency call 999, or the emergency number where you are. For urgent advice in the United Kingdom call 111.',
  ],
  parts: [
    {
      title: 'What it is for',
      paragraphs: [
        'You note how your days are, see what they have in common, and find things that ease a hard day. What the app says about a flare is a comparison of your own entries. Please talk to a doctor or nurse before you change a treatment.',
      ],
    },
    {
      title: 'Who may use it',
      paragraphs: ['You are 16 or older, and the account is your own. You tell us an email that is yours.'],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Keep your password to yourself. If another person may know it, change it, and sign out the other devices in Settings. What you write stays yours. You let us store it, to show it to you.',
      ],
    },
    {
      title: 'What we ask of you',
      points: [
        'Use it for yourself, not to watch another person.',
        'Do not try to get into other accounts, to overload the service, or to copy it automatically.',
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'Logging, your history, the Flare Kit and all safety guidance are free, and stay so. New accounts have all features for ten days, without a card; nothing is charged when they end.',
        'Premium is paid by the month or by the year, through Stripe, and renews until you cancel. You can cancel at any time in the app: it then lasts to the end of what you paid for. What you have logged stays yours to read and export, with or without Premium.',
      ],
    },
    {
      title: 'What we promise, and what we cannot',
      paragraphs: [
        'We do our best that nothing you saved is ever lost, and that the app is there when you need it. We cannot promise that it never fails, or that its guidance fits you. Nothing here limits our liability for death or injury by negligence, for fraud, or any right that the law gives you as a consumer.',
      ],
    },
    {
      title: 'How it ends',
      paragraphs: [
        'You can stop at any time, and delete your account in Settings. We may end an account that harms others, and tell its owner why. If we ever close the service, you hear of it at least three months before, and can export your data.',
        'The law of England and Wales applies, with the rights that the law of your own country gives you as a consumer.',
      ],
    },
  ],
}
