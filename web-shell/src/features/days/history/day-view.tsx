import type { UseQueryResult } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ActiveCustom } from '../../../../../shared/custom/rules.ts'
import { emptyDay, isLogged } from '../../../../../shared/days/model/day.ts'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/window.ts'
import { daysBetween, type LocalDate, monthOf } from '../../../../../shared/time/local-date.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { dayFromToday } from '../../../../../shared/ui/calendar/day-words.ts'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import type { Month } from '../../../shell/later/days/day-query.ts'
import { Answers } from './answers.tsx'
import styles from './history.module.css'
import { Mark } from './mark.tsx'
import { ReadMonth } from './read-month.tsx'
import { text } from './text.ts'
import { monthPath } from './use-place.ts'

interface DayViewProps {
  today: LocalDate
  date: LocalDate
  /** The month that the day is in. */
  reading: UseQueryResult<Month>
  custom: ActiveCustom | undefined
}

/** A day as it was said, to read; while it can still be changed, the way to do so. */
export function DayView({ today, date, reading, custom }: DayViewProps) {
  const canEdit = daysBetween(date, today) <= EDITABLE_DAYS
  return (
    <Page heading={dayFromToday(date, today)} above={<Back date={date} />}>
      <ReadMonth reading={reading}>
        {({ days, names }) => {
          const day = days.find((each) => each.date === date) ?? emptyDay(date)
          return (
            <>
              <div className={styles['day']}>
                <Mark day={day} />
                {!isLogged(day) && <p>{text.none.day}</p>}
                {canEdit && (
                  <Link to={date === today ? '/log' : `/log?date=${date}`} className={buttonClass('secondary')}>
                    {text.edit}
                  </Link>
                )}
              </div>
              <Answers values={day.values} names={names} custom={custom} />
            </>
          )
        }}
      </ReadMonth>
      {!canEdit && <p className={styles['quiet']}>{text.closed}</p>}
    </Page>
  )
}

/** Back to where one was in the list; for who came otherwise, to the day's month. */
function Back({ date }: { date: LocalDate }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  function goBack(event: MouseEvent) {
    if (!(state as { fromMonth?: boolean } | null)?.fromMonth || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={monthPath(monthOf(date))} className={classNames(buttonClass('quiet'), styles['back'])} onClick={goBack}>
      <span aria-hidden="true">‹</span> {text.back}
    </Link>
  )
}
