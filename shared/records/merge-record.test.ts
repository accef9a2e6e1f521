import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRecordRun, executeRecordRun } from '../../tests/fixtures/records/model.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { EMPTY_ITEM, isMerged, mergeRecord, presentRecords, type StoredItem } from './merge-record.ts'
import type { RecordOperation } from './operation.ts'
import { toShown } from './replies.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000
const operation = (changes: Partial<RecordOperation> = {}): RecordOperation => ({
  ...{ id: 'one', device: 'phone000', n: 1, set: { text: 'Tea?' }, seen: {}, editedAt: now, zone: 'UTC' },
  ...changes,
})
const mergeInto = (item: StoredItem, changes: Partial<RecordOperation> = {}, at = now) =>
  mergeRecord(item, operation(changes), at)
const shown = (item: StoredItem) =>
  Object.entries(presentRecords(item)).map(([id, record]) => [id, toShown(record)] as const)
const ONE = mergeInto(EMPTY_ITEM)
const fromTablet = { device: 'tablet00', n: 1 }

describe('[REC-01] a record', () => {
  it('shows its values, who wrote them, and what lost', () => {
    const both = mergeInto(ONE, { ...fromTablet, set: { text: 'Coffee?' }, editedAt: now - 1 })
    const lost = [{ field: 'text', value: 'Coffee?', write: 'tablet00.1', editedAt: now - 1 }]
    expect(shown(both)).toEqual([['one', { values: { text: 'Tea?' }, seen: { text: ['phone000.1'] }, lost }]])
  })

  it('that was removed returns with an edit whose maker had not seen that, and the removal is shown', () => {
    const removed = mergeInto(ONE, { n: 2, set: {}, removes: true, seen: { text: ['phone000.1'] } })
    expect(shown(removed)).toEqual([])
    const back = mergeInto(removed, { ...fromTablet, set: { note: 'Ask first' } })
    const values = { text: 'Tea?', note: 'Ask first' }
    expect(shown(back)).toMatchObject([['one', { values, lost: [{ field: 'removed', write: 'phone000.2' }] }]])
  })

  it('stays when the one who removes it had not seen what was just written, and the removal is shown', () => {
    const written = mergeInto(ONE, { ...fromTablet, set: { note: 'Ask first' } })
    const both = mergeInto(written, { n: 2, set: {}, removes: true, seen: { text: ['phone000.1'] } })
    const values = { text: 'Tea?', note: 'Ask first' }
    expect(shown(both)).toMatchObject([['one', { values, lost: [{ field: 'removed', write: 'phone000.2' }] }]])
  })

  it('that its own device removed returns without a word, as Undo wants', () => {
    const removed = mergeInto(ONE, { n: 2, set: {}, removes: true, seen: { text: ['phone000.1'] } })
    const back = mergeInto(removed, { n: 3, set: { text: 'Tea?' }, seen: { text: ['phone000.1'] } })
    expect(shown(back)).toMatchObject([['one', { values: { text: 'Tea?' }, lost: [] }]])
  })

  it('no longer has a lost value about which the user has decided', () => {
    const both = mergeInto(ONE, { ...fromTablet, set: { text: 'Coffee?' }, editedAt: now - 1 })
    const settles = [{ field: 'text', write: 'tablet00.1' }]
    const decided = mergeInto(both, { n: 2, set: { text: 'Tea?' }, seen: { text: ['phone000.1'] }, settles })
    expect(shown(decided)).toMatchObject([['one', { lost: [] }]])
  })

  it('keeps at most 20 lost values, and refuses another one', () => {
    const lose = (item: StoredItem, n: number) =>
      mergeInto(item, { device: 'tablet00', n, set: { text: `${n}` }, editedAt: now - n })
    const full = Array.from({ length: 20 }, (_, index) => index + 1).reduce(lose, ONE)
    expect(() => lose(full, 21)).toThrow('too-many-kept-values')
  })

  it('is the only one that changes', () => {
    const two = mergeRecord(ONE, operation({ id: 'two', n: 2 }), now)
    expect(two.records['one']).toBe(ONE.records['one'])
    expect(Object.keys(two.records)).toEqual(['one', 'two'])
  })
})

describe('[REC-01] an item', () => {
  it('knows a repeated edit of a device for 60 days after it arrived or was made', () => {
    expect(isMerged(ONE, operation())).toBe(true)
    const later = mergeInto(ONE, { ...fromTablet }, now + 60 * DAY_MS)
    expect(isMerged(later, operation())).toBe(true)
    expect(isMerged(mergeInto(later, { ...fromTablet, n: 2 }, now + 60 * DAY_MS + 1), operation())).toBe(false)
  })

  it('keeps what arrives late for 60 days from its arrival', () => {
    const late = { ...fromTablet, editedAt: now - 58 * DAY_MS }
    const lost = mergeInto(ONE, { ...late, set: { text: 'Coffee?' } })
    const seen = { text: ['phone000.1'] }
    const removed = mergeRecord(lost, operation({ ...late, n: 2, set: {}, removes: true, seen }), now)
    const after = mergeRecord(removed, operation({ id: 'two', n: 2 }), now + 59 * DAY_MS)
    expect(after.records['one']).toMatchObject({ removed: { ...fromTablet, n: 2 }, lost: [{ value: 'Coffee?' }] })
  })

  it('keeps nothing that loses of a field of which only the latest value counts, and has room for it', () => {
    const lose = (item: StoredItem, n: number, set: object) =>
      mergeRecord(item, operation({ device: 'tablet00', n, set, editedAt: now - n }), now, { latestOnly: ['order'] })
    const full = Array.from({ length: 20 }, (_, index) => index + 1).reduce(
      (item, n) => lose(item, n, { text: `${n}` }),
      mergeInto(EMPTY_ITEM, { set: { text: 'Tea?', order: 1 } }),
    )
    expect(() => lose(full, 21, { text: 'Coffee?' })).toThrow('too-many-kept-values')
    expect(lose(full, 21, { order: 7 }).records['one']?.lost).toHaveLength(20)
  })

  it('forgets removed records and lost values after 60 days', () => {
    const lost = mergeInto(ONE, { ...fromTablet, set: { text: 'Coffee?' }, editedAt: now - 1 })
    const removed = mergeRecord(lost, operation({ id: 'two', n: 2, set: {}, removes: true }), now)
    const much = now + 61 * DAY_MS
    const after = mergeRecord(removed, operation({ id: 'three', n: 3, editedAt: much }), much)
    expect(Object.keys(after.records)).toEqual(['one', 'three'])
    expect(after.records['one']?.lost).toEqual([])
  })
})

const RUNS = 500

it(`[REC-01] no edit of a record is lost, repeated or revived (${RUNS} runs, SEED=${seed})`, () => {
  fc.assert(fc.property(anyRecordRun, executeRecordRun), { numRuns: RUNS, seed, endOnFailure: true })
})
