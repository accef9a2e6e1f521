import { describe, expect, it } from 'vitest'
import { writeIdOf } from '../../records/merge.ts'
import type { DayOperation } from '../model/schema.ts'
import { emptyStoredDay, isReplay, merge, type StoredDay, toDay } from './merge.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const date = '2026-11-20'

function operation(changes: Partial<DayOperation>): DayOperation {
  return {
    device: 'phone000',
    n: 1,
    date,
    set: { painLevel: 5 },
    seen: {},
    editedAt: now,
    zone: 'UTC',
    ...changes,
  }
}
const mergeEdit = (day: StoredDay, changes: Partial<DayOperation>) => merge(day, operation(changes), now)
/** A day after the first edit of the phone, which set `painLevel` to 5 at `now`. */
const phoneDay = mergeEdit(emptyStoredDay(date), {}).day

describe('merging an edit', () => {
  it('creates a day that did not exist', () => {
    const { day, lost } = mergeEdit(emptyStoredDay(date), { set: { painLevel: 5, notes: 'Rested' } })
    expect(toDay(day)).toEqual({
      date,
      version: 1,
      values: { painLevel: 5, notes: 'Rested' },
      writers: { painLevel: 'phone000.1', notes: 'phone000.1' },
      flareInferred: false,
    })
    expect(lost).toEqual([])
  })

  it('an edit that had seen the value wins, also when its clock shows an earlier time', () => {
    const earlierEdit = {
      device: 'tablet00',
      set: { painLevel: 2 },
      seen: { painLevel: ['phone000.1'] },
      editedAt: now - 9e7,
    }
    const { day, lost } = mergeEdit(phoneDay, earlierEdit)
    expect(day.values).toEqual({ painLevel: 2 })
    expect(lost).toEqual([])
  })

  it('the later edit of one device wins, also with an earlier time; a value it had not seen is a lost edit', () => {
    const { day, lost } = mergeEdit(phoneDay, { n: 2, set: { painLevel: 2 }, editedAt: now - 9e7 })
    expect(day.values).toEqual({ painLevel: 2 })
    expect(lost).toMatchObject([{ field: 'painLevel', value: 5, writer: { device: 'phone000', n: 1 } }])
    const seenMerge = mergeEdit(phoneDay, { n: 2, set: { painLevel: 2 }, seen: { painLevel: ['phone000.1'] } })
    expect(seenMerge.lost).toEqual([])
  })

  it.each([
    ['the later one wins', now + 1, 'tablet00', 2, 5],
    ['the earlier one loses', now - 1, 'tablet00', 5, 2],
    ['at the same instant, the greater device id wins', now, 'tablet00', 2, 5],
    ['at the same instant, the smaller device id loses', now, 'alpha000', 5, 2],
  ])(
    'of two edits that had not seen each other, %s; the loser is a lost edit',
    (_, editedAt, device, winner, loser) => {
      const { day, lost } = mergeEdit(phoneDay, { device, set: { painLevel: 2 }, editedAt })
      expect(day.values).toEqual({ painLevel: winner })
      expect(lost).toMatchObject([{ field: 'painLevel', value: loser }])
    },
  )

  it('two edits with the same value have no lost edit', () => {
    expect(mergeEdit(phoneDay, { device: 'tablet00' }).lost).toEqual([])
  })

  it('each field is merged independently', () => {
    const { day, lost } = mergeEdit(phoneDay, {
      device: 'tablet00',
      set: { painLevel: 2, urgencyLevel: 1 },
      editedAt: now - 1,
    })
    expect(day.values).toEqual({ painLevel: 5, urgencyLevel: 1 })
    expect(lost.map(({ field }) => field)).toEqual(['painLevel'])
  })

  it('null clears a field, and the writer of the cleared field is stored', () => {
    const { day } = mergeEdit(phoneDay, { n: 2, set: { painLevel: null } })
    expect(toDay(day)).toMatchObject({ values: {}, writers: { painLevel: 'phone000.2' }, flareInferred: false })
  })

  it('the instant of an edit is limited to five minutes after `now`', () => {
    const { day } = mergeEdit(emptyStoredDay(date), { editedAt: now + 9e8 })
    expect(day.writers.painLevel?.stamp).toBe(now + 300_000)
  })

  it('the version and the count of the device advance, also when every field lost', () => {
    const { day } = mergeEdit(phoneDay, { device: 'tablet00', n: 7, editedAt: now - 1 })
    expect(day.version).toBe(2)
    expect(day.devices).toEqual({ phone000: 1, tablet00: 7 })
  })

  it('the given day is not mutated', () => {
    const before = structuredClone(phoneDay)
    mergeEdit(phoneDay, { n: 2, set: { painLevel: null, notes: 'x' } })
    expect(phoneDay).toEqual(before)
  })
})

