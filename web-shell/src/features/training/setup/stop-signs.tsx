import type { SafetyAnswers, SafetyResult } from '../../../../../shared/safety/answers.ts'
import { STOP_SIGNS, type StopSign } from '../../../../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { StrongPain } from '../../../shell/first/frame/strong-pain.tsx'
import { text } from '../text.ts'
import styles from '../training.module.css'

const words = text.stopSigns
const YES_NO = ['Yes', 'No'] as const

interface StopSignsProps {
  answers: SafetyAnswers<StopSign>
  result: SafetyResult<StopSign>
  onAnswer: (answers: SafetyAnswers<StopSign>) => void
}

/**
 * The questions before the first session. A yes is answered kindly, lets no session begin and shows ways on. The answers
 * are in memory only. Source: requirement TRAIN-01.
 */
export function StopSigns({ answers, result, onAnswer }: StopSignsProps) {
  return (
    <>
      <Card aria-labelledby="signs">
        <h2 id="signs">{words.heading}</h2>
        <p>{words.intro}</p>
        {STOP_SIGNS.map((sign) => (
          <ChoiceChips
            key={sign}
            label={trainingText.stopSigns[sign].question}
            options={YES_NO}
            required
            value={answers[sign] === undefined ? undefined : answers[sign] ? 'Yes' : 'No'}
            onChange={(chosen) => onAnswer({ ...answers, [sign]: chosen === 'Yes' })}
          />
        ))}
      </Card>
      <div aria-live="polite" className={styles['answer']}>
        {result.kind === 'found' && <FoundSigns found={result.found} />}
      </div>
    </>
  )
}

function FoundSigns({ found }: { found: readonly StopSign[] }) {
  return (
    <Card tone="flare" aria-labelledby="found">
      <h2 id="found">{words.found}</h2>
      {found.map((sign) => (
        <p key={sign}>{trainingText.stopSigns[sign].answer}</p>
      ))}
      <p>{trainingText.emergency}</p>
      <StrongPain titled={false} />
    </Card>
  )
}
