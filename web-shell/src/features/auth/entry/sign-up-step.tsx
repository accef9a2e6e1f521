import { SignUpForm } from '../sign-up-form.tsx'
import { EntryStep } from './entry-step.tsx'
import { text } from './text.ts'

/** The step that creates an account. Home opens at once. Source: requirement ENTRY-04. */
export function SignUpStep() {
  return (
    <EntryStep words="signUp" other="sign-in">
      <p>{text.join}</p>
      <SignUpForm pauseMs={0} />
    </EntryStep>
  )
}
