import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { DatePicker } from '../../../../../shared/ui/calendar/date-picker.tsx'
import { useSwipe } from '../../../../../shared/ui/calendar/swipe.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { text } from '../text.ts'
import type { useChosenDate } from './use-chosen-date.ts'
import { useMarks } from './use-marks.ts'

type Chosen = ReturnType<typeof useChosenDate>

/** Days to choose by a word, by how many days back they are. Source: requirement TODAY-07. */
const SHORTCUTS = [
  { label: text.shortcuts.yesterday, back: 1 },
  { label: text.shortcuts.threeDaysAgo, back: 3 },
  { label: text.shortcuts.lastWeek, back: 7 },
]

interface ChooseDayProps {
  chosen: Chosen
  /** The words of the way back to today. */
  back: string
  loggedOn: readonly LocalDate[]
}

/** The day that is logged, with the ways to another. */
export function ChooseDay({ chosen: { date, earliest, latest, choose }, back, loggedOn }: ChooseDayProps) {
  const { marks, look } = useMarks(loggedOn)
  return (
    <>
      <DatePicker
        label={text.date}
        value={date}
        today={latest}
        earliest={earliest}
        latest={latest}
        marks={marks}
        onMonth={look}
        shortcuts={SHORTCUTS.map(({ label, back }) => ({ label, date: addDays(latest, -back) }))}
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
          {back}
        </Button>
      )}
    </>
  )
}

/** The handlers of an area over which a finger moves from day to day, to where its screen begins. Source: TODAY-01. */
export function useSwipeThroughDays({ date, earliest, latest, choose }: Chosen) {
  function turn(by: 1 | -1) {
    const next = addDays(date, by)
    if (next < earliest || next > latest) return
    choose(next)
    scrollTo(0, 0)
  }
  return useSwipe(
    () => turn(1),
    () => turn(-1),
  )
}
