import { MAX_NOTES_LENGTH, MAX_SEVERITY } from '../../../../../shared/food/limits.ts'
import { Chips } from '../../../../../shared/ui/choice/chips.tsx'
import { Switch } from '../../../../../shared/ui/choice/switch.tsx'
import { TextArea } from '../../../../../shared/ui/field/text-area.tsx'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import { text } from '../text.ts'
import { DiaryNote } from './diary-note.tsx'
import { type Answers, answersOf, type LogSet, withAnswer } from './log-draft.ts'

const words = text.log

interface LogFieldsProps {
  /** What is saved, and what the diary fills in. */
  saved: Answers
  /** What the diary fills in. */
  taken: Answers
  isDiaryEmpty: boolean
  draft: LogSet
  isToday: boolean
  /** The foods to ask about. Without them, what was eaten is not asked. */
  foods?: readonly string[]
  onChange: (draft: LogSet) => void
}

/** The questions of a day of a plan. An untouched one is no answer. Source: requirement FOOD-02. */
export function LogFields({ saved, taken, isDiaryEmpty, draft, isToday, foods, onChange }: LogFieldsProps) {
  const answers = answersOf(saved, draft)
  const when = isToday ? 'today' : 'other'
  const change = <F extends keyof Answers>(field: F, value: Answers[F] | undefined) =>
    onChange(withAnswer({ saved, draft }, field, value))
  return (
    <>
      {foods && (
        <Chips
          label={words.eaten}
          options={foods}
          value={answers.consumedEliminatedFoods}
          noneLabel={words.none}
          onChange={(eaten) => change('consumedEliminatedFoods', eaten)}
        />
      )}
      <DiaryNote taken={taken} isMissing={isDiaryEmpty && isToday} />
      <LevelSlider
        label={words.symptoms[when]}
        value={answers.symptomSeverity}
        max={MAX_SEVERITY}
        endLabels={text.scale}
        onChange={(level) => change('symptomSeverity', level)}
      />
      <Switch
        label={words.flare[when]}
        value={answers.flareOccurred === true}
        onChange={(isFlare) => change('flareOccurred', isFlare)}
      />
      <TextArea
        label={words.notes}
        value={answers.notes ?? ''}
        rows={2}
        maxLength={MAX_NOTES_LENGTH}
        onChange={(notes) => change('notes', notes === '' ? undefined : notes)}
      />
    </>
  )
}
