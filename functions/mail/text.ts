import { LINKS, type MailedLinkKind } from '../../shared/auth/mail-links.ts'
import { GRACE_DAYS } from '../../shared/erasure/grace.ts'
import { PRODUCT } from '../../shared/product.ts'
import type { MailJob } from '../outbox/mail-job.ts'
import type { MailContent } from './format-mail.ts'

/*
 * The text of each mail. It never mentions the illness, because others may see the screen. It never contains user
 * input: a typed name could carry a stranger's words to another user's address in our name.
 */

/** The values in a mail with a link. */
interface LinkValues {
  href: string
  /** Works only in the browser that requested the link. */
  code: string
}

const minutes = (kind: MailedLinkKind) => LINKS[kind].validForMs / 60_000
const days = (kind: MailedLinkKind) => minutes(kind) / 1_440

const IF_NOT_REQUESTED =
  'If you did not ask for this, you need not do anything: without this email no one gets in. Please keep it to yourself.'

export const LINK_MAILS: Record<MailedLinkKind, (values: LinkValues) => MailContent> = {
  magic: ({ href, code }) => ({
    subject: `Your link to sign in to ${PRODUCT}`,
    blocks: [
      `This link signs you in. It works once, within ${minutes('magic')} minutes.`,
      { label: 'Sign in', href },
      'Or type this code in the browser in which you asked for it:',
      { code },
      IF_NOT_REQUESTED,
    ],
  }),
  recovery: ({ href }) => ({
    subject: `Set a new password for ${PRODUCT}`,
    blocks: [
      `With this link you choose a new password. It works once, within ${minutes('recovery')} minutes.`,
      { label: 'Choose a new password', href },
      `${IF_NOT_REQUESTED} Your password stays as it is.`,
    ],
  }),
  verify: ({ href }) => ({
    subject: `Please confirm your email address for ${PRODUCT}`,
    blocks: [
      `Someone created a ${PRODUCT} account with this address. If it was you, please confirm that it is yours: a forgotten password is recovered through it.`,
      { label: 'Confirm my address', href },
      `The link works once, within ${days('verify')} days, best where you are signed in.`,
      'If it was not you, you need not do anything. Or open the link to make the account yours: whoever created it can then no longer use it.',
    ],
  }),
  invite: ({ href }) => ({
    subject: `Your invitation to ${PRODUCT}`,
    blocks: [
      `You have been invited to ${PRODUCT}. Choose a password, and you can sign in.`,
      { label: 'Accept the invitation', href },
      `The link works once, within ${days('invite')} days. If you did not expect it, you need not do anything.`,
    ],
  }),
  'email-change': ({ href }) => ({
    subject: `Your new email address for ${PRODUCT}`,
    blocks: [
      `Someone wants to use this address for their ${PRODUCT} account. If it was you, please confirm it.`,
      { label: 'Use this address', href },
      `The link works once, within ${minutes('email-change')} minutes, where you are signed in.`,
      'If it was not you, you need not do anything. Your address is not used.',
    ],
  }),
}

/** Proves that an address receives our mail again. The address was verified before. */
export const PROOF_MAIL = ({ href }: LinkValues): MailContent => ({
  subject: `Does email from ${PRODUCT} reach you again?`,
  blocks: [
    `You asked in your ${PRODUCT} account for this email. It shows that our email reaches you: open the link, and we will write to this address again.`,
    { label: 'My email arrives', href },
    `The link works once, within ${days('verify')} days.`,
    'If it was not you, you need not do anything. We will not write again.',
  ],
})

/** A message of a user to us. It is the only mail with a user's words, and goes to no one else. */
export const feedbackMail = (text: string): MailContent => ({
  subject: `A message from a user of ${PRODUCT}`,
  blocks: text.split('\n').filter((line) => line.trim()),
})

/** Mails that only inform. Their links open a screen but carry no token. */
type Notice = Exclude<MailJob['kind'], MailedLinkKind | 'feedback' | 'reminder'>

/** What came, without a word about it. */
export const reminderMail = (productUrl: string, count: number): MailContent => ({
  subject: count === 1 ? `${PRODUCT}: a reminder for you` : `${PRODUCT}: ${count} reminders for you`,
  blocks: [
    count === 1 ? 'A reminder is waiting for you.' : `${count} reminders are waiting for you.`,
    { label: 'Open my reminders', href: `${productUrl}/reminders?tab=due` },
    'You chose to get these emails. One tap turns them off: the switch “Also by email” on the same page.',
    { label: 'Turn these emails off', href: `${productUrl}/reminders` },
  ],
})

const IF_YOU_DID_IT = 'If it was you, all is well.'

