import type { SafetyAnswers, SafetyResult } from '../../../../shared/safety/answers.ts'
import { STOP_SIGNS, type StopSign } from '../../../../shared/training/stop-signs.ts'
import { text as trainingText } from '../../../../shared/training/text.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { YesNo } from '../../../../shared/ui/choice/yes-no.tsx'
import { StrongPain } from '../../shell/first/frame/strong-pain.tsx'
import { text } from './text.ts'

const words = text.stopSigns

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
  function answer(sign: StopSign, value: boolean | undefined) {
    const { [sign]: _, ...others } = answers
    onAnswer(value === undefined ? others : { ...others, [sign]: value })
  }

  return (
    <>
      <Card aria-labelledby="signs">
        <h2 id="signs">{words.heading}</h2>
        <p>{words.intro}</p>
        {STOP_SIGNS.map((sign) => (
          <YesNo
            key={sign}
            label={trainingText.stopSigns[sign].question}
            value={answers[sign]}
            onChange={(value) => answer(sign, value)}
          />
        ))}
      </Card>
      <div aria-live="polite">{result.kind === 'found' && <FoundSigns found={result.found} />}</div>
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
