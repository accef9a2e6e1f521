import { expect, test } from 'vitest'
import type { Day } from '../model/schema.ts'
import { withDayInMonth } from './month.ts'

const day = (date: string, version: number, values: Day['values'] = { painLevel: version }): Day => ({
  date,
  version,
  values,
  writers: {},
  flareInferred: false,
})
const november = { days: [day('2026-11-20', 2), day('2026-11-03', 5)], earlier: '2026-10-05' }
const told = (known: typeof november) => [known.days.map(({ date, version }) => `${date}.${version}`), known.earlier]

test.each<[string, Day, string[], string]>([
  ['a newer version takes the place', day('2026-11-03', 6), ['2026-11-20.2', '2026-11-03.6'], '2026-10-05'],
  ['an older version changes nothing', day('2026-11-03', 4), ['2026-11-20.2', '2026-11-03.5'], '2026-10-05'],
  ['a cleared one stays, as it is newer', day('2026-11-20', 3, {}), ['2026-11-20.3', '2026-11-03.5'], '2026-10-05'],
  ['a new one takes its place', day('2026-11-04', 1), ['2026-11-20.2', '2026-11-04.1', '2026-11-03.5'], '2026-10-05'],
  ['one of a later month changes nothing', day('2026-12-01', 1), ['2026-11-20.2', '2026-11-03.5'], '2026-10-05'],
  ['one between is where one reads on', day('2026-10-06', 1), ['2026-11-20.2', '2026-11-03.5'], '2026-10-06'],
  ['a cleared one between is not', day('2026-10-06', 2, {}), ['2026-11-20.2', '2026-11-03.5'], '2026-10-05'],
  ['one long before changes nothing', day('2026-09-30', 1), ['2026-11-20.2', '2026-11-03.5'], '2026-10-05'],
])('[HIST-01] in a month %s', (_, saved, days, earlier) => {
  expect(told(withDayInMonth(november, '2026-11', saved))).toEqual([days, earlier])
})

test('[HIST-01] a month before which there was nothing is read on from a day that was saved since', () => {
  expect(withDayInMonth({ days: [] }, '2026-11', day('2026-10-31', 1))).toEqual({ days: [], earlier: '2026-10-31' })
})
