import { useState } from 'react'
import type { LocalDate, LocalMonth } from '../../time/local-date.ts'
import { Button } from '../button.tsx'
import { Sheet } from '../sheet.tsx'
import { type DayMarks, MarksLegend } from './calendar-marks.tsx'
import styles from './date-picker.module.css'
import { dayFromToday } from './day-words.ts'
import { LazyCalendar } from './lazy-calendar.tsx'

/** The days a person may choose from, and what is known of them. */
export interface DaysOnOffer {
  today: LocalDate
  earliest: LocalDate
  latest: LocalDate
  marks?: DayMarks | undefined
  /** Hears which month the open calendar shows. */
  onMonth?: ((month: LocalMonth) => void) | undefined
  /** Days to choose by a word; those that are not on offer are left out. */
  shortcuts?: readonly { label: string; date: LocalDate }[] | undefined
}

interface DaySheetProps extends DaysOnOffer {
  open: boolean
  value: LocalDate | undefined
  onClose: () => void
  onChoose: (date: LocalDate) => void
}

/** A calendar whose choice counts from OK on. */
export function DaySheet({ open, value, shortcuts, onClose, onChoose, ...days }: DaySheetProps) {
  const [pending, setPending] = useState(value)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    setPending(value)
  }
  const offered = (shortcuts ?? []).filter(({ date }) => date >= days.earliest && date <= days.latest)

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
          <Button disabled={pending === undefined} onClick={() => pending !== undefined && onChoose(pending)}>
            OK
          </Button>
        </>
      }
    >
      <p className={styles['pending']} aria-live="polite">
        {pending === undefined ? 'No day chosen yet' : dayFromToday(pending, days.today)}
      </p>
      {offered.length > 0 && (
        <div className={styles['shortcuts']}>
          {offered.map(({ label, date }) => (
            <Button key={label} variant="secondary" onClick={() => setPending(date)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {open && <LazyCalendar {...days} value={pending} onChange={setPending} />}
      {days.marks && <MarksLegend marks={days.marks} />}
    </Sheet>
  )
}
