import { useEffect, useRef, useState } from 'react'
import { MAX_NOTES_LENGTH } from '../../../../../shared/food/limits.ts'
import { type FoodBook, type FoodTest, RATINGS, type Rating } from '../../../../../shared/food/schema.ts'
import { earlierTests } from '../../../../../shared/food/test/evidence.ts'
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
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import { capitalized } from '../format.ts'
import type { SaveFood } from '../saving/use-save-food.ts'
import { ratingOf, text } from '../text.ts'
import { useSummary } from './use-summary.ts'

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

/** Rates a test, or rates it again. What its days say is a suggestion; only the user chooses. Source: requirement FOOD-03. */
export function RatingSheet({ book, rated, saving, onClose }: RatingSheetProps) {
  const test = book.tests.find(({ id }) => id === rated.id) ?? rated
  const isRunning = test.testStatus === 'testing'
  const summary = useSummary(book, test)
  const { value: draft, read, write } = useDraftAt<RatingDraft>(useAccount(), `food rating ${test.id}`, EMPTY)
  const rating = draft.rating ?? (isRunning ? undefined : ratingOf(test))
  const notes = draft.notes ?? test.notes ?? ''
  const contentRef = useRef<HTMLDivElement>(null)
  const error = saving.errorOf('complete-test')
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (isMissing) focusFirstInvalid(contentRef.current)
  }, [isMissing])

  function complete() {
    setMissing(rating === undefined)
    if (focusFirstInvalid(contentRef.current) || rating === undefined) return
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
            <p>
              {summary.flareDay !== undefined && `${foodText.flareDay(summary.flareDay)} `}
              {foodText.suggested(summary.suggested, earlierTests(test, book))}
            </p>
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
          error={isMissing ? words.missing : undefined}
          onChange={(next = 'unclear') => {
            setMissing(false)
            write({ ...draft, rating: next })
          }}
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
