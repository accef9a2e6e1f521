import type { EarlierUse } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { today } from '../../../shell/first/api/clock.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import styles from './claim.module.css'
import { text } from './text.ts'
import { useDecideClaim } from './use-claim.ts'

const words = text.decide

/** Shows what the account had before the claim, and keeps or removes all of it. */
export function Decision({ earlier }: { earlier: EarlierUse }) {
  const { mutate, isPending, isError, error, variables } = useDecideClaim()
  return (
    <>
      <p>{words.intro}</p>
      <Earlier earlier={earlier} />
      <p id="final">{words.isFinal}</p>
      <div className={styles['choices']}>
        {(['keep', 'remove'] as const).map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            wide
            disabled={isPending}
            busy={isPending && variables === decision}
            busyLabel={words.busy[decision]}
            aria-describedby={decision === 'remove' ? 'final' : undefined}
            onClick={() => mutate(decision)}
          >
            {words[decision]}
          </Button>
        ))}
      </div>
      {isError && <Notice title={wordsFor(error).title}>{wordsFor(error).text}</Notice>}
    </>
  )
}

function Earlier({ earlier: { fullName, days, notes, customItems, planLines, hasOther } }: { earlier: EarlierUse }) {
  const date = (day: string) => formatDay(day, today())
  const hasWords = [fullName, ...notes, ...customItems, ...planLines].some(Boolean)
  return (
    <Card aria-label={words.heading}>
      {hasWords && <p className={styles['quiet']}>{words.notOurs}</p>}
      <dl className={styles['facts']}>
        <Fact term={words.name} values={[fullName || words.noName]} />
        {days && <Fact term={words.days} values={[words.dayCount(days.count, date(days.first), date(days.last))]} />}
        <Fact term={words.notes} values={notes} />
        <Fact term={words.customItems} values={customItems} />
        <Fact term={words.planLines} values={planLines} />
        {hasOther && <Fact term={words.other} values={[words.otherText]} />}
      </dl>
    </Card>
  )
}

/** The words may be another person's. They are isolated, so that their direction changes nothing around them. */
function Fact({ term, values }: { term: string; values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <div>
      <dt>{term}</dt>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same words may come twice, and never move
        <dd key={index}>
          <bdi>{value}</bdi>
        </dd>
      ))}
    </div>
  )
}