describe('cases in which earlier versions lost an edit', () => {
  const lostOf = (...edits: Partial<DayOperation>[]) => {
    let day = emptyStoredDay(date)
    const lost = edits.flatMap((edit) => {
      const merged = mergeEdit(day, edit)
      day = merged.day
      return merged.lost.map(({ value, writer }) => [writeIdOf(writer), value])
    })
    return { values: day.values, lost }
  }

  it('a value that arrived while an edit was queued is a lost edit when the next edit replaces it', () => {
    const tabletEdit = { device: 'tablet00', set: { painLevel: 8 } }
    const queuedEdit = { set: { painLevel: 5 }, editedAt: now - 60_000 }
    const nextEdit = { n: 2, set: { painLevel: 3 }, seen: { painLevel: ['phone000.1'] }, editedAt: now + 60_000 }
    const { values, lost } = lostOf(tabletEdit, queuedEdit, nextEdit)
    expect(values).toEqual({ painLevel: 3 })
    expect(lost).toEqual([
      ['phone000.1', 5],
      ['tablet00.1', 8],
    ])
  })

  it('a later edit of a device wins over its earlier one, also when both have the same instant', () => {
    expect(lostOf({}, { n: 2, set: { painLevel: 2 }, seen: { painLevel: ['phone000.1'] } })).toEqual({
      values: { painLevel: 2 },
      lost: [],
    })
  })

  it('an edit from an outdated tab wins on its device; the value that the tab did not show is a lost edit', () => {
    const newTab = { n: 2, set: { painLevel: 7 }, seen: { painLevel: ['phone000.1'] } }
    const oldTab = { n: 3, set: { painLevel: 1 }, seen: { painLevel: ['phone000.1'] }, editedAt: now - 1 }
    expect(lostOf({}, newTab, oldTab)).toEqual({ values: { painLevel: 1 }, lost: [['phone000.2', 7]] })
  })

  it('a write that was seen for one field does not count as seen for another field', () => {
    const tabletEdit = { device: 'tablet00', set: { painLevel: 8, notes: 'Rested' } }
    const phoneEdit = { set: { painLevel: 2, notes: 'Tired' }, seen: { painLevel: ['tablet00.1'] }, editedAt: now + 1 }
    expect(lostOf(tabletEdit, phoneEdit)).toEqual({
      values: { painLevel: 2, notes: 'Tired' },
      lost: [['tablet00.1', 'Rested']],
    })
  })

  it('a write that was seen does not mark another write of its device as seen', () => {
    const tabletEdit = { device: 'tablet00', n: 3, set: { painLevel: 8 } }
    const phoneEdit = { set: { painLevel: 2 }, seen: { painLevel: ['tablet00.2', 'tablet00.4'] }, editedAt: now - 1 }
    expect(lostOf(tabletEdit, phoneEdit)).toEqual({ values: { painLevel: 8 }, lost: [['phone000.1', 2]] })
  })

  it('a cleared value that is replaced unseen is a lost edit with null, which differs from an empty list', () => {
    const cleared = { device: 'tablet00', set: { moods: null } }
    const emptyList: Partial<DayOperation> = { set: { moods: [] }, editedAt: now + 1 }
    expect(lostOf(cleared, emptyList)).toEqual({ values: { moods: [] }, lost: [['tablet00.1', null]] })
    expect(lostOf({ device: 'tablet00', set: { moods: [] } }, emptyList).lost).toEqual([])
    expect(lostOf({ device: 'tablet00', set: { moods: ['Calm'] } }, { set: { moods: ['Calm'] } }).lost).toEqual([])
  })
})

describe('a replay', () => {
  it.each([
    [{ n: 1 }, true],
    [{ n: 2 }, false],
    [{ device: 'tablet00', n: 1 }, false],
  ])('is recognized for %j: %j', (changes, replay) => {
    expect(isReplay(phoneDay, operation(changes))).toBe(replay)
  })
})
