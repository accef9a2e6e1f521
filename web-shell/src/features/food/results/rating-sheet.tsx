import { useRef } from 'react'
import { MAX_NOTES_LENGTH } from '../../../../../shared/food/limits.ts'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import { type FoodBook, type FoodTest, RATINGS, type Rating } from '../../../../../shared/food/schema.ts'
import { levelBefore, summaryOf } from '../../../../../shared/food/test/test-days.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { TextArea } from '../../../../../shared/ui/field/text-area.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { zone } from '../../../shell/first/api/clock.ts'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { showHeading } from '../../../shell/first/frame/page.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { usePlanLogs } from '../../../shell/later/food/food-query.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import { capitalized } from '../format.ts'
import type { SaveFood } from '../saving/use-save-food.ts'
import { ratingOf, text } from '../text.ts'

const words = text.rating
const CHOICES = [...RATINGS, 'unclear'] as const

/** What was chosen and typed so far. It survives closing the sheet. */
interface RatingDraft {
  rating?: Rating | 'unclear'
  notes?: string
}
const EMPTY: RatingDraft = {}

interface RatingSheetProps {
  book: FoodBook
  /** The test, as it was when the sheet opened. */
  rated: FoodTest
  saving: SaveFood
  onClose: () => void
}

function summaryIn({ plans }: FoodBook, test: FoodTest, logs: readonly FoodLog[] | undefined) {
  const baseline = plans.find(({ id }) => id === test.planId)?.baselineSymptoms
  return logs && summaryOf(test, logs, levelBefore(test.startsOn, logs, baseline))
}

/** Rates a test, or rates it again. What its days say is a suggestion; the rating is the user's. Source: requirement FOOD-03. */
export function RatingSheet({ book, rated, saving, onClose }: RatingSheetProps) {
  const test = book.tests.find(({ id }) => id === rated.id) ?? rated
  const { logs } = usePlanLogs(book, test.planId)
  const isRunning = test.testStatus === 'testing'
  const summary = summaryIn(book, test, logs)
  const { value: draft, read, write } = useDraftAt<RatingDraft>(useAccount(), `food rating ${test.id}`, EMPTY)
  const rating = draft.rating ?? (isRunning ? (summary?.suggested ?? 'unclear') : ratingOf(test))
  const notes = draft.notes ?? test.notes ?? ''
  const contentRef = useRef<HTMLDivElement>(null)
  const error = saving.errorOf('complete-test')

  function complete() {
    if (focusFirstInvalid(contentRef.current)) return
    const before = read()
    const body = {
      zone: zone(),
      ...(rating !== 'unclear' && { finalRating: rating }),
      ...(notes.trim() !== '' && { notes: notes.trim() }),
    }
    saving.save({
      what: 'complete-test',
      change: (change) => ({ what: 'complete-test', id: test.id, body: { change, ...body } }),
      saved: { title: isRunning ? words.saved : words.changed },
      onQueued: () => {
        write(EMPTY)
        onClose()
        showHeading()
      },
      onRefused: () => write(before),
    })
  }

  return (
    <Sheet
      open
      title={words.title(test.foodName)}
      onClose={onClose}
      footer={
        <Button wide busy={saving.isSaving('complete-test')} busyLabel={text.saving.busy} onClick={complete}>
          {isRunning ? words.save : words.change}
        </Button>
      }
    >
      <div ref={contentRef} className={styles['column']}>
        {summary && (
          <div className={styles['note']}>
            <p>{foodText.suggested[summary.suggested]}</p>
            <p className={styles['quiet']}>
              {capitalized(foodText.worstDay(summary))}. {words.yours}
            </p>
          </div>
        )}
        <ChoiceChips
          label={words.label}
          required
          options={CHOICES}
          labelOf={(each) => words.names[each]}
          value={rating}
          onChange={(next = 'unclear') => write({ ...draft, rating: next })}
        />
        <TextArea
          label={words.notes}
          value={notes}
          rows={2}
          maxLength={MAX_NOTES_LENGTH}
          onChange={(next) => write({ ...draft, notes: next })}
        />
        {error && <FormError error={error} />}
      </div>
    </Sheet>
  )
}
