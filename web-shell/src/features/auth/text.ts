import { SHORTEST_PASSWORD } from '../../../../shared/auth/schema.ts'
import { PRODUCT } from '../../../../shared/product.ts'

export const text = {
  signIn: {
    heading: 'Welcome back',
    title: 'Sign in',
    submit: 'Sign In',
    busy: 'Signing in…',
    welcome: { title: 'Welcome back!', text: "You've been signed in successfully." },
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
  google: {
    submit: 'Continue with Google',
    busy: 'Opening Google…',
    returning: 'One moment',
    cancelled: {
      title: 'Nothing has changed',
      text: 'You did not sign in with Google. You can sign in another way here.',
    },
    claimed: {
      title: 'This account is yours',
      text: 'Your email was on it before you showed that it is yours. Its old password and sign-ins have ended. For a password of your own, use Forgot Password.',
    },
  },
  or: 'or',
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  hint: `At least ${SHORTEST_PASSWORD} characters. Three or four unrelated words make a good one.`,
  stay: 'Stay logged in',
  nameMissing: 'Enter your name',
  nameLong: 'That name is too long',
  emailMissing: 'Enter your email address',
  emailForm: 'Enter an email address like name@example.com',
  passwordMissing: 'Enter your password',
  passwordShort: `Choose a password of at least ${SHORTEST_PASSWORD} characters`,
  passwordSpaces: 'A password cannot begin or end with a space',
  passwordLong: 'That password is too long',
  error: 'Error',
  typedStays: 'What you typed is still here.',
} as const
