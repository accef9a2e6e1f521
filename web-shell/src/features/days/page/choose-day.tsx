import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import type { WeekStart } from '../../../../../shared/ui/calendar/calendar.tsx'
import { DatePicker } from '../../../../../shared/ui/calendar/date-picker.tsx'
import { useSwipe } from '../../../../../shared/ui/calendar/swipe.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { text } from '../text.ts'
import { useCalendarMarks } from './use-calendar-marks.ts'
import type { useChosenDate } from './use-chosen-date.ts'

type Chosen = ReturnType<typeof useChosenDate>

/** The shortcut buttons of the date picker. Source: requirement TODAY-07. */
const SHORTCUTS = [
  { label: text.shortcuts.yesterday, daysBack: 1 },
  { label: text.shortcuts.threeDaysAgo, daysBack: 3 },
  { label: text.shortcuts.lastWeek, daysBack: 7 },
]

interface ChooseDayProps {
  chosen: Chosen
  /** The label of the button that returns to today. */
  backLabel: string
  loggedOn: readonly LocalDate[]
  weekStart: WeekStart
}

/** Shows the date being logged and lets the user choose another one. */
export function ChooseDay({
  chosen: { date, earliest, latest, choose },
  backLabel,
  loggedOn,
  weekStart,
}: ChooseDayProps) {
  const { marks, showMonth } = useCalendarMarks(loggedOn)
  return (
    <>
      <DatePicker
        label={text.date}
        value={date}
        today={latest}
        earliest={earliest}
        latest={latest}
        marks={marks}
        weekStart={weekStart}
        onMonthShown={showMonth}
        shortcuts={SHORTCUTS.map(({ label, daysBack }) => ({ label, date: addDays(latest, -daysBack) }))}
        onChange={choose}
      />
      {date !== latest && (
        <Button
          variant="quiet"
          onClick={() => {
            choose(latest)
            focusHeading()
          }}
        >
          {backLabel}
        </Button>
      )}
    </>
  )
}

/**
 * The touch handlers of an area in which a swipe moves to the next or previous day and scrolls to the top.
 * Source: requirement TODAY-01.
 */
export function useSwipeThroughDays({ date, earliest, latest, choose }: Chosen) {
  function moveBy(days: 1 | -1) {
    const next = addDays(date, days)
    if (next < earliest || next > latest) return
    choose(next)
    scrollTo(0, 0)
  }
  return useSwipe(
    () => moveBy(1),
    () => moveBy(-1),
  )
}
