import * as Instant from 'temporal-polyfill/fns/Instant'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'
import { PRODUCT } from '../product.ts'
import { addDays, type LocalDate, localDate } from '../time/local-date.ts'
import { instantAt, nextOccurrence } from './occurrences.ts'
import type { Schedule } from './schedule.ts'
import type { Reminder, RemindersState } from './schema.ts'
import { type LocalTime, timesWithin } from './times.ts'

/** How far ahead the file says when the clocks change. Calendars that know the zone by its name need none of it. */
const ZONE_YEARS = 10
const YEAR_MS = 366 * 86_400_000
const NS_PER_MS = 1_000_000
/** The most bytes of a line (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A date and time without a zone: `20261126T080000`. `ms`: the local time, as if it were UTC. */
const stamp = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const encoder = new TextEncoder()

/** A line in pieces of at most 75 bytes. No character is cut. */
function folded(line: string): string {
  const pieces = ['']
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MAX_LINE_BYTES) {
      pieces.push('')
      // The space that continues the line counts.
      bytes = 1
    }
    pieces.push(`${pieces.pop()}${character}`)
    bytes += size
  }
  return pieces.join('\r\n ')
}

const offsetOf = (offsetMs: number) => {
  const minutes = Math.abs(offsetMs) / 60_000
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  return `${offsetMs < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}

/** The offsets of a zone from `from` on (epoch ms), with each change of the clocks of ten years. */
function zoneLines(zone: string, from: number): string[] {
  const part = (kind: 'STANDARD' | 'DAYLIGHT', at: number, offsets: { before: number; after: number }) => [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(at + offsets.before)}`,
    `TZOFFSETFROM:${offsetOf(offsets.before)}`,
    `TZOFFSETTO:${offsetOf(offsets.after)}`,
    `END:${kind}`,
  ]
  let zoned = Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(from), zone)
  const offset = () => ZonedDateTime.offsetNanoseconds(zoned) / NS_PER_MS
  let before = offset()
  const parts = part('STANDARD', 0, { before, after: before })
  for (;;) {
    const next = ZonedDateTime.getTimeZoneTransition(zoned, 'next')
    if (!next || next.epochMilliseconds > from + ZONE_YEARS * YEAR_MS) break
    zoned = next
    const after = offset()
    parts.push(...part(after > before ? 'DAYLIGHT' : 'STANDARD', next.epochMilliseconds, { before, after }))
    before = after
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE']
}

/** A schedule as one schedule for each time of day. */
function byTime(schedule: Schedule): { time: LocalTime; of: Schedule }[] {
  if (schedule.frequency === 'hours')
    return timesWithin(schedule).map((time) => ({ time, of: { frequency: 'daily', times: [time] } }))
  return schedule.times.map((time) => ({ time, of: { ...schedule, times: [time] } }))
}

function ruleOf(schedule: Schedule): string[] {
  switch (schedule.frequency) {
    case 'once':
      return []
    case 'weekly':
      return [`RRULE:FREQ=WEEKLY;BYDAY=${schedule.weekdays.map((day) => DAYS[day - 1]).join(',')}`]
    case 'days':
      return [`RRULE:FREQ=DAILY;INTERVAL=${schedule.everyDays}`]
    case 'daily':
    case 'hours':
      return ['RRULE:FREQ=DAILY']
  }
}

/** The date of a time of day that comes at `instant`, which is another time of day if the clocks skip it. */
function dateAt(instant: number, time: LocalTime, zone: string): LocalDate {
  const date = localDate(instant, zone)
  return instantAt(date, time, zone) === instant ? date : addDays(date, -1)
}

function eventLines(reminder: Reminder, title: string, { zone, now }: { zone: string; now: number }): string[] {
  return byTime(reminder.schedule).flatMap(({ time, of }) => {
    const first = nextOccurrence(of, zone, now)
    if (first === undefined) return []
    return [
      'BEGIN:VEVENT',
      // The same each time, so a calendar that gets the file again changes its entries.
      `UID:${reminder.id}-${time.replace(':', '')}@${PRODUCT.toLowerCase()}`,
      `DTSTAMP:${stamp(now)}Z`,
      `DTSTART;TZID=${zone}:${stamp(Date.parse(`${dateAt(first, time, zone)}T${time}Z`))}`,
      'DURATION:PT5M',
      ...ruleOf(of),
      `SUMMARY:${title}`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${title}`,
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
    ]
  })
}

/**
 * A calendar file (RFC 5545) with every reminder that comes after `now` (epoch ms): an entry for each of its times of day,
 * in the account's time zone, so that it stays right when the clocks change. For a time that the clocks skip or
 * repeat calendars have rules of their own: on that day it may be an hour off. It says nothing about the user unless notifications
 * show titles, too. Source: requirement REM-05, SEC-21.
 */
export function calendarFile({ reminders, settings, zone }: RemindersState, now: number): string {
  const neutral = `${PRODUCT}: a reminder for you`
  const titleOf = ({ title }: Reminder) => escaped(settings.showsTitle ? title : neutral)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT}//Reminders//EN`,
    'METHOD:PUBLISH',
    ...zoneLines(zone, now),
    ...reminders.flatMap((reminder) => eventLines(reminder, titleOf(reminder), { zone, now })),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
