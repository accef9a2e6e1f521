import { describe, expect, it } from 'vitest'
import { cardTextOf, type InsightSituation, insightOf, isReminderTime } from './daily.ts'

const NOTHING: InsightSituation = {
  streak: 0,
  entries: 0,
  sleepPain: undefined,
  cycle: undefined,
  isReminderDue: false,
}
const SLEEP = { measure: 'hours', better: { pain: 2, n: 9 }, worse: { pain: 5, n: 4 }, mayBeChance: false } as const
const typeOf = (situation: Partial<InsightSituation>) => insightOf({ ...NOTHING, ...situation })?.type

describe('an insight', () => {
  it.each([
    ['[INS-01]', { streak: 6 }, undefined],
    ['[INS-01]', { streak: 7 }, { type: 'streak', days: 7 }],
    ['[INS-02]', { sleepPain: SLEEP }, { type: 'pattern', ...SLEEP }],
    ['[INS-03]', { isReminderDue: true }, { type: 'reminder' }],
    ['[INS-04]', { cycle: { day: 20, daysLeft: 9 } }, undefined],
    ['[INS-04]', { cycle: { day: 21, daysLeft: 9 } }, { type: 'cycle', day: 21, daysLeft: 9 }],
    ['[INS-04]', { cycle: { day: 28, daysLeft: 9 } }, { type: 'cycle', day: 28, daysLeft: 9 }],
    ['[INS-04]', { cycle: { day: 29, daysLeft: 9 } }, undefined],
    ['[INS-05]', { entries: 29 }, undefined],
    ['[INS-05]', { entries: 30 }, { type: 'achievement', days: 30 }],
  ] as const)('%s with %j is %j', (_, situation, expected) => {
    expect(insightOf({ ...NOTHING, ...situation })).toEqual(expected)
  })

  it('[INS-08] is the first that fits: streak, pattern, reminder, cycle, milestone', () => {
    const cycle = { day: 25, daysLeft: 4 }
    const all = { streak: 9, sleepPain: SLEEP, isReminderDue: true, cycle, entries: 30 }
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
