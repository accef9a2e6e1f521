import { expect, it } from 'vitest'
import type { FeatureSpec } from '../functions/feature-spec.ts'
import { SCHEDULES } from '../shared/operations/names.ts'
import * as FEATURES from './features.ts'
import { readSchedule } from './local/functions/occurrences.ts'

const MINUTE_MS = 60_000
const schedules = Object.entries<FeatureSpec>(FEATURES).flatMap(([name, { schedule }]) =>
  schedule ? [[name, schedule] as const] : [],
)

it('[OPS-04] every schedule is known to admins with its period', () => {
  const start = Date.parse('2026-11-27T00:00:00Z')
  const periods = schedules.map(([name, expression]) => {
    const next = readSchedule(expression, 'Europe/London', start)
    const [first, second] = [next(start), next(next(start))]
    return [name, (second - first) / MINUTE_MS]
  })
  expect(Object.fromEntries(periods)).toEqual(SCHEDULES)
})
