import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { anyInstant, anySchedule, anyZone } from '../../tests/fixtures/reminders/any-schedule.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { calendarFile } from './calendar-file.ts'
import { nextOccurrences } from './occurrences.ts'
import type { Schedule } from './schedule.ts'
import type { Reminder } from './schema.ts'
import { timesWithin } from './times.ts'

const CASES = 20
const COUNT = 8
const NOW = Date.parse('2026-11-20T06:00:00Z')

const reminder = (schedule: Schedule, title = 'Heron'): Reminder => ({
  id: '1795000000000-heron1',
  title,
  kind: 'other',
  schedule,
  edit: '1795000000000-heron1',
  countsFromAt: NOW,
})
const fileOf = (reminders: readonly Reminder[], { zone = 'Europe/London', now = NOW, showsTitle = false } = {}) =>
  calendarFile({ reminders: [...reminders], settings: { showsTitle }, zone }, now)
const eventsOf = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')

/** The first instants (epoch ms) at which a calendar shows the entries of a file. */
function shownBy(file: string): number[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone'))
  const instants = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component)
    const starts = event.iterator()
    return Array.from({ length: COUNT }, () => starts.next())
      .filter((start): start is ICAL.Time => Boolean(start))
      .map((start) => {
        start.zone = zone
        return start.toUnixTime() * 1000
      })
  })
  return [...new Set(instants)].toSorted((one, other) => one - other).slice(0, COUNT)
}

const wallTime = (instant: number, zone: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })

it(`[REM-02] a calendar shows a reminder when the app does, in every zone and when clocks change (${CASES} cases, SEED=${seed})`, () => {
  const property = fc.property(
    anySchedule,
    fc.oneof(fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe'), anyZone),
    anyInstant,
    (schedule, zone, now) => {
      const times = schedule.frequency === 'hours' ? timesWithin(schedule) : schedule.times
      // Calendars differ in what they do with a time that the clocks skip or repeat.
      const isRepeated = (instant: number) =>
        [-60, -30, 30, 60].some((minutes) => wallTime(instant + minutes * 60_000, zone) === wallTime(instant, zone))
      const isOnTime = (instant: number) => times.includes(wallTime(instant, zone)) && !isRepeated(instant)
      const shown = shownBy(fileOf([reminder(schedule)], { zone, now })).filter(isOnTime)
      const expected = nextOccurrences(schedule, zone, now, COUNT).filter(isOnTime)
      const common = Math.min(shown.length, expected.length)
      expect(common).toBeGreaterThanOrEqual(Math.min(expected.length, COUNT - 3))
      expect(shown.slice(0, common)).toEqual(expected.slice(0, common))
    },
  )
  fc.assert(property, { seed, numRuns: CASES })
})

it.each<[string, string, number[]]>([
  ['forward', '2026-03-28T12:00:00Z', [29, 30, 31]],
  ['back', '2026-10-24T12:00:00Z', [25, 26, 27]],
])('[REM-02] an entry of the morning stays there when the clocks go %s', (_, now, days) => {
  const file = fileOf([reminder({ frequency: 'daily', times: ['08:00'] })], { now: Date.parse(now) })
  const shown = shownBy(file).slice(0, 3)
  expect(shown.map((instant) => new Date(instant).getUTCDate())).toEqual(days)
  expect(shown.map((instant) => wallTime(instant, 'Europe/London'))).toEqual(['08:00', '08:00', '08:00'])
})

it('[SEC-21] its entries say nothing about the user, unless notifications show titles', () => {
  const title = 'Heron; tea, with \\ and 🌊 '.repeat(6).trim()
  const tea = reminder({ frequency: 'daily', times: ['08:00', '20:30'] }, title)
  const summaries = (file: string) => eventsOf(file).map((event) => event.getFirstPropertyValue('summary'))
  expect(fileOf([tea])).not.toContain('Heron')
  expect(summaries(fileOf([tea]))).toEqual(Array(2).fill('Stillwater: a reminder for you'))
  const file = fileOf([tea], { showsTitle: true })
  expect(summaries(file)).toEqual([title, title])
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:Heron\; tea\, with \\ and 🌊 Heron`)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('[REM-01] what does not come again has no entry', () => {
  expect(eventsOf(fileOf([reminder({ frequency: 'once', on: '2026-11-19', times: ['08:00'] })]))).toEqual([])
})
