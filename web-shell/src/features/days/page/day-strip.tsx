import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { isFlareDay } from '../../../../../shared/days/model/day.ts'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/edit-age.ts'
import { datesUpTo, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDay, weekdayLetter } from '../../../../../shared/ui/calendar/format-day.ts'
import well from '../../../../../shared/ui/calendar/well.module.css'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { text } from '../text.ts'
import styles from './day-strip.module.css'

interface DayStripProps {
  /** The chosen day; `undefined` when none is chosen. */
  value: LocalDate | undefined
  latest: LocalDate
  home: Home
  /** Whether only days without an entry can be chosen. All days are then in view, for a sheet. */
  onlyEmpty?: boolean
  onChange: (date: LocalDate) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/** 1 is Monday. */
const weekdayOf = (date: LocalDate) => ((new Date(Date.parse(date)).getUTCDay() + 6) % 7) + 1

/** Moves the focus to another day of the strip. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const days = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const current = days.indexOf(event.currentTarget)
  event.preventDefault()
  days[Math.min(Math.max(current + step, 0), days.length - 1)]?.focus()
}

/** Today and the fourteen days before, which can be changed, as small wells. Days without an entry are dashed. */
export function DayStrip({ value, latest, home, onlyEmpty = false, onChange }: DayStripProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const dates = datesUpTo(latest, EDITABLE_DAYS + 1)
  const tabStop = value !== undefined && dates.includes(value) ? value : latest

  // The chosen day is in view, at first and after each change. `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const list = listRef.current
    const chosen = list?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once per day
  }, [value])

  return (
    // One stop of the Tab key: the arrow keys move between the days.
    <ul ref={listRef} className={styles[onlyEmpty ? 'grid' : 'strip']} aria-label={text.strip.label}>
      {dates.map((date) => {
        const day = [home.today, ...home.recent].find((each) => each.date === date)
        const isLogged = home.loggedOn.includes(date)
        const isOff = onlyEmpty && isLogged
        const isFlare = day !== undefined && isFlareDay(day)
        return (
          <li key={date} style={{ '--weekday': weekdayOf(date) } as CSSProperties}>
            <button
              type="button"
              className={styles['day']}
              tabIndex={date === tabStop ? 0 : -1}
              onKeyDown={moveFocus}
              aria-pressed={date === value}
              aria-disabled={isOff || undefined}
              onClick={() => isOff || onChange(date)}
            >
              <span aria-hidden="true">{weekdayLetter(date)}</span>
              <span
                className={classNames(
                  well['water'],
                  styles['well'],
                  isLogged && styles['logged'],
                  isLogged && !day && styles['unread'],
                  isFlare && styles['flare'],
                )}
                style={{ '--level': (isLogged && day?.values.painLevel) || 0 } as CSSProperties}
                aria-hidden="true"
              >
                {Number(date.slice(8))}
              </span>
              <span className="visually-hidden">
                {formatDay(date, latest)}: {text.strip[isFlare ? 'flare' : isLogged ? 'logged' : 'empty']}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
