import { MAX_LEVELS } from '../../../../../shared/days/model/levels.ts'
import { fromQuickUrgency, MAX_QUICK_URGENCY, toQuickUrgency } from '../../../../../shared/days/model/quick-urgency.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'

const SCALE = { max: MAX_LEVELS.urgencyLevel, levelOf: fromQuickUrgency }

/** The last position that the user chose. It outlives the sheet, so that an unsaved value comes back as it was. */
let chosenPosition: number | undefined

interface QuickUrgencyProps {
  /** The stored level, 0–5; `undefined` is "not answered". */
  value: number | undefined
  /** Called with the level to store, or `null` to clear it. */
  onChange: (value: number | null) => void
}

/** Urgency on a slider from 0 to 10, stored and told as 0–5, as everywhere. Source: requirement QT-02. */
export function QuickUrgency({ value, onChange }: QuickUrgencyProps) {
  const isPositionCurrent = chosenPosition !== undefined && value === fromQuickUrgency(chosenPosition)
  const { label, endLabels } = wordsOf('urgencyLevel') as { label: string; endLabels: readonly [string, string] }
  return (
    <LevelSlider
      label={label}
      endLabels={endLabels}
      max={MAX_QUICK_URGENCY}
      toldAs={SCALE}
      value={isPositionCurrent ? chosenPosition : value === undefined ? undefined : toQuickUrgency(value)}
      onChange={(position) => {
        chosenPosition = position
        onChange(position === undefined ? null : fromQuickUrgency(position))
      }}
    />
  )
}
