import { counted } from '../words/words.ts'
import type { Schedule } from './schedule.ts'
import type { LocalTime } from './times.ts'

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The days of the week, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const WORKDAYS = '1,2,3,4,5'
const WEEKEND = '6,7'

const isFullHour = (time: LocalTime) => time.endsWith(':00')

/** Times as a person would say them: `19:00`, `8, 12 and 20`, `08:00 and 20:30`. */
function timesWords(times: readonly LocalTime[]): string {
  const isShort = times.length > 1 && times.every(isFullHour)
  return list.format(isShort ? times.map((time) => String(Number(time.slice(0, 2)))) : times)
}

function weekdaysWords(weekdays: readonly number[]): string {
  const key = weekdays.join(',')
  if (weekdays.length === WEEKDAYS.length) return 'Every day'
  if (key === WORKDAYS) return 'Monday to Friday'
  if (key === WEEKEND) return 'Saturday and Sunday'
  const names = weekdays.map((day) => WEEKDAYS[day - 1] ?? '')
  return names.length === 1 ? `Every ${names[0]}` : list.format(names.map((name) => name.slice(0, 3)))
}

/** When a reminder comes, in words: `Every day at 8, 12 and 20`, `Every 2 hours from 9 to 21`. Source: requirement REM-01. */
export function scheduleWords(schedule: Schedule): string {
  switch (schedule.frequency) {
    case 'once':
      return `Once, on ${date.format(Date.parse(schedule.on))} at ${timesWords(schedule.times)}`
    case 'daily':
      return `Every day at ${timesWords(schedule.times)}`
    case 'weekly':
      return `${weekdaysWords(schedule.weekdays)} at ${timesWords(schedule.times)}`
    case 'days':
      return `Every ${schedule.everyDays} days at ${timesWords(schedule.times)}`
    case 'hours': {
      const { everyHours, from, until } = schedule
      const isShort = isFullHour(from) && isFullHour(until)
      const [first, last] = isShort ? [from, until].map((time) => String(Number(time.slice(0, 2)))) : [from, until]
      const every = everyHours === 1 ? 'Every hour' : `Every ${counted(everyHours, 'hour')}`
      return from === until ? `Every day at ${from}` : `${every} from ${first} to ${last}`
    }
  }
}
