import left from 'icon:caret-left'
import right from 'icon:caret-right'
import { useState } from 'react'
import { addDays, type LocalDate } from '../../time/local-date.ts'
import { Icon } from '../picture/picture.tsx'
import styles from './date-picker.module.css'
import { DaySheet, type SelectableDays } from './day-sheet.tsx'
import { formatDayFromToday, formatDayInLines } from './format-day.ts'

const PLACEHOLDER = 'Choose a day'

interface DatePickerProps extends SelectableDays {
  /** The name of the field, such as "Day". */
  label: string
  /** `undefined`: no day is chosen. */
  value: LocalDate | undefined
  disabled?: boolean | undefined
  onChange: (date: LocalDate) => void
}

/** Chooses a day with the buttons for the previous and next day, or from a calendar. */
export function DatePicker({ label, value, disabled, onChange, ...days }: DatePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const [announced, announce] = useState<LocalDate>()
  const [firstLine, secondLine] = value === undefined ? [PLACEHOLDER] : formatDayInLines(value, days.today)

  const neighbourDay = (offset: -1 | 1) => {
    const next = value && addDays(value, offset)
    return next && next >= days.earliest && next <= days.latest ? next : undefined
  }
  const neighbourButton = (offset: -1 | 1, name: string) => {
    const next = neighbourDay(offset)
    return (
      <button
        type="button"
        className={styles['turn']}
        aria-label={name}
        aria-disabled={!next}
        disabled={disabled}
        onClick={() => {
          if (!next) return
          onChange(next)
          announce(next)
        }}
      >
        <Icon of={offset < 0 ? left : right} />
      </button>
    )
  }

  return (
    <div className={styles['picker']} role="group" aria-label={label}>
      {neighbourButton(-1, 'Previous day')}
      <button
        type="button"
        className={styles['day']}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">
          {label}: {value === undefined ? PLACEHOLDER : formatDayFromToday(value, days.today)}
        </span>
        <span aria-hidden="true">
          {firstLine}
          {secondLine && <span className={styles['rest']}>{secondLine}</span>}
        </span>
      </button>
      {neighbourButton(1, 'Next day')}
      <span role="status" className="visually-hidden">
        {announced !== undefined && announced === value && formatDayFromToday(announced, days.today)}
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
