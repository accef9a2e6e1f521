import left from 'icon:caret-left'
import right from 'icon:caret-right'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ActiveCustomItems } from '../../../../../shared/custom/rules.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/edit-age.ts'
import { addDays, daysBetween, type LocalDate, monthOf } from '../../../../../shared/time/local-date.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { useMediaQuery } from '../../../../../shared/ui/use-media-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { EnteredValues } from './entered-values.tsx'
import styles from './history.module.css'
import { LoadedMonth } from './loaded-month.tsx'
import { Mark } from './mark.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { text } from './text.ts'
import { dayPath, monthPath } from './use-history-location.ts'
import type { MonthState } from './use-shown-month.ts'

interface DayViewProps {
  today: LocalDate
  date: LocalDate
  /** The query of the day's month. */
  monthState: MonthState
  custom: ActiveCustomItems | undefined
}

/** The width at which the month's calendar stands beside the day. */
const ROOM_FOR_CALENDAR = '(min-width: 64em)'

/** Shows a day read-only, with a link to edit it as long as the day can be edited. */
export function DayView({ today, date, monthState, custom }: DayViewProps) {
  const canEdit = daysBetween(date, today) <= EDITABLE_DAYS
  const hasRoomForCalendar = useMediaQuery(ROOM_FOR_CALENDAR)
  return (
    <Page
      heading={formatDayFromToday(date, today)}
      wide={hasRoomForCalendar}
      above={
        <div className={styles['ways']}>
          <BackLink date={date} />
          <Neighbours date={date} today={today} />
        </div>
      }
    >
      <div className={styles['columns']}>
        {hasRoomForCalendar && (
          <MonthCalendar today={today} month={monthOf(date)} monthState={monthState} date={date} />
        )}
        <div className={styles['values']}>
          <LoadedMonth monthState={monthState}>
            {({ days, logged, names }) => {
              const day = days.find((candidate) => candidate.date === date) ?? emptyDay(date)
              const isLogged = logged.includes(day)
              return (
                <>
                  <div className={styles['day']}>
                    <Mark day={day} />
                    {!isLogged && <p>{text.none.day}</p>}
                    {canEdit && (
                      <Link to={date === today ? '/log' : `/log?date=${date}`} className={buttonClass('secondary')}>
                        {isLogged ? text.edit : text.logThisDay}
                      </Link>
                    )}
                  </div>
                  <EnteredValues values={day.values} names={names} custom={custom} />
                </>
              )
            }}
          </LoadedMonth>
          {!canEdit && <p className={styles['quiet']}>{text.closed}</p>}
        </div>
      </div>
    </Page>
  )
}

/** The days before and after. They replace this one in the history, so that Back still leads to the list. */
function Neighbours({ date, today }: { date: LocalDate; today: LocalDate }) {
  const { state } = useLocation()
  const link = (target: LocalDate, label: string, icon: string) => (
    <Link to={dayPath(target)} replace state={state} aria-label={label} className={buttonClass('icon')}>
      <Icon of={icon} />
    </Link>
  )
  return (
    <>
      {link(addDays(date, -1), text.previousDay, left)}
      {date < today && link(addDays(date, 1), text.nextDay, right)}
    </>
  )
}

/** Goes back to the list at its previous position. If the user did not come from the list, it opens the day's month. */
function BackLink({ date }: { date: LocalDate }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  function goBack(event: MouseEvent) {
    if (!(state as { fromMonth?: boolean } | null)?.fromMonth || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={monthPath(monthOf(date))} className={classNames(buttonClass('quiet'), styles['back'])} onClick={goBack}>
      <Icon of={left} />
      {text.back}
    </Link>
  )
}
