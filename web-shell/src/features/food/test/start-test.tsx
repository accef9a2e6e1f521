import plus from 'icon:plus'
import { useState } from 'react'
import { phaseOf } from '../../../../../shared/food/plan/plans.ts'
import type { FoodBook, Plan } from '../../../../../shared/food/schema.ts'
import { runningTest } from '../../../../../shared/food/test/food-tests.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { usePlanLogs } from '../../../shell/later/food/food-query.ts'
import styles from '../food.module.css'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { StartTestSheet } from './start-test-sheet.tsx'

interface StartTestProps {
  book: FoodBook
  plan: Plan
  /** A food that another screen asks to test: the sheet opens with it. */
  asked: string | undefined
  /** No food was tested before. */
  isFirst: boolean
  today: LocalDate
  saving: SaveFood
}

/** Opens the sheet that starts a test: in the reintroduction, while no other test runs. */
export function StartTest({ isFirst, ...sheet }: StartTestProps) {
  const { book, plan, asked, today } = sheet
  const { logs } = usePlanLogs(book, plan.id)
  const [isOpen, setOpen] = useState(asked !== undefined)
  if (runningTest(book) || phaseOf(plan, today) !== 'reintroduction') return null
  return (
    <>
      <Button variant="secondary" className={styles['start']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={plus} />
        {isFirst ? text.test.first : text.test.another}
      </Button>
      {logs && isOpen && <StartTestSheet {...sheet} logs={logs} onClose={() => setOpen(false)} />}
    </>
  )
}
