// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { changeIdOf } from '../../../../shared/changes/change-id.ts'
import type { TrainingChange } from '../../../../shared/training/queued.ts'
import { text } from './operations-text.ts'

const at = new Date()
at.setHours(12, 5)
const id = changeIdOf(Number(at), 'heron1')
const log = { id, scheduledAt: Number(at), actionType: 'accident' } as const

test.each<[TrainingChange, string]>([
  [{ type: 'start', start: { id, targetIntervalMinutes: 60 } }, 'Start, every 60 minutes'],
  [{ type: 'log', session: id, log }, 'A leak, 12:05'],
  [{ type: 'log', session: id, log: { ...log, notes: 'After coffee' } }, 'A leak, 12:05: After coffee'],
  [{ type: 'interval', session: id, interval: { change: id, targetIntervalMinutes: 75 } }, 'Every 75 minutes'],
  [{ type: 'end', session: id, end: { change: id } }, 'End of the session'],
])('[RELY-03] the refused change %j says what the user had entered', (edit, words) => {
  expect(text.detail({ ...edit, editedAt: 1 })).toBe(words)
})
