import { expect, test } from 'vitest'
import type { Day } from '../model/schema.ts'
import { withDayInRange } from './range.ts'

const day = (date: string, version: number, values: Day['values'] = { painLevel: version }): Day => ({
  date,
  version,
  values,
  writers: {},
  flareInferred: false,
})
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const november = { days: [day('2026-11-20', 2), day('2026-11-03', 5)], earlier: '2026-10-05' }

test.each<[string, Day, string[], string]>([
  ['a newer version replaces the older one', day('2026-11-03', 6), ['2026-11-20.2', '2026-11-03.6'], '2026-10-05'],
  ['an older version changes nothing', day('2026-11-03', 4), ['2026-11-20.2', '2026-11-03.5'], '2026-10-05'],
  [
    'a newer cleared version replaces the older one',
    day('2026-11-20', 3, {}),
    ['2026-11-20.3', '2026-11-03.5'],
    '2026-10-05',
  ],
  [
    'a new day is inserted in order',
    day('2026-11-04', 1),
    ['2026-11-20.2', '2026-11-04.1', '2026-11-03.5'],
    '2026-10-05',
  ],
  ['a day of a later month changes nothing', day('2026-12-01', 1), ['2026-11-20.2', '2026-11-03.5'], '2026-10-05'],
  [
    'a day between the month and `earlier` becomes `earlier`',
    day('2026-10-06', 1),
    ['2026-11-20.2', '2026-11-03.5'],
    '2026-10-06',
  ],
  [
    'a cleared day between the month and `earlier` changes nothing',
    day('2026-10-06', 2, {}),
    ['2026-11-20.2', '2026-11-03.5'],
    '2026-10-05',
  ],
  ['a day before `earlier` changes nothing', day('2026-09-30', 1), ['2026-11-20.2', '2026-11-03.5'], '2026-10-05'],
])('[HIST-01] in a month %s', (_, saved, days, earlier) => {
  const month = withDayInRange(november, NOVEMBER, saved)
  expect(month.days.map(({ date, version }) => `${date}.${version}`)).toEqual(days)
  expect(month.earlier).toEqual(earlier)
})

test('[HIST-01] a month without `earlier` gets it from a saved day before the month', () => {
  expect(withDayInRange({ days: [] }, NOVEMBER, day('2026-10-31', 1))).toEqual({ days: [], earlier: '2026-10-31' })
})
