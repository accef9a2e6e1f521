import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { EMPTY_DIARY } from '../export/empty-diary.ts'
import type { Diary } from '../export/schema.ts'
import { bytesOf, entryBatches } from './entry-batches.ts'
import { countEntries, ImportBatch, MAX_BATCH_BYTES, MAX_BATCH_ENTRIES } from './schema.ts'

const idOf = (n: number) => changeIdOf(1_795_000_000_000 + n, 'heron1')
const session = (n: number) => ({ id: idOf(n), targetIntervalMinutes: 60 })
const log = (of: number, n: number, notes?: string) => ({
  ...{ session: idOf(of), id: idOf(n), scheduledAt: 1_795_000_000_000, actionType: 'accident' as const },
  ...(notes && { notes }),
})
const exercise = (n: number, date = '2026-11-20') => {
  const at = Date.parse(date)
  const values = { exercise: 'box' as const, seconds: 64, at }
  const id = `${date}-${n.toString(36).padStart(6, '0')}`
  return { id, values, writtenAt: { exercise: at, seconds: at, at }, lost: [] }
}
const plan = (n: number) => ({
  ...{ id: idOf(n), planName: 'Quiet', planType: 'custom' as const, eliminatedFoods: ['Coffee'], durationWeeks: 3 },
  ...{ startsOn: '2026-11-20', updatedAt: 1_795_000_000_000 },
})
const test = (n: number, of: number) => ({
  ...{ id: idOf(n), planId: idOf(of), foodName: 'Leek', foodCategory: 'vegetables' as const, zone: 'UTC' },
  ...{ startsOn: '2026-11-20', testStatus: 'testing' as const, daysTested: 0 },
})
const question = {
  id: 'heron123',
  values: { text: 'Why?', order: 1 },
  writtenAt: { text: 1_795_000_000_000, order: 1_795_000_000_000 },
  lost: [],
}
const foodLog = (of: number, date: string) => ({ plan: idOf(of), date, changes: { notes: idOf(1) } })
const diaryOf = (more: Partial<Diary>): Diary => ({ ...EMPTY_DIARY, ...more })
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

describe('[PROF-03] training, exercises, food and questions of a file', () => {
  it('are in one batch when they are few, sessions and plans with those who ask for them', () => {
    const diary = diaryOf({
      questions: [question],
      trainingSessions: [session(1), session(5)],
      trainingLogs: [log(1, 2), log(1, 3), log(5, 6), log(9, 9)],
      exercises: [exercise(1), exercise(2)],
      foodPlans: [{ plans: [plan(1)], tests: [test(2, 1)], customFoods: [] }],
      foodLogs: [foodLog(1, '2026-11-20'), foodLog(8, '2026-11-20')],
    })
    const [batch, ...others] = entryBatches(diary)
    expect(others).toEqual([])
    expect(ImportBatch.parse(batch)).toEqual({
      days: [],
      lostEdits: [],
      questions: [question],
      // The newest first.
      trainingSessions: [
        { ...session(5), lastLog: idOf(6) },
        { ...session(1), lastLog: idOf(3) },
      ],
      trainingLogs: diary.trainingLogs,
      exercises: diary.exercises,
      foodPlans: [plan(1)],
      foodTests: [test(2, 1)],
      foodLogs: diary.foodLogs,
      parents: { sessions: [idOf(5), idOf(1)], plans: [{ id: idOf(1), eliminatedFoods: ['Coffee'] }] },
    })
    expect(countEntries(batch as ImportBatch)).toBe(13)
  })

  it('make no batch when there are none', () => {
    expect(entryBatches(EMPTY_DIARY)).toEqual([])
  })

  it('is refused when all its lists together have too many', () => {
    const batchOf = (logs: number) => ({
      ...{ days: [], lostEdits: [], trainingSessions: [session(1)] },
      trainingLogs: many(logs, (n) => log(1, n + 2)),
    })
    expect(ImportBatch.safeParse(batchOf(MAX_BATCH_ENTRIES - 1)).success).toBe(true)
    expect(ImportBatch.safeParse(batchOf(MAX_BATCH_ENTRIES)).success).toBe(false)
  })

  it.each([
    ['many', many(1_000, (n) => log(1, n + 2)), 3],
    ['long', many(400, (n) => log(1, n + 2, '語'.repeat(500))), 4],
  ])('are split when they are %s, each within the limits and with its parents', (_, trainingLogs, count) => {
    const diary = diaryOf({ trainingSessions: [session(1)], trainingLogs })
    const batches = entryBatches(diary)
    expect(batches).toHaveLength(count)
    for (const batch of batches) {
      expect(ImportBatch.safeParse(batch).success).toBe(true)
      expect(bytesOf(batch)).toBeLessThanOrEqual(MAX_BATCH_BYTES)
      expect(countEntries(batch)).toBeLessThanOrEqual(MAX_BATCH_ENTRIES)
      expect(batch.parents?.sessions).toEqual([idOf(1)])
    }
    expect(batches.flatMap((batch) => batch.trainingLogs ?? [])).toEqual(trainingLogs)
  })

  it('have the exercises of a day in one batch, if it can have them', () => {
    const dates = ['2026-11-18', '2026-11-19', '2026-11-20']
    const full = dates.flatMap((date) => many(150, (n) => exercise(n, date)))
    const sizesOf = (exercises: Diary['exercises']) =>
      entryBatches(diaryOf({ exercises, questions: [question] })).map((batch) => {
        expect(ImportBatch.safeParse(batch).success).toBe(true)
        return batch.exercises?.length
      })
    expect(sizesOf(full)).toEqual([300, 150])
    expect(sizesOf(many(MAX_BATCH_ENTRIES + 1, (n) => exercise(n)))).toEqual([MAX_BATCH_ENTRIES, 1])
    expect(sizesOf([exercise(1), ...many(MAX_BATCH_ENTRIES, (n) => exercise(n, '2026-11-21'))])).toEqual([
      ...[1, MAX_BATCH_ENTRIES, undefined],
    ])
  })
})
