import { useState } from 'react'
import { isLogged } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { formatDay } from '../../../../../shared/ui/calendar/format-day.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import { type Home, useHome } from '../../../shell/first/data/home-query.ts'
import { useDay } from '../../../shell/later/days/day-query.ts'
import { DayStrip } from '../page/day-strip.tsx'
import { text } from '../text.ts'
import { useMoveDay } from './use-move-day.ts'

interface WrongDateProps {
  /** A day without unsaved changes. */
  day: Day
  /** Shows another date on the screen. */
  onChooseDate: (date: LocalDate) => void
}

/**
 * A quiet button for a day that was logged under the wrong date. Its sheet moves the day's values or clears them. A day
 * without an entry has no button.
 */
export function WrongDate({ day, onChooseDate }: WrongDateProps) {
  const { date } = day
  const [step, setStep] = useState<'closed' | 'move' | 'clear'>('closed')
  const latest = useClock(today)
  const { data: home } = useHome(latest)
  const { mutate, isPending } = useMoveDay(date, (next) => {
    setStep('closed')
    onChooseDate(next)
  })
  const close = () => setStep('closed')
  const words = text.wrongDate
  if (!home || !isLogged(day)) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setStep('move')}>
        {words.open}
      </Button>
      {step === 'move' && (
        <MoveSheet
          date={date}
          home={home}
          busy={isPending}
          onMove={mutate}
          onClear={() => setStep('clear')}
          onClose={close}
        />
      )}
      {step === 'clear' && (
        <Sheet
          open
          title={words.askToClear(formatDay(date, latest))}
          onClose={close}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                {words.keep}
              </Button>
              <Button busy={isPending} onClick={() => mutate(undefined)}>
                {words.confirmClear}
              </Button>
            </>
          }
        >
          <p>{words.everythingGoes}</p>
        </Sheet>
      )}
    </>
  )
}

interface MoveSheetProps {
  /** The date under which the day is logged. */
  date: LocalDate
  home: Home
  busy: boolean
  onMove: (target: LocalDate) => void
  onClear: () => void
  onClose: () => void
}

/** Chooses the date to which a day is moved. Only days without an entry can be chosen. */
function MoveSheet({ date, home, busy, onMove, onClear, onClose }: MoveSheetProps) {
  const [target, setTarget] = useState<LocalDate>()
  const latest = home.today.date
  // The entry of another device may not be on home yet. During the move, the target has the moved values.
  const { data: targetDay } = useDay(target ?? date)
  const isTaken = target !== undefined && targetDay !== undefined && isLogged(targetDay) && !busy
  const isReading = target !== undefined && targetDay === undefined
  const words = text.wrongDate
  return (
    <Sheet
      open
      title={words.open}
      onClose={onClose}
      footer={
        <Button
          wide
          busy={busy || isReading}
          disabled={target === undefined || isTaken}
          onClick={() => target && onMove(target)}
        >
          {target ? words.moveTo(formatDay(target, latest)) : words.move}
        </Button>
      }
    >
      <p>{words.sentence(formatDay(date, latest))}</p>
      <div>
        <DayStrip value={target} latest={latest} home={home} onlyEmpty onChange={setTarget} />
        <p role="status">{isTaken && words.taken(formatDay(target, latest))}</p>
      </div>
      <Button variant="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </Sheet>
  )
}
