import { expect, test } from 'vitest'
import { emptyDay } from '../days/model/day.ts'
import type { Day, DayOperation } from '../days/model/schema.ts'
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts'
import { withQueuedEdits } from './with-queued-edits.ts'

const TODAY = '2026-11-20'
/** Home contains its day only as a logged date. */
const LONG_AGO = '2026-11-08'
const home = {
  today: emptyDay(TODAY),
  recent: [],
  lost: [],
  loggedOn: [LONG_AGO],
  earlierRun: 0,
  preferences: DEFAULT_PREFERENCES,
}
const read: Day = { ...emptyDay(LONG_AGO), version: 3, values: { painLevel: 4, notes: 'Cold feet' } }
const operation = (set: DayOperation['set'], date = LONG_AGO): DayOperation => ({
  device: 'thisdev0',
  n: 1,
  date,
  set,
  seen: {},
  editedAt: 1_795_000_000_000,
  zone: 'UTC',
})
const readDay = (date: string) => (date === LONG_AGO ? read : undefined)

test('[LOG-14] a queued edit that clears a whole day makes it not logged, also a day that home does not contain', () => {
  const clearsAll = [operation({ painLevel: null, notes: null })]
  expect(withQueuedEdits(home, clearsAll, readDay).loggedOn).toEqual([])
})

test('[LOG-14] a day stays logged while it has another value, or may have one that was never read', () => {
  const clearsOne = [operation({ painLevel: null })]
  expect(withQueuedEdits(home, clearsOne, readDay).loggedOn).toEqual([LONG_AGO])
  expect(withQueuedEdits(home, clearsOne).loggedOn).toEqual([LONG_AGO])
})

test('[LOG-14] a queued edit that logs a day makes it logged', () => {
  expect(withQueuedEdits(home, [operation({ painLevel: 2 }, '2026-11-07')]).loggedOn).toEqual([LONG_AGO, '2026-11-07'])
})