export const NOTICES: Record<Notice, (productUrl: string) => MailContent> = {
  'address-taken': (productUrl) => ({
    subject: `Your ${PRODUCT} account`,
    blocks: [
      `Someone just tried to use this email address for another ${PRODUCT} account. There is one already, and it is yours.`,
      'If it was you, you can sign in, or ask for a sign-in link.',
      { label: 'Go to sign-in', href: `${productUrl}/auth` },
      'If it was not you, nothing has happened and there is nothing you need to do.',
    ],
  }),
  'password-set': (productUrl) => ({
    subject: `Your ${PRODUCT} password was changed`,
    blocks: [
      `The password of your ${PRODUCT} account was just changed by a link that was sent to this address. You have been signed out everywhere.`,
      IF_YOU_DID_IT,
      'If it was not you, someone else may be reading your email. Make your mailbox safe first, then choose a new password here:',
      { label: 'Choose a new password', href: `${productUrl}/auth` },
    ],
  }),
  'password-changed': (productUrl) => ({
    subject: `Your ${PRODUCT} password was changed`,
    blocks: [
      `The password of your ${PRODUCT} account was just changed by someone who is signed in and knew the old one. All other devices have been signed out.`,
      IF_YOU_DID_IT,
      'If it was not you, please choose a new password here now. That signs out every device:',
      { label: 'Choose a new password', href: `${productUrl}/reset-password` },
    ],
  }),
  'new-device': (productUrl) => ({
    subject: `A new sign-in to your ${PRODUCT} account`,
    blocks: [
      `Your ${PRODUCT} account was just opened in a browser that it was not used in before.`,
      IF_YOU_DID_IT,
      'If it was not you, please choose a new password here now. That signs out every device:',
      { label: 'Choose a new password', href: `${productUrl}/reset-password` },
    ],
  }),
  'passkey-added': (productUrl) => ({
    subject: `A passkey was added to your ${PRODUCT} account`,
    blocks: [
      `A passkey was just added to your ${PRODUCT} account. Whoever has it can sign in without the password.`,
      IF_YOU_DID_IT,
      'If it was not you, please remove it here now, and then choose a new password:',
      { label: 'See my passkeys', href: `${productUrl}/settings?room=passkeys` },
    ],
  }),
  'passkey-removed': (productUrl) => ({
    subject: `A passkey of your ${PRODUCT} account was removed`,
    blocks: [
      `A passkey was just removed from your ${PRODUCT} account. From now on, you sign in without it.`,
      IF_YOU_DID_IT,
      'If it was not you, please choose a new password now, and then see here which passkeys are left:',
      { label: 'See my passkeys', href: `${productUrl}/settings?room=passkeys` },
    ],
  }),
  'passkeys-removed': (productUrl) => ({
    subject: `The passkeys of your ${PRODUCT} account were removed`,
    blocks: [
      `We were asked to remove all passkeys of your ${PRODUCT} account. You can sign in with your password, or ask for a sign-in link, and add a passkey again:`,
      { label: 'See my passkeys', href: `${productUrl}/settings?room=passkeys` },
      'If you asked for it, all is well. If not, please reply to this email.',
    ],
  }),
  'erasure-asked': (productUrl) => ({
    subject: `Your ${PRODUCT} account will be deleted`,
    blocks: [
      `Someone who is signed in to your ${PRODUCT} account just asked to delete it. All devices have been signed out. In ${GRACE_DAYS} days the account and all that is in it will be erased for good.`,
      `If it was you, there is nothing more to do, and this is our last email about it. If you change your mind, sign in within these ${GRACE_DAYS} days: the account then stays as it is.`,
      'If it was not you, please sign in now, which keeps the account, and then choose a new password:',
      { label: 'Keep my account', href: `${productUrl}/auth` },
    ],
  }),
  'email-change-asked': (productUrl) => ({
    subject: `A new email address for your ${PRODUCT} account`,
    blocks: [
      `Someone who is signed in to your ${PRODUCT} account, and has just proved to be its owner, asked to change its email address. It stays as it is until the new one is confirmed.`,
      IF_YOU_DID_IT,
      'If it was not you, please choose a new password here now. That signs out every device, and the address stays yours:',
      { label: 'Choose a new password', href: `${productUrl}/reset-password` },
    ],
  }),
  'email-changed': () => ({
    subject: `Your ${PRODUCT} account has another email address`,
    blocks: [
      `The email address of your ${PRODUCT} account was just changed. Email about it no longer comes here.`,
      IF_YOU_DID_IT,
      'If it was not you, please reply to this email.',
    ],
  }),
}
