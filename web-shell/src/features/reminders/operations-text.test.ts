import { expect, test } from 'vitest'
import { changeIdOf } from '../../../../shared/changes/change-id.ts'
import type { NewAction } from '../../../../shared/reminders/schema.ts'
import { text } from './operations-text.ts'

const at = new Date()
at.setHours(12, 5)
const change = changeIdOf(Number(at), 'heron1')

test.each<[NewAction, string]>([
  [{ change, action: 'done' }, 'Done: Evening tablet, 12:05'],
  [{ change, action: 'skip' }, 'Skipped: Evening tablet, 12:05'],
  [{ change, action: 'snooze', snoozeUntil: Number(at) + 1 }, 'Snoozed: Evening tablet, 12:05'],
])('[RELY-03] the refused action %j says what the user had done', (action, words) => {
  const operation = { editedAt: 1, reminder: change, title: 'Evening tablet', action, device: 'd', n: 1 }
  expect(text.detail(operation)).toBe(words)
})
