import { expect, test } from 'vitest'
import type { ExercisesChange } from '../../../../shared/exercises/queued.ts'
import { text } from './operations-text.ts'

const session = {
  id: '1795000000000-heron1',
  date: '2026-11-20',
  exercise: 'childs_pose',
  seconds: 200,
  zone: 'UTC',
} as const

test.each<[ExercisesChange, string]>([
  [{ type: 'keep', session }, "Child's pose, 20 November"],
  [{ type: 'keep', session: { ...session, before: 7, after: 5 } }, "Child's pose, 20 November, pain 7, then 5"],
  [{ type: 'remove', date: '2026-11-20', id: session.id }, 'Remove a session of 20 November'],
])('[RELY-03] the refused change %j says what the user had entered', (edit, words) => {
  expect(text.detail({ ...edit, editedAt: 1 })).toBe(words)
})
