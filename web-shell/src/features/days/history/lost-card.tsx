import type { Shown } from '../../../../../shared/days/merge/draft.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { Lost } from '../../../../../shared/days/model/schema.ts'
import { isSame } from '../../../../../shared/days/model/values.ts'
import { answerText } from '../../../../../shared/days/words/answer.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { dayFromToday } from '../../../../../shared/ui/calendar/day-words.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/notify.tsx'
import { useDay } from '../../../shell/later/days/day-query.ts'
import styles from './unsent.module.css'
import { text } from './unsent-text.ts'
import { useDecide } from './use-decide.ts'

interface LostCardProps {
  lost: Lost
  /** What happened is told once, above the first. */
  isFirst: boolean
  today: LocalDate
  nameOf: (field: DayField) => string
}

const LONGEST = 40

const inWords = (field: DayField, value: Shown | undefined) =>
  value === null || value === undefined ? text.lost.nothing : answerText(field, value)

/** An answer in words; long ones cut, for a button. */
function inShort(field: DayField, value: Shown): string {
  const words = inWords(field, value)
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}

/** An answer that a concurrent one has replaced, beside that one, to choose from. */
export function LostCard({ lost, isFirst, today, nameOf }: LostCardProps) {
  const { settle } = useDecide()
  const { date, field } = lost
  const { data: day, isUnread } = useDay(date)
  if (!day || isUnread) return null
  const now = day.values[field] ?? null
  const words = text.lost

  async function choose(value: Shown): Promise<void> {
    await settle(lost, value)
    notify(words.settled)
    focusHeading()
  }

  return (
    <Card aria-label={`${words.title}: ${wordsOf(field, nameOf(field)).label}, ${dayFromToday(date, today)}`}>
      <h2>{words.title}</h2>
      <p>
        <b>{dayFromToday(date, today)}.</b> {isFirst && words.text}
      </p>
      <dl className={styles['two']}>
        <div>
          <dt>
            {words.now}: {wordsOf(field, nameOf(field)).label}
          </dt>
          <dd>{inWords(field, now)}</dd>
        </div>
        <div>
          <dt>{words.other}</dt>
          <dd>{inWords(field, lost.value)}</dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        {!isSame(now, lost.value) && (
          <Button variant="secondary" onClick={() => void choose(lost.value)}>
            {words.use(inShort(field, lost.value))}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void choose(now)}>
          {words.keep(inShort(field, now))}
        </Button>
      </div>
    </Card>
  )
}
