import { localDate } from '../../../../../shared/time/local-date.ts'
import { now, zone } from '../api/clock.ts'
import frame from './frame.module.css'
import { text } from './text.ts'

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

/** An instant as a person says it: the time, and the day unless it is today. */
function inWords(instant: number): string {
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options).format(instant)
  const isToday = localDate(instant, zone()) === localDate(now(), zone())
  return isToday ? `at ${write(TIME)}` : `on ${write(DAY)} at ${write(TIME)}`
}

/** Says of what is shown that it could not be read again, and how old it is (epoch ms). Source: requirement SW-02. */
export function LastSeen({ at }: { at: number }) {
  return <p className={frame['quiet']}>{text.lastSeen(inWords(at))}</p>
}
