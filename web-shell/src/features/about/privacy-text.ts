import { PRODUCT } from '../../../../shared/product.ts'
import type { PlainDocument } from './document.tsx'

/** It must be true of this build: whoever changes what is stored, or who gets it, changes this text. */
export const privacy: PlainDocument = {
  title: 'Privacy',
  version: 'Version 3, 27 November 2026',
  summary: [
    'You tell us private things. We keep them for you, in London, and use them only to show them back to you and to help you.',
    'There are no trackers and no adverts. We sell nothing and pass nothing on for others to use.',
    'We store what you enter about your health only if you agree, and you can withdraw that at any time.',
  ],
  parts: [
    {
      title: 'What we store',
      points: [
        'Your account: name, email, time zone, when you made it, and your password as a hash that we cannot read.',
        'What you log: symptoms, moods, food, medications, notes, your own symptoms and triggers, your flare plan, your questions for a visit.',
        'Your bladder training: its interval, and what happened at each visit, with your notes.',
        'Your food plans, what you ate while they ran, and your tests of foods.',
        'The exercises that you keep: which, when, how long, and your pain before and after, if you gave it.',
        'Your reminders, when you did them, and which devices get notifications.',
        'Which articles you have read, how far, and which you bookmarked.',
        'Your settings, and what you chose in the set-up: cycle, water, what matters most to you, nickname.',
        'If you add a passkey: its public half, the name you gave it, and when you last used it. The secret half never leaves your device.',
        'Where you are signed in: the kind of browser, when you signed in, and when you last used it.',
        'If you buy Premium: which plan, until when, and your number at Stripe.',
        'Your decisions about this, and the messages that you send us.',
      ],
    },
    {
      title: 'Why we may',
      paragraphs: [
        'Data about your health: because you agree to it, explicitly, before the first question. Without your agreement nothing about your health is stored with us. You withdraw it in Settings, under “Your agreement”. From then on nothing new is stored, and what is stored stays only for you to read, until you delete your account.',
        'Your account: because we need it to give you what you signed up for, and to keep others out of it.',
      ],
    },
    {
      title: 'Where, and who sees it',
      paragraphs: [
        'All of it is stored in London, in data centres of Amazon Web Services, encrypted on the way and at rest. Amazon also sends our emails.',
        `No one else gets it. The people who run ${PRODUCT} do not read your entries, unless you ask us to repair something that needs it. It is not encrypted against us: we could not recognise flares otherwise.`,
        'If you choose Continue with Google, Google learns that you use us, and tells us your name and email. Without that, the pages ask no other site for anything.',
        'If you turn on notifications, the service of your browser’s maker delivers them: Apple, Google, Microsoft or Mozilla. They are encrypted for your device, so that service learns only that and when you get one.',
        'If you buy Premium, you pay on a page of Stripe. Stripe gets your email and your card; we never see the card, and Stripe learns nothing of what you log.',
        'The logs of our systems hold no words, email addresses or health data of yours.',
      ],
    },
    {
      title: 'What your device keeps',
      paragraphs: [
        'The app itself, so that it opens without a connection, and recordings that you choose to keep. What you saved and is not sent yet, and what you are typing: encrypted. If you choose to stay logged in, also what you read in the last 30 days. Signing out removes all of it.',
        'How bright and how large the app is, how it guides a breath, and how loud and fast recordings are, stay on the device: rhythm, length, tones, voice. That is not sent anywhere.',
        'If you turn on notifications: that it shows them, and for which account. Signing out ends that. If you turned them off, that stays on the device.',
        'A name and an email that you type before you sign in stay in that tab, until you sign in or close it. A password does not.',
        'We set only cookies that keep you signed in, recognise a browser that you have used before, and finish a sign-in. No script can read them.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'Your entries and your account: until you delete the account. For seven days a sign-in takes that back; then all of it is erased, within a few hours. Backups end 35 days later.',
        'Three things stay after that. A random number of the account, without your name or address, so that no backup brings it back. And, if our email was refused at your address, that it was: under a hash of the address, for a year at most, so that we do not write there again. And what our staff did with the account.',
        'What our staff do with an account, such as giving Premium, stays for two years, with a random number in place of your name.',
        'A session ends after a day, or if you choose to stay logged in, after 180 days at most.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see, correct, export and delete your data. You export all of it as a file, and import it again, in Settings under “Your data”, at any time and without a charge. You delete it in Settings, under “Delete my account”. If you cannot sign in any more, write to us from your address, and we do it for you.',
        'If you are unhappy with us, you can complain to the Information Commissioner’s Office, ico.org.uk. We would be glad to hear from you first.',
      ],
    },
    {
      title: 'When this changes',
      paragraphs: ['If it changes what you agreed to, we ask you again. Until then nothing new is stored.'],
    },
  ],
}
