import left from 'icon:caret-left'
import right from 'icon:caret-right'
import { useState } from 'react'
import { ESTIMATED_CYCLES } from '../../../../shared/cycle/look-back.ts'
import { cycleOf, nextPeriodOn } from '../../../../shared/cycle/phases.ts'
import { addDays, monthOf } from '../../../../shared/time/local-date.ts'
import { addMonths } from '../../../../shared/time/month.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { useLazySheet } from '../../shell/first/frame/use-lazy-sheet.ts'
import styles from './cycle.module.css'
import { formatDate, formatMonth } from './format-date.ts'
import { Legend } from './legend.tsx'
import { MonthTable } from './month-table.tsx'
import { text } from './text.ts'

const loadSheet = () => import('./cycle-sheet.tsx').then(({ CycleSheet }) => CycleSheet)

/** The estimated phases of a month, and the way to correct them. Source: requirements CYC-03, CYC-05 and CYC-06. */
export function CalendarCard({ home }: { home: Home }) {
  const { open, close, isLoading, content: CycleSheet } = useLazySheet(loadSheet, text.calendar.failed)
  /** How many months the user has turned away from that of today. */
  const [turned, setTurned] = useState(0)
  const cycle = cycleOf(home.preferences.cycle)
  if (!cycle) return null
  const today = home.today.date
  const month = addMonths(monthOf(today), turned)
  const reach = ESTIMATED_CYCLES * cycle.lengthDays
  const isFirst = month <= monthOf(addDays(today, -reach))
  const isLast = month >= monthOf(addDays(today, reach))
  return (
    <Card aria-labelledby="cycle-calendar">
      <div className={styles['head']}>
        <h2 id="cycle-calendar">{text.calendar.title}</h2>
        <div className={styles['turn']}>
          <Button
            variant="icon"
            aria-label={text.calendar.previous}
            disabled={isFirst}
            onClick={() => setTurned(turned - 1)}
          >
            <Icon of={left} />
          </Button>
          <p aria-live="polite">{formatMonth(month, today)}</p>
          <Button
            variant="icon"
            aria-label={text.calendar.next}
            disabled={isLast}
            onClick={() => setTurned(turned + 1)}
          >
            <Icon of={right} />
          </Button>
        </div>
      </div>
      <MonthTable month={month} today={today} cycle={cycle} />
      <Legend />
      <p className={styles['quiet']}>
        {text.calendar.estimate(formatDate(cycle.lastPeriodOn, today), formatDate(nextPeriodOn(today, cycle), today))}
      </p>
      <Button variant="quiet" className={styles['correct']} aria-haspopup="dialog" busy={isLoading} onClick={open}>
        {text.calendar.correct}
      </Button>
      {CycleSheet && <CycleSheet home={home} onClose={close} />}
    </Card>
  )
}
