import { expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { emptyDay } from '../days/model/day.ts'
import { undoLog } from './rules.ts'
import { ACTION_TYPES, type ActionType } from './schema.ts'
import { trainingDays } from './training-days.ts'

const logAt = (instant: string, actionType: ActionType) => {
  const id = changeIdOf(Date.parse(instant), 'heron1')
  return { id, sessionId: id, scheduledAt: Date.parse(instant), actionType }
}

it('[TRAIN-02] the days of training count what was met, by local date, beside the diary', () => {
  const logs = [
    ...ACTION_TYPES.map((action) => logAt('2026-11-20T09:00:00Z', action)),
    logAt('2026-11-20T23:30:00Z', 'scheduled_void'),
    undoLog(logAt('2026-11-20T10:00:00Z', 'scheduled_void')),
  ]
  const diary = [
    { ...emptyDay('2026-11-20'), values: { painLevel: 4 } },
    { ...emptyDay('2026-11-19'), values: { flareManual: true } },
  ]
  expect(trainingDays(logs, diary, 'UTC')).toEqual([
    { date: '2026-11-20', met: 3, logs: 5, painLevel: 4, isFlare: false },
    { date: '2026-11-19', met: 0, logs: 0, isFlare: true },
  ])
  expect(trainingDays(logs, [], 'Europe/Berlin')).toEqual([
    { date: '2026-11-20', met: 2, logs: 4 },
    { date: '2026-11-21', met: 1, logs: 1 },
  ])
})
