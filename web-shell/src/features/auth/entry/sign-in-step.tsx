import { SignInForm } from '../sign-in-form.tsx'
import { EntryStep } from './entry-step.tsx'
import { text } from './text.ts'

/** The step that signs in. Source: requirement ENTRY-02. */
export function SignInStep() {
  return (
    <EntryStep words="signIn" other="sign-up">
      <SignInForm words={text.forms} />
    </EntryStep>
  )
}
