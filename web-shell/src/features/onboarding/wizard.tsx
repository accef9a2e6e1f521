import { useId, useRef } from 'react'
import { HYDRATION_GOAL, SETUP_STEPS } from '../../../../shared/preferences/preferences.ts'
import type { SetupAnswers } from '../../../../shared/preferences/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import styles from './onboarding.module.css'
import { StepQuestions } from './step-questions.tsx'
import { text } from './text.ts'
import { useCompleteSetup, useSaveStep } from './use-save-setup.ts'
import type { useSetup } from './use-setup.ts'
import { useStepHeading } from './use-step-heading.ts'

/** The answers of a skipped step. A step without them cannot be skipped. Source: requirement ONB-04. */
const SKIPPED: Readonly<Record<string, Partial<SetupAnswers>>> = {
  cycle: { cycle: { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null } },
  hydration: { hydrationGoal: HYDRATION_GOAL.default },
}

interface WizardProps {
  home: Home
  setup: ReturnType<typeof useSetup>
  onCompleted: () => void
}

/** One step of the set-up. Source: requirement ONB-03. */
export function Wizard({ home, setup, onCompleted }: WizardProps) {
  const { step, answers } = setup
  const id = useId()
  const mainRef = useRef<HTMLElement>(null)
  const headingRef = useStepHeading(text.steps[step].title)
  const online = useOnline()
  const { mutate: saveStep } = useSaveStep()
  const complete = useCompleteSetup(onCompleted)
  const index = SETUP_STEPS.indexOf(step)
  const next = SETUP_STEPS[index + 1]
  const skipped = SKIPPED[step]
  const trimmed = { ...answers, nickname: answers.nickname.trim() }

  function goOn(changes: Partial<SetupAnswers> = {}): void {
    if (!next) return complete.mutate(trimmed)
    const sending = { ...trimmed, ...changes }
    setup.goTo(next, sending)
    saveStep({ ...sending, setupStep: next })
  }

  return (
    <main ref={mainRef} className={styles['step']} data-fills-window>
      <div className={styles['progress']}>
        <div className={styles['line']}>
          <p id={id}>{text.step(index + 1, SETUP_STEPS.length)}</p>
          {skipped && (
            <Button variant="quiet" onClick={() => goOn(skipped)}>
              {text.skip}
            </Button>
          )}
        </div>
        <div className={styles['segments']} aria-hidden="true">
          {SETUP_STEPS.map((each, position) => (
            <span key={each} className={classNames(position <= index && styles['done'])} />
          ))}
        </div>
      </div>
      <div className={styles['content']}>
        <div className={styles['title']}>
          <h1 ref={headingRef} tabIndex={-1} aria-describedby={id}>
            {text.steps[step].title}
          </h1>
          <p>{text.steps[step].text}</p>
        </div>
        <StepQuestions step={step} answers={answers} account={home.account} onAnswer={setup.answer} />
        {!online && <p className={styles['note']}>{text.offline}</p>}
      </div>
      <div className={styles['foot']}>
        <div className={styles['pair']}>
          {index > 0 && (
            <Button variant="secondary" onClick={setup.back}>
              {text.previous}
            </Button>
          )}
          <Button
            busy={complete.isPending}
            busyLabel={text.completing}
            onClick={() => focusFirstInvalid(mainRef.current) || goOn()}
          >
            {next ? text.next : text.complete}
          </Button>
        </div>
      </div>
    </main>
  )
}
