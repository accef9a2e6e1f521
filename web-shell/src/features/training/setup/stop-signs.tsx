import type { SafetyAnswers } from '../../../../../shared/safety/answers.ts'
import { HELP_NEEDED, STOP_SIGNS, type StopSign } from '../../../../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { StrongPain } from '../../../shell/first/frame/strong-pain.tsx'
import { CallLink } from '../../../shell/later/care/call-link.tsx'
import { useCareCountry } from '../../../shell/later/care/care-country.ts'
import { NumbersNote } from '../../../shell/later/care/numbers-note.tsx'
import { text as careText } from '../../../shell/later/care/text.ts'
import { useInView } from '../../../shell/later/form/use-in-view.ts'
import { text } from '../text.ts'
import styles from '../training.module.css'

const words = text.stopSigns
const YES_NO = ['Yes', 'No'] as const

interface StopSignsProps {
  answers: SafetyAnswers<StopSign>
  onAnswer: (answers: SafetyAnswers<StopSign>) => void
}

/**
 * The questions before the first session. A yes is answered below its question, lets no session begin and shows ways on.
 * The answers are in memory only. Source: requirement TRAIN-01.
 */
export function StopSigns({ answers, onAnswer }: StopSignsProps) {
  return (
    <Card aria-labelledby="signs">
      <h2 id="signs">{words.heading}</h2>
      <p>{words.intro}</p>
      {STOP_SIGNS.map((sign) => (
        <div key={sign} className={styles['question']}>
          <ChoiceChips
            label={trainingText.stopSigns[sign].question}
            options={YES_NO}
            required
            value={answers[sign] === undefined ? undefined : answers[sign] ? 'Yes' : 'No'}
            onChange={(chosen) => onAnswer({ ...answers, [sign]: chosen === 'Yes' })}
          />
          <div aria-live="polite">{answers[sign] && <Answer sign={sign} />}</div>
        </div>
      ))}
      {STOP_SIGNS.some((sign) => answers[sign]) && <StrongPain titled={false} />}
    </Card>
  )
}

/** What a yes means, with the numbers to call where help may be needed soon: these come into view. */
function Answer({ sign }: { sign: StopSign }) {
  const { country, numbers } = useCareCountry()
  const need = HELP_NEEDED[sign]
  const emergency = need === 'now' ? numbers.emergency : undefined
  const advice = need && numbers.advice
  const ref = useInView<HTMLDivElement>(true)
  const hasNumbers = Boolean(emergency || advice)
  return (
    <div ref={hasNumbers ? undefined : ref} className={styles['answer']}>
      <p>
        <b>{words.found}.</b> {trainingText.stopSigns[sign].answer}
      </p>
      {need === 'now' && <p>{trainingText.emergency}</p>}
      {hasNumbers && (
        <>
          <div ref={ref} className={styles['calls']}>
            {emergency && <CallLink number={emergency} variant="flare" />}
            {advice && <CallLink number={advice} />}
          </div>
          <NumbersNote>
            <Link to="/settings?room=country">{country ? careText.change : careText.choose}</Link>
          </NumbersNote>
        </>
      )}
    </div>
  )
}
