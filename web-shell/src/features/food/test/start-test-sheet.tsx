import { useEffect, useRef, useState } from 'react'
import { MAX_ITEM_NAME_LENGTH } from '../../../../../shared/custom/rules.ts'
import { FOOD_CATEGORIES, type FoodCategory } from '../../../../../shared/food/foods/categories.ts'
import { commonFood } from '../../../../../shared/food/foods/common-foods.ts'
import { foodKey, isFormula } from '../../../../../shared/food/foods/names.ts'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import type { ReasonToWait } from '../../../../../shared/food/plan/readiness.ts'
import type { FoodBook, Plan } from '../../../../../shared/food/schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { isVisible } from '../../../../../shared/http/visible.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { YesNo } from '../../../../../shared/ui/choice/yes-no.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid, tooLongText } from '../../../../../shared/ui/field/too-long.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { zone } from '../../../shell/first/api/clock.ts'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { showHeading } from '../../../shell/first/frame/page.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import { formatDate } from '../format.ts'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { useReasons } from './use-reasons.ts'

const words = text.test

/** What is asked before a test. The answers stay on the device. */
const QUESTIONS = ['allergy', 'infection'] as const
type Question = (typeof QUESTIONS)[number]

interface StartTestSheetProps {
  book: FoodBook
  plan: Plan
  logs: readonly FoodLog[]
  /** A food that another screen asks to test. */
  asked: string | undefined
  today: LocalDate
  saving: SaveFood
  onClose: () => void
}

/** What is known about a food's category: the list of common foods, or the user's own. */
function categoryOf(name: string, { customFoods }: FoodBook): FoodCategory | undefined {
  const own = customFoods.find(({ foodName }) => foodKey(foodName) === foodKey(name))
  return own?.category ?? commonFood(name)?.category
}

/** A food of the plan, or one that is typed. It survives closing the sheet. */
interface TestDraft {
  food?: string
  typed: string
  category: FoodCategory
}

function emptyTest({ eliminatedFoods }: Plan, asked: string | undefined): TestDraft {
  const food = eliminatedFoods.find((each) => asked !== undefined && foodKey(each) === foodKey(asked))
  return { typed: food === undefined ? (asked ?? '') : '', category: 'other', ...(food !== undefined && { food }) }
}

function typedError(typed: string): string | undefined {
  if (!isVisible(typed.trim())) return words.errors.food
  return isFormula(typed) ? text.plan.errors.formula : tooLongText(Array.from(typed).length, MAX_ITEM_NAME_LENGTH)
}

/** Starts a test of one food. What rules it out and what is advice are told before. Source: requirement FOOD-03. */
export function StartTestSheet({ book, plan, logs, asked, today, saving, onClose }: StartTestSheetProps) {
  const [empty] = useState(() => emptyTest(plan, asked))
  const { value: draft, read, write } = useDraftAt<TestDraft>(useAccount(), 'food test', empty)
  const { food, typed, category } = draft
  const [answers, setAnswers] = useState<Partial<Record<Question, boolean>>>({})
  const [errors, setErrors] = useState<Partial<Record<Question | 'food', string | undefined>>>({})
  const contentRef = useRef<HTMLDivElement>(null)
  const hasInfection = answers.infection === true
  const { ruledOut, advice } = useReasons({
    book,
    plan,
    logs,
    today,
    hasInfection,
    isAllergic: answers.allergy === true,
  })
  const name = food ?? typed.trim()
  const known = name === '' ? undefined : categoryOf(name, book)
  const error = saving.errorOf('start-test')
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) focusFirstInvalid(contentRef.current)
  }, [errors])

  function changeFood(next: TestDraft) {
    write(next)
    // An allergy is asked of each food.
    setAnswers(({ allergy: _, ...others }) => others)
    setErrors({ ...errors, food: undefined })
  }

  function start() {
    const wrong = {
      food: food === undefined ? typedError(typed) : undefined,
      ...Object.fromEntries(
        QUESTIONS.map((each) => [each, answers[each] === undefined ? words.errors.answer : undefined]),
      ),
    }
    setErrors(wrong)
    if (Object.values(wrong).some(Boolean) || ruledOut.length > 0) return
    const before = read()
    const test = { planId: plan.id, foodName: name, foodCategory: known ?? category, zone: zone() }
    saving.save({
      what: 'start-test',
      change: (id) => ({ what: 'start-test', test: { id, ...test } }),
      saved: words.started,
      onQueued: () => {
        write(empty)
        onClose()
        showHeading()
      },
      onRefused: () => write(before),
    })
  }

  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <Button
          wide
          disabled={ruledOut.length > 0}
          busy={saving.isSaving('start-test')}
          busyLabel={text.saving.busy}
          onClick={start}
        >
          {advice.length > 0 ? words.startAnyway : words.start}
        </Button>
      }
    >
      <div ref={contentRef} className={styles['column']}>
        <ChoiceChips
          label={words.food}
          options={plan.eliminatedFoods}
          value={food}
          onChange={(next) => {
            const { food: _, ...others } = read()
            changeFood(next === undefined ? others : { ...others, food: next })
          }}
        />
        {food === undefined && (
          <TextField
            label={words.otherFood}
            value={typed}
            maxLength={MAX_ITEM_NAME_LENGTH}
            autoComplete="off"
            error={errors.food}
            onChange={({ target }) => changeFood({ ...read(), typed: target.value })}
          />
        )}
        {name !== '' && known === undefined && (
          <ChoiceChips
            label={words.category}
            required
            options={FOOD_CATEGORIES}
            labelOf={(each) => foodText.categories[each]}
            value={category}
            onChange={(next = 'other') => write({ ...read(), category: next })}
          />
        )}
        {QUESTIONS.map((question) => (
          <YesNo
            key={question}
            label={words[question]}
            required
            value={answers[question]}
            error={errors[question]}
            onChange={(next) => {
              setAnswers({ ...answers, [question]: next })
              setErrors({ ...errors, [question]: undefined })
            }}
          />
        ))}
        <div aria-live="polite" className={styles['column']}>
          <Reasons title={words.wait} reasons={ruledOut} />
          <Reasons title={words.advice} reasons={advice} />
        </div>
        <p className={styles['quiet']}>{words.how}</p>
        {error && <FormError error={error} />}
      </div>
    </Sheet>
  )
}

function Reasons({ title, reasons }: { title: string; reasons: readonly ReasonToWait[] }) {
  if (reasons.length === 0) return null
  return (
    <div className={styles['note']}>
      <p>
        <b>{title}</b>
      </p>
      <ul className={styles['list']}>
        {reasons.map((reason) => (
          <li key={reason.kind}>
            {foodText.wait[reason.kind]} {'until' in reason && words.until(formatDate(reason.until))}
          </li>
        ))}
      </ul>
    </div>
  )
}
