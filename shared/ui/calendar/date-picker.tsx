import { useState } from 'react'
import { addDays, type LocalDate } from '../../time/local-date.ts'
import { classNames } from '../class-names.ts'
import base from '../number/step.module.css'
import styles from './date-picker.module.css'
import { DaySheet, type DaysOnOffer } from './day-sheet.tsx'
import { dayFromToday, dayInLines } from './day-words.ts'

const NONE = 'Choose a day'

interface DatePickerProps extends DaysOnOffer {
  /** What the day is for, as in "Day". */
  label: string
  /** `undefined` is "not chosen". */
  value: LocalDate | undefined
  disabled?: boolean | undefined
  onChange: (date: LocalDate) => void
}

/** A day, by its neighbours or from a calendar. */
export function DatePicker({ label, value, disabled, onChange, ...days }: DatePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const [said, say] = useState<LocalDate>()
  const [first, rest] = value === undefined ? [NONE] : dayInLines(value, days.today)

  const neighbour = (by: -1 | 1) => {
    const next = value && addDays(value, by)
    return next && next >= days.earliest && next <= days.latest ? next : undefined
  }
  const turnButton = (by: -1 | 1, name: string) => {
    const next = neighbour(by)
    return (
      <button
        type="button"
        className={classNames(base['step'], styles['turn'])}
        aria-label={name}
        aria-disabled={!next}
        disabled={disabled}
        onClick={() => {
          if (!next) return
          onChange(next)
          say(next)
        }}
      >
        <span aria-hidden="true">{by < 0 ? '‹' : '›'}</span>
      </button>
    )
  }

  return (
    <div className={styles['picker']} role="group" aria-label={label}>
      {turnButton(-1, 'Previous day')}
      <button
        type="button"
        className={styles['day']}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">
          {label}: {value === undefined ? NONE : dayFromToday(value, days.today)}
        </span>
        <span aria-hidden="true">
          {first}
          {rest && <span className={styles['rest']}>{rest}</span>}
        </span>
      </button>
      {turnButton(1, 'Next day')}
      <span role="status" className="visually-hidden">
        {said !== undefined && said === value && dayFromToday(said, days.today)}
      </span>
      <DaySheet
        {...days}
        open={isOpen}
        value={value}
        onClose={() => setOpen(false)}
        onChoose={(date) => {
          setOpen(false)
          onChange(date)
        }}
      />
    </div>
  )
}
