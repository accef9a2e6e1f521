import { expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import type { Session } from './schema.ts'
import { mustAskStopSigns } from './stop-signs.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const DAY = 86_400_000
const began = (daysAgo: number, ended?: number): Session => ({
  id: changeIdOf(NOW - daysAgo * DAY, 'heron1'),
  targetIntervalMinutes: 60,
  ...(ended !== undefined && { endedAt: NOW - ended * DAY }),
})

it.each<[Session | undefined, boolean]>([
  [undefined, true],
  [began(0), false],
  [began(90), false],
  [began(91), true],
  [began(200, 0), false],
  [began(200, 90), false],
  [began(200, 91), true],
])('[TRAIN-01] the questions of safety after %j are asked: %s', (latest, asked) => {
  expect(mustAskStopSigns(latest, NOW)).toBe(asked)
})
