import { useEffect, useEffectEvent, useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { type LocalDate, type LocalMonth, monthOf } from '../../time/local-date.ts'
import { classNames } from '../class-names.ts'
import styles from './calendar.module.css'
import { type DayMarks, MARK_WORDS, MARKS, markClass } from './calendar-marks.tsx'
import { dayInWords } from './day-words.ts'

export interface CalendarProps {
  value: LocalDate | undefined
  today: LocalDate
  earliest: LocalDate
  latest: LocalDate
  marks?: DayMarks | undefined
  /** The month that it shows; where nobody says, that of the value, and then whichever is turned to. */
  month?: LocalMonth | undefined
  /** Hears which month it shows, at first and after each turn. */
  onMonth?: ((month: LocalMonth) => void) | undefined
  /** On a screen of its own: months and years are chosen from lists, too, and it takes no focus by itself. */
  isWhole?: boolean | undefined
  onChange: (date: LocalDate) => void
}

// The calendar counts in UTC, where no day is skipped or repeated.
const toInstant = (date: LocalDate) => new Date(Date.parse(date))
const toDate = (instant: Date): LocalDate => new Date(instant.getTime()).toISOString().slice(0, 10)

/** A month to choose a day from. The focus goes to the day that is chosen. */
export function Calendar({ value, today, earliest, latest, marks, isWhole, onChange, ...control }: CalendarProps) {
  const [turned, setMonth] = useState(value ?? today)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setMonth(value ?? today)
  }
  const month = control.month === undefined ? turned : `${control.month}-01`
  const tell = useEffectEvent(() => control.onMonth?.(monthOf(month)))
  useEffect(() => {
    tell()
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- told at each turn
  }, [month])
  const chosen = value === undefined ? undefined : toInstant(value)
  const markOf = (date: LocalDate) => MARKS.find((mark) => marks?.[mark]?.includes(date))

  function nameOf(instant: Date, { today: isToday, selected }: Modifiers): string {
    const date = toDate(instant)
    const mark = markOf(date)
    const more = [isToday && 'today', selected && 'chosen', mark && MARK_WORDS[mark].toLowerCase()]
    return [dayInWords(date, today), ...more].filter(Boolean).join(', ')
  }

  return (
    <DayPicker
      mode="single"
      required
      autoFocus={!isWhole}
      captionLayout={isWhole ? 'dropdown' : 'label'}
      // As high in every month, so that nothing moves from under a finger.
      fixedWeeks
      lang="en-GB"
      timeZone="UTC"
      weekStartsOn={1}
      navLayout="around"
      today={toInstant(today)}
      selected={chosen}
      onSelect={(instant) => onChange(toDate(instant))}
      month={toInstant(month)}
      onMonthChange={(instant) => {
        if (control.month === undefined) setMonth(toDate(instant))
        else control.onMonth?.(monthOf(toDate(instant)))
      }}
      startMonth={toInstant(earliest)}
      endMonth={toInstant(latest)}
      disabled={{ before: toInstant(earliest), after: toInstant(latest) }}
      modifiers={Object.fromEntries(MARKS.map((mark) => [mark, (each: Date) => markOf(toDate(each)) === mark]))}
      modifiersClassNames={Object.fromEntries(MARKS.map((mark) => [mark, markClass(mark)]))}
      labels={{ labelDayButton: nameOf, labelPrevious: () => 'Previous month', labelNext: () => 'Next month' }}
      classNames={CLASSES}
    />
  )
}

const CLASSES = {
  root: classNames(styles['calendar']),
  month: classNames(styles['month']),
  month_caption: classNames(styles['caption']),
  caption_label: classNames(styles['label']),
  dropdowns: classNames(styles['lists']),
  dropdown: classNames(styles['list']),
  button_previous: classNames(styles['turn']),
  button_next: classNames(styles['turn']),
  chevron: classNames(styles['chevron']),
  month_grid: classNames(styles['grid']),
  weekday: classNames(styles['weekday']),
  day: classNames(styles['day']),
  day_button: classNames(styles['button']),
  today: classNames(styles['today']),
  selected: classNames(styles['selected']),
}
