import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { emptyStoredDay, isReplay, merge, type StoredDay } from '../days/merge/merge.ts'
import type { DayField } from '../days/model/fields.ts'
import { type Writer, writeIdOf } from '../records/merge.ts'
import { type ImportedDay, mergeImportedDay } from './merge-day.ts'

const date = '2026-11-20'
const now = Date.parse('2026-11-20T12:00:00Z')

/** The file of an account that has this day and these lost edits. */
function fileOf({ values, writers, devices }: StoredDay, lostEdits: ImportedDay['lostEdits'] = []): ImportedDay {
  return { date, values, writers, devices, lostEdits }
}

const FIELDS = ['painLevel', 'frequency', 'nocturia'] as const
const anyEdit = fc.record({
  device: fc.integer({ min: 0, max: 2 }),
  field: fc.constantFrom(...FIELDS),
  value: fc.option(fc.integer({ min: 0, max: 9 })),
  at: fc.integer({ min: 0, max: 9 }),
  hasSeen: fc.boolean(),
})
type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer E> ? E : never

/** An account: its day, what it has lost, and the writes that its user has seen on a screen. */
interface Account {
  day: StoredDay
  lost: { field: DayField; value: unknown; writer: Writer }[]
}

/** Applies edits to an account. `name` tells the devices of two accounts apart, which never have the same. */
function applyEdits(account: Account, edits: readonly AnyEdit[], name: string): Account {
  let { day } = account
  const lost = [...account.lost]
  for (const { device, field, value, at, hasSeen } of edits) {
    const id = `${name}${device}`.padEnd(8, '0')
    const writer = day.writers[field]
    const operation = {
      device: id,
      n: (day.devices[id] ?? 0) + 1,
      date,
      set: { [field]: value },
      seen: hasSeen && writer ? { [field]: [writeIdOf(writer)] } : {},
      editedAt: now - at,
      zone: 'UTC',
    }
    expect(isReplay(day, operation)).toBe(false)
    const merged = merge(day, operation, now)
    day = merged.day
    lost.push(...merged.lost)
  }
  return { day, lost }
}

const withLost = ({ day, lost }: Account) =>
  fileOf(
    day,
    lost.map(({ field, value, writer }) => ({ field, value: value as number | null, ...writer })),
  )

const anyAccounts = fc.tuple(fc.array(anyEdit), fc.array(anyEdit), fc.array(anyEdit)).map(([common, first, second]) => {
  const base = applyEdits({ day: emptyStoredDay(date), lost: [] }, common, 'c')
  return [applyEdits(base, first, 'a'), applyEdits(base, second, 'b')] as const
})

const contentOf = ({ values, writers, devices }: StoredDay) => ({ values, writers, devices })

describe('a day of a file', () => {
  it('[PROF-03] is the same in an empty account', () => {
    fc.assert(
      fc.property(anyAccounts, ([{ day }]) => {
        expect(contentOf(mergeImportedDay(emptyStoredDay(date), fileOf(day), now).day)).toEqual(contentOf(day))
      }),
      { seed },
    )
  })

  it('[PROF-03] changes nothing the second time, nor in its own account later', () => {
    fc.assert(
      fc.property(anyAccounts, fc.array(anyEdit), ([first, second], later) => {
        const file = withLost(second)
        const once = mergeImportedDay(first.day, file, now)
        expect(mergeImportedDay(once.day, file, now)).toMatchObject({ isChanged: once.day.version === 0, lost: [] })
        const after = applyEdits(second, later, 'b')
        expect(mergeImportedDay(after.day, file, now).isChanged).toBe(after.day.version === 0)
      }),
      { seed },
    )
  })

  it('[PROF-03] [RELY-01] leads to the same values whichever account is imported into the other', () => {
    fc.assert(
      fc.property(anyAccounts, ([first, second]) => {
        const there = mergeImportedDay(first.day, withLost(second), now).day
        const back = mergeImportedDay(second.day, withLost(first), now).day
        expect(contentOf(there)).toEqual(contentOf(back))
      }),
      { seed },
    )
  })

  it('[PROF-03] [RELY-01] loses no value: each is stored, or a lost edit, or was replaced by an edit that knew it', () => {
    fc.assert(
      fc.property(anyAccounts, ([first, second]) => {
        const { day, lost } = mergeImportedDay(first.day, withLost(second), now)
        for (const side of [first, second])
          for (const [field, writer] of Object.entries(side.day.writers) as [DayField, Writer][]) {
            const value = side.day.values[field] ?? null
            const other = side === first ? second : first
            const wasKnown = writer.n <= (other.day.devices[writer.device] ?? 0)
            const isThere = (day.values[field] ?? null) === value
            const isLost = lost.some((edit) => edit.field === field && writeIdOf(edit.writer) === writeIdOf(writer))
            expect(wasKnown || isThere || isLost).toBe(true)
          }
      }),
      { seed },
    )
  })

  it.each([
    ['a later write wins, and the other one stays as a version', 1, { painLevel: 8 }, 1, 0],
    ['an earlier write loses, and stays as a version', -1, { painLevel: 3 }, 0, 1],
  ])('[PROF-03] %s', (_, laterMs, values, replaced, kept) => {
    const writer = { device: 'phone000', n: 1, stamp: now }
    const stored = {
      ...emptyStoredDay(date),
      version: 1,
      values: { painLevel: 3 },
      writers: { painLevel: writer },
      devices: { phone000: 1 },
    }
    const other = { device: 'tablet00', n: 1, stamp: now + laterMs }
    const file = {
      date,
      values: { painLevel: 8 },
      writers: { painLevel: other },
      devices: { tablet00: 1 },
      lostEdits: [],
    }
    const merged = mergeImportedDay(stored, file, now)
    expect(merged).toMatchObject({ day: { values, version: 2 }, replaced, kept, isChanged: true })
    expect(merged.lost).toHaveLength(1)
  })

  it('[PROF-03] cannot win by a time in the future', () => {
    const future = { device: 'tablet00', n: 1, stamp: now + 86_400_000 }
    const file = {
      date,
      values: { painLevel: 8 },
      writers: { painLevel: future },
      devices: { tablet00: 1 },
      lostEdits: [],
    }
    expect(mergeImportedDay(emptyStoredDay(date), file, now).day.writers.painLevel?.stamp).toBe(now + 300_000)
  })
})
