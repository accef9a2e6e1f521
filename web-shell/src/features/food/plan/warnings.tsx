import { useEffect, useRef } from 'react'
import { judgeWarnings, WARNINGS } from '../../../../../shared/food/plan/warnings.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Checkbox } from '../../../../../shared/ui/choice/checkbox.tsx'
import { YesNo } from '../../../../../shared/ui/choice/yes-no.tsx'
import styles from '../food.module.css'
import { text } from '../text.ts'
import type { Beginning } from './beginning.ts'

interface WarningsProps {
  beginning: Beginning
  /** The button that opened the questions is gone, so they take its focus. */
  takesFocus: boolean
  onChange: (beginning: Beginning) => void
}

/** The questions before an elimination. A yes is answered at once, and asks to speak to a professional first. */
export function Warnings({ beginning, takesFocus, onChange }: WarningsProps) {
  const { answers, hasAsked } = beginning
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <Card aria-labelledby="warnings">
      <h2 id="warnings" ref={headingRef} tabIndex={-1}>
        {text.warnings.title}
      </h2>
      <p className={styles['quiet']}>{text.warnings.note}</p>
      {WARNINGS.map((warning) => (
        <div key={warning} className={styles['question']}>
          <YesNo
            label={foodText.warnings[warning].question}
            required
            value={answers[warning]}
            onChange={(value) => onChange({ ...beginning, answers: { ...answers, [warning]: value }, hasAsked: false })}
          />
          <div aria-live="polite">
            {answers[warning] && (
              <p className={styles['note']}>
                <b>{text.warnings.ask}.</b> {foodText.warnings[warning].answer}
              </p>
            )}
          </div>
        </div>
      ))}
      {judgeWarnings(answers).kind === 'found' && (
        <Checkbox
          label={text.warnings.confirm}
          checked={hasAsked}
          onChange={({ target }) => onChange({ ...beginning, hasAsked: target.checked })}
        />
      )}
    </Card>
  )
}
