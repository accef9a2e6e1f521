import { expect, it } from 'vitest'
import type { Schedule } from './schedule.ts'
import { scheduleWords } from './words.ts'

const weekly = (...weekdays: number[]): Schedule => ({ frequency: 'weekly', weekdays, times: ['21:30'] })

it.each<[Schedule, string]>([
  [{ frequency: 'once', on: '2026-11-27', times: ['08:00'] }, 'Once, on 27 November 2026 at 08:00'],
  [{ frequency: 'daily', times: ['19:00'] }, 'Every day at 19:00'],
  [{ frequency: 'daily', times: ['08:00', '12:00', '20:00'] }, 'Every day at 8, 12 and 20'],
  [{ frequency: 'daily', times: ['00:00', '12:00'] }, 'Every day at 0 and 12'],
  [{ frequency: 'daily', times: ['08:00', '20:30'] }, 'Every day at 08:00 and 20:30'],
  [weekly(1), 'Every Monday at 21:30'],
  [weekly(1, 3, 5), 'Mon, Wed and Fri at 21:30'],
  [weekly(1, 2, 3, 4, 5), 'Monday to Friday at 21:30'],
  [weekly(6, 7), 'Saturday and Sunday at 21:30'],
  [weekly(1, 2, 3, 4, 5, 6, 7), 'Every day at 21:30'],
  [{ frequency: 'days', everyDays: 3, from: '2026-11-20', times: ['09:00'] }, 'Every 3 days at 09:00'],
  [{ frequency: 'hours', everyHours: 2, from: '09:00', until: '21:00' }, 'Every 2 hours from 9 to 21'],
  [{ frequency: 'hours', everyHours: 1, from: '09:00', until: '17:30' }, 'Every hour from 09:00 to 17:30'],
  [{ frequency: 'hours', everyHours: 4, from: '09:00', until: '09:00' }, 'Every day at 09:00'],
])('[REM-01] %j is “%s”', (schedule, words) => {
  expect(scheduleWords(schedule)).toBe(words)
})
