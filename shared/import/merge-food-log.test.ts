import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import type { ExportedFoodLog } from '../export/food.ts'
import { emptyLog } from '../food/log/log.ts'
import { foodLogRefusal, mergeFoodLog } from './merge-food-log.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const change = (minutes: number) => changeIdOf(NOW + minutes * 60_000, 'heron1')
const plan = change(-90_000)
const date = '2026-11-20'
const EMPTY = emptyLog(plan, date)
const logOf = (more: Partial<ExportedFoodLog>): ExportedFoodLog => ({ plan, date, changes: {}, ...more })

describe('[PROF-03] [FOOD-02] the log of a file', () => {
  const file = logOf({ symptomSeverity: 4, changes: { symptomSeverity: change(-10), notes: change(-9) } })

  it('is stored as it is where there was none, with what was cleared', () => {
    expect(mergeFoodLog(EMPTY, file)).toEqual({ planId: plan, date, symptomSeverity: 4, changes: file.changes })
  })

  it('is merged answer by answer: the later change wins', () => {
    const stored = {
      ...EMPTY,
      symptomSeverity: 7,
      notes: 'Here',
      flareOccurred: true,
      changes: { symptomSeverity: change(-11), notes: change(-8), flareOccurred: change(-20) },
    }
    const merged = mergeFoodLog(stored, file)
    expect(merged).toEqual({
      ...stored,
      symptomSeverity: 4,
      changes: { ...stored.changes, symptomSeverity: change(-10) },
    })
    expect(mergeFoodLog(merged, file)).toBe(merged)
  })

  it('clears what the file cleared later', () => {
    const stored = { ...EMPTY, notes: 'Here', changes: { notes: change(-30) } }
    expect(mergeFoodLog(stored, file)).not.toHaveProperty('notes')
  })

  it.each([
    ['unknown-plan', logOf({}), undefined],
    ['in-future', logOf({ changes: { notes: change(6) } }), []],
    ['in-future', logOf({ date: '2026-11-27' }), []],
    ['too-old', logOf({ date: '1950-01-01' }), []],
    ['unknown-food', logOf({ consumedEliminatedFoods: ['Leek'] }), ['Coffee']],
    [undefined, logOf({ consumedEliminatedFoods: ['Coffee'], changes: { notes: change(5) } }), ['Coffee']],
  ])('is refused for %s', (reason, log, eliminatedFoods) => {
    expect(foodLogRefusal(log, eliminatedFoods && { eliminatedFoods }, NOW)).toBe(reason)
  })
})
