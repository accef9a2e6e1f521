import { describe, expect, it } from 'vitest'
import { cardTextOf, type InsightSituation, insightOf, isReminderTime } from './daily.ts'

const NOTHING: InsightSituation = {
  streak: 0,
  entries: 0,
  sleepPain: undefined,
  cycleDay: undefined,
  isReminderDue: false,
}
const typeOf = (situation: Partial<InsightSituation>) => insightOf({ ...NOTHING, ...situation })?.type

describe('an insight', () => {
  it.each([
    ['[INS-01]', { streak: 6 }, undefined],
    ['[INS-01]', { streak: 7 }, { type: 'streak', days: 7 }],
    ['[INS-02]', { sleepPain: { r: -0.52, n: 18 } }, { type: 'pattern', r: -0.52, days: 18 }],
    ['[INS-03]', { isReminderDue: true }, { type: 'reminder' }],
    ['[INS-04]', { cycleDay: 20 }, undefined],
    ['[INS-04]', { cycleDay: 21 }, { type: 'cycle', day: 21 }],
    ['[INS-04]', { cycleDay: 28 }, { type: 'cycle', day: 28 }],
    ['[INS-04]', { cycleDay: 29 }, undefined],
    ['[INS-05]', { entries: 29 }, undefined],
    ['[INS-05]', { entries: 30 }, { type: 'achievement', days: 30 }],
  ] as const)('%s with %j is %j', (_, situation, expected) => {
    expect(insightOf({ ...NOTHING, ...situation })).toEqual(expected)
  })

  it('[INS-08] is the first that fits: streak, pattern, reminder, cycle, milestone', () => {
    const all = { streak: 9, sleepPain: { r: 0.4, n: 9 }, isReminderDue: true, cycleDay: 25, entries: 30 }
    expect(typeOf(all)).toBe('streak')
    expect(typeOf({ ...all, streak: 0 })).toBe('pattern')
    expect(typeOf({ ...all, streak: 0, sleepPain: undefined })).toBe('reminder')
    expect(typeOf({ ...all, streak: 0, sleepPain: undefined, isReminderDue: false })).toBe('cycle')
    expect(typeOf({ entries: 30 })).toBe('achievement')
  })
})

it('[INS-03] the reminder begins at 18:00', () => {
  expect([17, 18, 23].map(isReminderTime)).toEqual([false, true, true])
})

it.each([
  [{ streak: 7, progress: 100 }, 'streak'],
  [{ streak: 6, progress: 70 }, 'week'],
  [{ streak: 6, progress: 69 }, 'default'],
] as const)('[INS-07] the card with %j has the text %s', (progress, expected) => {
  expect(cardTextOf(progress)).toBe(expected)
})
