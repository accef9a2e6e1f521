import { localDate } from '../../../../../shared/time/local-date.ts'
import { now, zone } from '../api/clock.ts'
import frame from './frame.module.css'
import { text } from './text.ts'

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

/** Formats an instant: the time, with the date unless it is today. */
function formatInstant(instant: number): string {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options).format(instant)
  const isToday = localDate(instant, zone()) === localDate(now(), zone())
  return isToday ? `at ${format(TIME)}` : `on ${format(DAY)} at ${format(TIME)}`
}

/** Shows when the displayed data was read (`at`, epoch ms), after a new read failed. Source: requirement SW-02. */
export function LastSeen({ at }: { at: number }) {
  return <p className={frame['quiet']}>{text.lastSeen(formatInstant(at))}</p>
}
