import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { type LocalDate, type LocalMonth, monthOf } from '../../time/local-date.ts'
import { classNames } from '../class-names.ts'
import styles from './calendar.module.css'
import { type DayMarks, MARK_LABELS, MARKS, markClass } from './calendar-marks.tsx'
import { formatDay } from './format-day.ts'

export interface CalendarProps {
  value: LocalDate | undefined
  today: LocalDate
  earliest: LocalDate
  latest: LocalDate
  marks?: DayMarks | undefined
  /** Shows days as wells instead of marks: each logged day by its date. A day that is missing was not logged. */
  wells?: ReadonlyMap<LocalDate, DayWell> | 'not read' | undefined
  /** The visible month. Without it, the month of the value is visible until the user turns to another month. */
  month?: LocalMonth | undefined
  /** Called with the visible month, at first and after each change. */
  onMonthShown?: ((month: LocalMonth) => void) | undefined
  /** For a calendar on its own screen: adds lists of months and years, and does not focus a day by itself. */
  isFullScreen?: boolean | undefined
  /** The first day of the week; Monday by default. */
  weekStart?: WeekStart | undefined
  onChange: (date: LocalDate) => void
}

export type WeekStart = 'monday' | 'sunday'

/** A logged day as a well. */
export interface DayWell {
  /** 0–10: how full the well is; `undefined` if the user did not answer. */
  pain: number | undefined
  isFlare: boolean
}

const LEVELS = Array.from({ length: 11 }, (_, level) => level)

/** The start of a day in the device's zone: the calendar's own time zones would take most of its time. */
function toDate(date: LocalDate): Date {
  const day = new Date(Date.parse(date))
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
}

const toLocalDate = (date: Date): LocalDate =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10)

/** A calendar month to choose a day from. By default the selected day gets the focus. */
export function Calendar({
  value,
  today,
  earliest,
  latest,
  marks,
  wells,
  isFullScreen,
  weekStart,
  onChange,
  ...monthProps
}: CalendarProps) {
  const [uncontrolledMonth, setUncontrolledMonth] = useState(value ?? today)
  const [lastValue, setLastValue] = useState(value)
  if (lastValue !== value) {
    setLastValue(value)
    setUncontrolledMonth(value ?? today)
  }
  const month = monthProps.month === undefined ? uncontrolledMonth : `${monthProps.month}-01`
  const reportMonth = useEffectEvent(() => monthProps.onMonthShown?.(monthOf(month)))
  useEffect(() => {
    reportMonth()
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once per month
  }, [month])
  const readWells = wells === 'not read' ? undefined : wells
  const gridClass = classNames(styles['grid'], wells && styles['wells'], wells === 'not read' && styles['unread'])
  const selectedDate = value === undefined ? undefined : toDate(value)
  // The grid has cells of the months before and after, which are empty.
  const isInMonth = (day: Date) => monthOf(toLocalDate(day)) === monthOf(month)
  const markOf = (date: LocalDate) => MARKS.find((mark) => marks?.[mark]?.includes(date))

  function labelDay(day: Date, { today: isToday, selected }: Modifiers): string {
    const date = toLocalDate(day)
    const mark = markOf(date)
    const isPast = date >= earliest && date <= today
    const details = [
      isToday && 'today',
      selected && 'chosen',
      mark && MARK_LABELS[mark].toLowerCase(),
      readWells && isPast && describeWell(readWells.get(date)),
    ]
    return [formatDay(date, today), ...details].filter(Boolean).join(', ')
  }

  return (
    <DayPicker
      mode="single"
      required
      autoFocus={!isFullScreen}
      captionLayout={isFullScreen ? 'dropdown' : 'label'}
      // Every month has the same height, so that no button moves while the user taps.
      fixedWeeks
      lang="en-GB"
      weekStartsOn={weekStart === 'sunday' ? 0 : 1}
      navLayout="around"
      today={toDate(today)}
      selected={selectedDate}
      onSelect={(day) => onChange(toLocalDate(day))}
      month={toDate(month)}
      onMonthChange={(day) => {
        if (monthProps.month === undefined) setUncontrolledMonth(toLocalDate(day))
        else monthProps.onMonthShown?.(monthOf(toLocalDate(day)))
      }}
      startMonth={toDate(earliest)}
      endMonth={toDate(latest)}
      disabled={{ before: toDate(earliest), after: toDate(latest) }}
      modifiers={{
        ...Object.fromEntries(
          MARKS.map((mark) => [mark, (day: Date) => isInMonth(day) && markOf(toLocalDate(day)) === mark]),
        ),
        ...(readWells && wellModifiers(readWells)),
      }}
      modifiersClassNames={{
        ...Object.fromEntries(MARKS.map((mark) => [mark, markClass(mark)])),
        well: classNames(styles['well']),
        flareWell: classNames(styles['flareWell']),
      }}
      modifiersStyles={Object.fromEntries(
        LEVELS.map((level) => [`pain${level}`, { '--level': level } as CSSProperties]),
      )}
      labels={{ labelDayButton: labelDay, labelPrevious: () => 'Previous month', labelNext: () => 'Next month' }}
      classNames={{ ...CLASSES, month_grid: gridClass }}
    />
  )
}

/** A well in words. Without an entry there is none. */
function describeWell(well: DayWell | undefined): string {
  if (!well) return 'not logged'
  const pain = well.pain === undefined ? 'logged' : `pain ${well.pain}`
  return well.isFlare ? `${pain}, flare` : pain
}

function wellModifiers(wells: ReadonlyMap<LocalDate, DayWell>) {
  const wellOn = (day: Date) => wells.get(toLocalDate(day))
  return {
    well: (day: Date) => wellOn(day) !== undefined,
    flareWell: (day: Date) => wellOn(day)?.isFlare === true,
    ...Object.fromEntries(LEVELS.map((level) => [`pain${level}`, (day: Date) => wellOn(day)?.pain === level])),
  }
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
