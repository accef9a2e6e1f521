import { describe, expect, it } from 'vitest'
import type { DayOperation } from '../model/schema.ts'
import { isReplay, merge, type StoredDay, toDay, unwritten, writeOf } from './merge.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const date = '2026-11-20'

function operation(changes: Partial<DayOperation>): DayOperation {
  const base = { device: 'phone000', n: 1, date, set: { painLevel: 5 }, seen: {} }
  return { ...base, editedAt: now, zone: 'UTC', ...changes }
}
const apply = (day: StoredDay, changes: Partial<DayOperation>) => merge(day, operation(changes), now)
/** A day on which the phone's first edit said pain 5 at `now`. */
const said = apply(unwritten(date), {}).day

describe('merging an edit', () => {
  it('writes a day that was not there', () => {
    const { day, lost } = apply(unwritten(date), { set: { painLevel: 5, notes: 'Rested' } })
    expect(toDay(day)).toEqual({
      date,
      version: 1,
      values: { painLevel: 5, notes: 'Rested' },
      writers: { painLevel: 'phone000.1', notes: 'phone000.1' },
      flareInferred: false,
    })
    expect(lost).toEqual([])
  })

  it('lets an edit that was shown the value win, whatever the clocks', () => {
    const early = {
      device: 'tablet00',
      set: { painLevel: 2 },
      seen: { painLevel: ['phone000.1'] },
      editedAt: now - 9e7,
    }
    const { day, lost } = apply(said, early)
    expect([day.values, lost]).toEqual([{ painLevel: 2 }, []])
  })

  it('lets the later edit of one device win, whatever its clock, and keeps what it had not seen', () => {
    const { day, lost } = apply(said, { n: 2, set: { painLevel: 2 }, editedAt: now - 9e7 })
    expect(day.values).toEqual({ painLevel: 2 })
    expect(lost).toMatchObject([{ field: 'painLevel', value: 5, writer: { device: 'phone000', n: 1 } }])
    const aware = apply(said, { n: 2, set: { painLevel: 2 }, seen: { painLevel: ['phone000.1'] } })
    expect(aware.lost).toEqual([])
  })

  it.each([
    ['a later one wins over', now + 1, 'tablet00', 2, 5],
    ['an earlier one loses to', now - 1, 'tablet00', 5, 2],
    ['of two at one time the greater device wins:', now, 'tablet00', 2, 5],
    ['of two at one time the lesser device loses:', now, 'alpha000', 5, 2],
  ])('of two unseen edits, %s the other, and the loser is kept', (_, editedAt, device, kept, loser) => {
    const { day, lost } = apply(said, { device, set: { painLevel: 2 }, editedAt })
    expect(day.values).toEqual({ painLevel: kept })
    expect(lost).toMatchObject([{ field: 'painLevel', value: loser }])
  })

  it('keeps nothing of two unseen edits that say the same', () => {
    expect(apply(said, { device: 'tablet00' }).lost).toEqual([])
  })

  it('judges each field by itself', () => {
    const { day, lost } = apply(said, { device: 'tablet00', set: { painLevel: 2, urgencyLevel: 1 }, editedAt: now - 1 })
    expect(day.values).toEqual({ painLevel: 5, urgencyLevel: 1 })
    expect(lost.map(({ field }) => field)).toEqual(['painLevel'])
  })

  it('clears with null, remembers who cleared, and tells that from never answered', () => {
    const { day } = apply(said, { n: 2, set: { painLevel: null } })
    expect(toDay(day)).toMatchObject({ values: {}, writers: { painLevel: 'phone000.2' }, flareInferred: false })
  })

  it('believes no clock further ahead than five minutes', () => {
    const { day } = apply(unwritten(date), { editedAt: now + 9e8 })
    expect(day.writers.painLevel?.stamp).toBe(now + 300_000)
  })

  it('advances the version and the count when every field lost, too', () => {
    const { day } = apply(said, { device: 'tablet00', n: 7, editedAt: now - 1 })
    expect([day.version, day.devices]).toEqual([2, { phone000: 1, tablet00: 7 }])
  })

  it('changes nothing it was given', () => {
    const before = structuredClone(said)
    apply(said, { n: 2, set: { painLevel: null, notes: 'x' } })
    expect(said).toEqual(before)
  })
})

