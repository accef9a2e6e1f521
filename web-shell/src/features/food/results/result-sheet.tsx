import type { FoodTest } from '../../../../../shared/food/schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import styles from '../food.module.css'
import { capitalized, formatDates } from '../format.ts'
import { text } from '../text.ts'
import { RatingTag } from './rating-tag.tsx'

const words = text.results

interface ResultSheetProps {
  test: FoodTest
  onClose: () => void
  onChange: () => void
}

/** A completed test: its days, what they showed, and the user's notes. */
export function ResultSheet({ test, onClose, onChange }: ResultSheetProps) {
  const { foodName, daysTested, symptomCorrelation, notes } = test
  return (
    <Sheet open title={foodName} onClose={onClose} doneLabel={words.done}>
      <div className={styles['column']}>
        <p className={styles['head']}>
          {formatDates(test)} <RatingTag test={test} />
        </p>
        <p>
          {capitalized(foodText.worstDay(test))}. {words.tested(daysTested)}.
        </p>
        {symptomCorrelation !== undefined && <p>{words.difference(symptomCorrelation)}</p>}
        {notes && <p dir="auto">{notes}</p>}
        <Button variant="secondary" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </Sheet>
  )
}
