import plate from 'icon:fork-knife'
import { useState } from 'react'
import type { FoodBook, Plan } from '../../../../../shared/food/schema.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { ButtonRow, Rows } from '../../../shell/first/frame/rows.tsx'
import { usePlanLogs } from '../../../shell/later/food/food-query.ts'
import styles from '../food.module.css'
import { formatDate } from '../format.ts'
import { LogTable } from '../log/log-table.tsx'
import { text } from '../text.ts'

const words = text.earlier

/** "20 October to 22 November", or the first day and the phase. */
function datesOf({ startsOn, endsOn, status }: Plan): string {
  return endsOn === undefined
    ? `${formatDate(startsOn)}, ${words.statuses[status].toLowerCase()}`
    : text.phases.completed(formatDate(startsOn), formatDate(endsOn))
}

/** All plans but the current one, newest first. Each can be read with its days. */
export function EarlierPlans({ book, plans }: { book: FoodBook; plans: readonly Plan[] }) {
  const [opened, setOpened] = useState<Plan>()
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{words.title}</h2>
      <Rows>
        {plans
          .toSorted((one, other) => (one.id < other.id ? 1 : -1))
          .map((plan) => (
            <ButtonRow
              key={plan.id}
              icon={plate}
              title={plan.planName}
              text={datesOf(plan)}
              onClick={() => setOpened(plan)}
            />
          ))}
      </Rows>
      {opened && <PlanSheet book={book} plan={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

function PlanSheet({ book, plan, onClose }: { book: FoodBook; plan: Plan; onClose: () => void }) {
  const { logs } = usePlanLogs(book, plan.id)
  const dates = (logs ?? []).map(({ date }) => date)
  return (
    <Sheet open title={plan.planName} onClose={onClose} doneLabel={words.done}>
      <div className={styles['column']}>
        <p className={styles['quiet']}>{datesOf(plan)}</p>
        <p dir="auto">{text.phases.leftOut(plan.eliminatedFoods.join(', '))}</p>
        {logs && dates.length > 0 && <LogTable label={text.log.title} dates={dates} logs={logs} />}
      </div>
    </Sheet>
  )
}