describe('what once lost an edit', () => {
  const lostOf = (...edits: Partial<DayOperation>[]) => {
    let day = unwritten(date)
    const lost = edits.flatMap((edit) => {
      const merged = apply(day, edit)
      day = merged.day
      return merged.lost.map(({ value, writer }) => [writeOf(writer), value])
    })
    return { values: day.values, lost }
  }

  it('a value that arrived under a waiting edit is not covered unseen by the next one', () => {
    const arrived = { device: 'tablet00', set: { painLevel: 8 } }
    const waiting = { set: { painLevel: 5 }, editedAt: now - 60_000 }
    const next = { n: 2, set: { painLevel: 3 }, seen: { painLevel: ['phone000.1'] }, editedAt: now + 60_000 }
    const { values, lost } = lostOf(arrived, waiting, next)
    expect(values).toEqual({ painLevel: 3 })
    expect(lost).toEqual([
      ['phone000.1', 5],
      ['tablet00.1', 8],
    ])
  })

  it('a later edit of a device wins over its own, though both were made at one instant', () => {
    expect(lostOf({}, { n: 2, set: { painLevel: 2 }, seen: { painLevel: ['phone000.1'] } })).toEqual({
      values: { painLevel: 2 },
      lost: [],
    })
  })

  it('an edit of an old tab takes the field of its own device, and what that tab did not show is kept', () => {
    const fresh = { n: 2, set: { painLevel: 7 }, seen: { painLevel: ['phone000.1'] } }
    const stale = { n: 3, set: { painLevel: 1 }, seen: { painLevel: ['phone000.1'] }, editedAt: now - 1 }
    expect(lostOf({}, fresh, stale)).toEqual({ values: { painLevel: 1 }, lost: [['phone000.2', 7]] })
  })

  it('a write that was seen of one field says nothing of another field', () => {
    const both = { device: 'tablet00', set: { painLevel: 8, notes: 'Rested' } }
    const one = { set: { painLevel: 2, notes: 'Tired' }, seen: { painLevel: ['tablet00.1'] }, editedAt: now + 1 }
    expect(lostOf(both, one)).toEqual({
      values: { painLevel: 2, notes: 'Tired' },
      lost: [['tablet00.1', 'Rested']],
    })
  })

  it('a write that was seen says nothing of another write of its device', () => {
    const holds = { device: 'tablet00', n: 3, set: { painLevel: 8 } }
    const saw = { set: { painLevel: 2 }, seen: { painLevel: ['tablet00.2', 'tablet00.4'] }, editedAt: now - 1 }
    expect(lostOf(holds, saw)).toEqual({ values: { painLevel: 8 }, lost: [['phone000.1', 2]] })
  })

  it('a cleared value that an unseen edit takes is kept as cleared, and a list of nothing is not the same', () => {
    const cleared = { device: 'tablet00', set: { moods: null } }
    const none: Partial<DayOperation> = { set: { moods: [] }, editedAt: now + 1 }
    expect(lostOf(cleared, none)).toEqual({ values: { moods: [] }, lost: [['tablet00.1', null]] })
    expect(lostOf({ device: 'tablet00', set: { moods: [] } }, none).lost).toEqual([])
    expect(lostOf({ device: 'tablet00', set: { moods: ['Calm'] } }, { set: { moods: ['Calm'] } }).lost).toEqual([])
  })
})

describe('a replay', () => {
  it.each([
    [{ n: 1 }, true],
    [{ n: 2 }, false],
    [{ device: 'tablet00', n: 1 }, false],
  ])('of %j is %j', (changes, replay) => {
    expect(isReplay(said, operation(changes))).toBe(replay)
  })
})
