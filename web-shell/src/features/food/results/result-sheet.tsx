import type { FoodBook, FoodTest } from '../../../../../shared/food/schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import styles from '../food.module.css'
import { capitalized, formatDates } from '../format.ts'
import { text } from '../text.ts'
import { RatingTag } from './rating-tag.tsx'
import { useSummary } from './use-summary.ts'

const words = text.results

interface ResultSheetProps {
  book: FoodBook
  test: FoodTest
  onClose: () => void
  onChange: () => void
}

/** A completed test: its days, what they showed, and the user's notes. */
export function ResultSheet({ book, test, onClose, onChange }: ResultSheetProps) {
  const { foodName, daysTested, symptomCorrelation, notes } = test
  const { flareDay } = useSummary(book, test) ?? {}
  return (
    <Sheet open title={foodName} onClose={onClose} doneLabel={words.done}>
      <div className={styles['column']}>
        <p className={styles['head']}>
          {formatDates(test)} <RatingTag test={test} />
        </p>
        <p>
          {capitalized(foodText.worstDay(test))}. {words.tested(daysTested)}.
        </p>
        {flareDay !== undefined && <p>{foodText.flareDay(flareDay)}</p>}
        {symptomCorrelation !== undefined && <p>{words.difference(symptomCorrelation)}</p>}
        {notes && <p dir="auto">{notes}</p>}
        <Button variant="secondary" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </Sheet>
  )
}
