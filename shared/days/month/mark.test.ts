import { expect, test } from 'vitest'
import type { DayValues } from '../model/fields.ts'
import { markOf, marksOf } from './mark.ts'

test.each<[DayValues, boolean, string | undefined]>([
  [{}, false, undefined],
  [{}, true, undefined],
  [{ notes: 'x' }, false, 'logged'],
  [{ notes: 'x' }, true, 'logged'],
  [{ painLevel: 7 }, false, 'flare'],
  [{ painLevel: 6 }, false, 'logged'],
  [{ painLevel: 10, urgencyLevel: 0 }, false, 'flare'],
  [{ urgencyLevel: 5 }, false, 'logged'],
  [{ flareManual: true }, false, 'flare'],
  [{ flareManual: false }, false, 'logged'],
  [{ isManagingFlare: true, painLevel: 1, urgencyLevel: 1 }, false, 'flare'],
  [{ isManagingFlare: false }, false, 'logged'],
  [{ painLevel: 2, urgencyLevel: 2 }, false, 'good'],
  [{ painLevel: 0, urgencyLevel: 0 }, false, 'good'],
  [{ painLevel: 2, urgencyLevel: 2 }, true, 'logged'],
  [{ painLevel: 6, urgencyLevel: 2 }, true, 'logged'],
  [{ painLevel: 3, urgencyLevel: 2 }, false, 'logged'],
  [{ painLevel: 2, urgencyLevel: 3 }, false, 'logged'],
  [{ painLevel: 0 }, false, 'logged'],
  [{ urgencyLevel: 0 }, false, 'logged'],
])('[TODAY-07] a day with %j and flareInferred %s is marked as %s', (values, flareInferred, mark) => {
  expect(markOf({ values, flareInferred })).toBe(mark)
})

test('[TODAY-07] each logged day has exactly one mark', () => {
  const day = (date: string, values: DayValues) => ({ date, version: 1, values, writers: {}, flareInferred: false })
  const days = [
    day('2026-11-04', { painLevel: 9 }),
    day('2026-11-03', { painLevel: 1, urgencyLevel: 1 }),
    day('2026-11-02', { notes: 'x' }),
    day('2026-11-01', {}),
  ]
  expect(marksOf(days)).toEqual({ flare: ['2026-11-04'], good: ['2026-11-03'], logged: ['2026-11-02'] })
})
