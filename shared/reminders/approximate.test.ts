import { expect, it } from 'vitest'
import { approximateNextAt } from './approximate.ts'
import type { Schedule } from './schedule.ts'
import type { Reminder } from './schema.ts'

/** An instant by the clock of the device. */
const at = (day: number, hour: number, minute = 0) => Number(new Date(2026, 10, day, hour, minute))
const ID = `${at(20, 7)}-heron1`
const reminder = (schedule: Schedule, countsFromAt: number, more: Partial<Reminder> = {}): Reminder => ({
  id: ID,
  title: 'A glass of water',
  kind: 'water',
  schedule,
  edit: ID,
  countsFromAt,
  ...more,
})
const daily: Schedule = { frequency: 'daily', times: ['08:00', '20:00'] }
const once: Schedule = { frequency: 'once', on: '2026-11-25', times: ['08:30'] }

it.each<[string, Schedule, number, number | undefined]>([
  ['the next of its times', daily, at(20, 9), at(20, 20)],
  ['strictly later', daily, at(20, 8), at(20, 20)],
  ['tomorrow', daily, at(20, 20), at(21, 8)],
  ['the next of its times on any day', { ...daily, frequency: 'weekly', weekdays: [1] }, at(20, 9), at(20, 20)],
  ['within its hours', { frequency: 'hours', everyHours: 4, from: '08:30', until: '17:00' }, at(20, 9), at(20, 12, 30)],
  ['its one date', once, at(20, 9), at(25, 8, 30)],
  ['never again after its one date', once, at(25, 8, 30), undefined],
  ['24 hours later without a time', { frequency: 'daily', times: [] }, at(20, 9), at(21, 9)],
])('[REM-06] without exact times it comes about: %s', (_, schedule, countsFromAt, expected) => {
  expect(approximateNextAt(reminder(schedule, countsFromAt))).toBe(expected)
})

it('[REM-06] it stays put off', () => {
  expect(approximateNextAt(reminder(daily, at(20, 9), { snoozedUntil: at(20, 9, 10) }))).toBe(at(20, 9, 10))
})
