import type { Account } from '../../../../shared/auth/schema.ts'
import type { SetupStep } from '../../../../shared/preferences/preferences.ts'
import type { SetupAnswers } from '../../../../shared/preferences/schema.ts'
import { ConcernChips } from '../../shell/later/preferences/controls/concern-chips.tsx'
import { CycleFields } from '../../shell/later/preferences/controls/cycle-fields.tsx'
import { HydrationGoal } from '../../shell/later/preferences/controls/hydration-goal.tsx'
import { NicknameField } from '../../shell/later/preferences/controls/nickname-field.tsx'
import { StayOnDevice } from '../../shell/later/session/stay-on-device.tsx'
import styles from './onboarding.module.css'
import { text } from './text.ts'

interface StepQuestionsProps {
  step: SetupStep
  answers: SetupAnswers
  account: Account
  onAnswer: (changes: Partial<SetupAnswers>) => void
}

/** The questions of one step. */
export function StepQuestions({ step, answers, account, onAnswer }: StepQuestionsProps) {
  switch (step) {
    case 'cycle':
      return <CycleFields value={answers.cycle} onChange={(cycle) => onAnswer({ cycle })} />
    case 'hydration':
      return (
        <div className={styles['middle']}>
          <HydrationGoal value={answers.hydrationGoal} onChange={(hydrationGoal) => onAnswer({ hydrationGoal })} />
          <p className={styles['tip']}>{text.steps.hydration.tip}</p>
        </div>
      )
    case 'focus':
      return <ConcernChips value={answers.concerns} onChange={(concerns) => onAnswer({ concerns })} />
    case 'identity':
      return (
        <>
          <NicknameField value={answers.nickname} onChange={(nickname) => onAnswer({ nickname })} />
          {/* Staff never stay logged in. */}
          {account.roles.length === 0 && <StayOnDevice />}
        </>
      )
  }
}
