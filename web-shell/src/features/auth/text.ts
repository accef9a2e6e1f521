import { PRODUCT } from '../../../../shared/product.ts'

export const text = {
  signIn: {
    heading: 'Welcome back',
    title: 'Sign in',
    submit: 'Sign In',
    busy: 'Signing in…',
    ended: 'Your session has ended. Sign in to continue: everything you entered is still here.',
    neverKept:
      'This browser did not keep the sign-in, so you are not signed in. Please allow cookies for this site, or use another browser. Nothing was lost.',
    welcome: { title: 'Welcome back!', text: "You've been signed in successfully." },
    /** The sign-in has taken back a deletion that was asked for. */
    kept: {
      title: 'Welcome back. Your account stays',
      text: 'It was going to be deleted: your sign-in has taken that back. If it was not you who asked for it, please change your password.',
    },
    other: 'New here?',
    toOther: 'Create an account',
  },
  signUp: {
    heading: 'Create your account',
    title: 'Create an account',
    submit: 'Create Account',
    busy: 'Creating your account…',
    welcome: {
      title: `Welcome to ${PRODUCT}`,
      text: 'Please make sure that your email is correct: a forgotten password is recovered through it.',
    },
    other: 'Already have an account?',
    toOther: 'Sign in',
  },
  passkey: 'Sign in with a passkey',
  google: {
    returning: 'One moment',
    cancelled: {
      title: 'Nothing has changed',
      text: 'You did not sign in with Google. You can sign in another way here.',
    },
    claimed: {
      title: 'This account is yours',
      text: 'Someone created it before you showed that the address is yours. They are signed out, and their password no longer works.',
    },
  },
  magic: {
    heading: 'Sign in without a password',
    title: 'Sign in with a magic link',
    to: 'Sign in with Magic Link',
    hint: 'We send a link to your email that signs you in.',
    submit: 'Send Magic Link',
    busy: 'Sending…',
    sent: { title: 'Magic Link Sent!', text: 'Check your email for a secure sign-in link.' },
    more: 'If there is an account with that address, it usually arrives within a minute or two, at most within 15. Please check your spam folder, too. A link sent in the last ten minutes still works, and asking again does not send another.',
    code: 'Code from the email',
    codeHint: 'Eight digits, instead of opening the link here.',
    codeForm: 'Enter the eight digits from the email',
    submitCode: 'Sign In with Code',
    busyCode: 'Signing in…',
    wrongCode:
      'That code does not fit, or it no longer works. After five tries please use the link, or ask for a new one.',
    again: 'Send another one',
    back: 'Back to Password Sign In',
  },
  forgot: {
    heading: 'Forgot your password?',
    title: 'Set a new password',
    to: 'Forgot Password?',
    hint: 'We send a link to your email with which you choose a new one.',
    submit: 'Send Reset Link',
    busy: 'Sending…',
    required: { title: 'Email Required', text: 'Please enter your email address first.' },
    sent: { title: 'Password Reset Email Sent', text: 'Check your email for a link to reset your password.' },
    reloaded:
      'This page was loaded again, and for your safety it forgets the link. If you have not used it yet, it still works: open it again in your email. Or ask for a new one.',
    back: 'Back to Sign In',
  },
  newPassword: {
    heading: 'Choose a new password',
    notice: { title: 'Password Reset', text: 'Please enter your new password below.' },
    account: (email: string) =>
      `It is for the account ${email}. All devices that are signed in to it will be signed out.`,
    password: 'New Password',
    confirm: 'Confirm New Password',
    submit: 'Update Password',
    busy: 'Updating…',
    done: { title: 'Password Updated', text: 'Your password has been successfully updated. You can now sign in.' },
  },
  invite: {
    heading: `Welcome to ${PRODUCT}`,
    notice: {
      title: 'You have been invited',
      text: `The people behind ${PRODUCT} have made an account for you. Please choose a password below. Then you can sign in.`,
    },
    account: (email: string) => `Your account is ${email}.`,
    submit: 'Accept Invitation',
    busy: 'Accepting…',
    done: { title: 'Invitation accepted', text: 'Your password is set. You can now sign in with it.' },
    staff: 'You will work with us, so your password must be longer than most: 12 characters or more.',
  },
  link: {
    magic: {
      heading: 'Sign in',
      text: (email: string) => `You will be signed in as ${email}.`,
      submit: 'Sign In',
      busy: 'Signing in…',
    },
    verify: {
      heading: 'Confirm your email',
      text: (email: string) => `${email} is the address of your account.`,
      submit: 'Confirm',
      busy: 'Confirming…',
    },
    'email-change': {
      heading: 'Confirm your new email',
      text: (email: string) => `${email} becomes the address of your account.`,
      until: (email: string) =>
        `Until now, this account has ${email}. If you do not know that address, it is someone else’s account: do not continue.`,
      submit: 'Use This Address',
      busy: 'Confirming…',
      away: 'You are not signed in to its account here. Please sign in first, then open the link again.',
      signIn: 'Go to sign-in',
      taken: 'This address could not be used for your account. Perhaps it has an account of its own.',
    },
    claim: {
      why: 'No one has confirmed this address yet, and you are not signed in to its account here. If you created it yourself, you can also open the link where you are signed in.',
      what: 'If you continue here, all devices that are signed in to it will be signed out, and you choose a new password.',
      submit: 'Go On',
    },
    confirmed: { title: 'Email confirmed', text: 'Thank you. A forgotten password can now be recovered.' },
    emailChanged: {
      title: 'Email changed',
      text: 'From now on you sign in with your new address. All other devices have been signed out.',
    },
    invalid: {
      heading: 'This link no longer works',
      text: 'It was used before, has expired, or a newer one was sent. Nothing is lost: you can ask for a new one.',
      invite: 'You can ask for a sign-in link, or ask whoever invited you for a new invitation.',
      again: 'Send a new link',
    },
  },
  again: {
    title: 'Please sign in again first',
    text: 'You have no password here. So that we know that it is you, sign in with Google once more, or use a link that we send you. Then you have 15 minutes.',
    link: 'Send Magic Link',
    sent: {
      title: 'Magic Link Sent!',
      text: 'Open it in this browser, then come back to Settings. Check your spam folder, too.',
    },
  },
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  nameMissing: 'Enter your name',
  nameLong: 'That name is too long',
  passwordMissing: 'Enter your password',
} as const
