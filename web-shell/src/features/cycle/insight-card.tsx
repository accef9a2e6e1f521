import { cycleDay, cycleOf, insightPhase, nextPeriodOn } from '../../../../shared/cycle/phases.ts'
import { needsCare } from '../../../../shared/days/flare/strong-pain.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { Tag } from '../../../../shared/ui/tag.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import styles from './cycle.module.css'
import { formatDate } from './format-date.ts'
import { text } from './text.ts'

/**
 * The day of the cycle, its phase and the next period. On a hard day it leaves out what the phase may bring.
 * Source: requirements CYC-01, CYC-02, CYC-04 and STRK-01.
 */
export function InsightCard({ home: { today, preferences } }: { home: Home }) {
  const cycle = cycleOf(preferences.cycle)
  if (!cycle) return null
  const phase = insightPhase(today.date, cycle)
  return (
    <Card aria-labelledby="cycle-insight">
      <div className={styles['head']}>
        <h2 id="cycle-insight">{text.insight.title}</h2>
        <Tag>{text.insight.day(cycleDay(today.date, cycle))}</Tag>
      </div>
      <p className={styles['words']}>
        {text.phases[phase]}. {!needsCare(today) && text.insight.notes[phase]}
      </p>
      <p className={styles['quiet']}>{text.insight.next(formatDate(nextPeriodOn(today.date, cycle), today.date))}</p>
    </Card>
  )
}
