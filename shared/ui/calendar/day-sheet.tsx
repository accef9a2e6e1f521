import { useState } from 'react'
import type { LocalDate, LocalMonth } from '../../time/local-date.ts'
import { Button } from '../button.tsx'
import { Sheet } from '../sheet.tsx'
import type { WeekStart } from './calendar.tsx'
import { type DayMarks, MarksLegend } from './calendar-marks.tsx'
import styles from './date-picker.module.css'
import { formatDayFromToday } from './format-day.ts'
import { LazyCalendar } from './lazy-calendar.tsx'

/** The days that the user can choose from, and their marks. */
export interface SelectableDays {
  today: LocalDate
  earliest: LocalDate
  latest: LocalDate
  marks?: DayMarks | undefined
  /** Called with the month that the open calendar shows. */
  onMonthShown?: ((month: LocalMonth) => void) | undefined
  /** The first day of the week; Monday by default. */
  weekStart?: WeekStart | undefined
  /** Buttons that select a day. A shortcut outside `earliest` to `latest` is not shown. */
  shortcuts?: readonly { label: string; date: LocalDate }[] | undefined
}

interface DaySheetProps extends SelectableDays {
  open: boolean
  value: LocalDate | undefined
  /** A press on a day chooses it and closes the sheet. Without it the user confirms with OK. */
  choosesAtOnce?: boolean
  onClose: () => void
  onChoose: (date: LocalDate) => void
}

/** A sheet with a calendar. The choice takes effect when the user presses OK, or at once with `choosesAtOnce`. */
export function DaySheet({ open, value, choosesAtOnce = false, shortcuts, onClose, onChoose, ...days }: DaySheetProps) {
  const [pending, setPending] = useState(value)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    setPending(value)
  }
  const validShortcuts = (shortcuts ?? []).filter(({ date }) => date >= days.earliest && date <= days.latest)

  return (
    <Sheet
      open={open}
      title="Choose a day"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {!choosesAtOnce && (
            <Button disabled={pending === undefined} onClick={() => pending !== undefined && onChoose(pending)}>
              OK
            </Button>
          )}
        </>
      }
    >
      <p className={styles['pending']} aria-live="polite">
        {pending === undefined ? 'No day chosen yet' : formatDayFromToday(pending, days.today)}
      </p>
      {validShortcuts.length > 0 && (
        <div className={styles['shortcuts']}>
          {validShortcuts.map(({ label, date }) => (
            <Button key={label} variant="secondary" onClick={() => setPending(date)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {open && <LazyCalendar {...days} value={pending} onChange={choosesAtOnce ? onChoose : setPending} />}
      {days.marks && <MarksLegend marks={days.marks} />}
    </Sheet>
  )
}
