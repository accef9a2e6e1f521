import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyStoredDay } from '../../shared/days/merge/merge.ts'
import { newOperation } from '../../tests/fixtures/data/days.ts'
import { DATE } from '../../tests/fixtures/merge/device.ts'
import { CUSTOM, SETTINGS } from '../../tests/fixtures/merge/history.ts'
import { InMemoryService } from '../../tests/fixtures/merge/in-memory-service.ts'
import { anyRun, executeRun } from '../../tests/fixtures/merge/model.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { countWriteUnits } from '../table/write-units.ts'
import { applyEdit } from './apply.ts'

const RUNS = 1_000

describe(`devices, races, crashes and clocks, ${RUNS} runs, SEED=${seed}`, () => {
  it('[RELY-01] never lose, repeat or revive an edit, and all devices receive the same day', async () => {
    await fc.assert(
      fc.asyncProperty(anyRun, (events) => executeRun(new InMemoryService(), events)),
      { numRuns: RUNS, seed },
    )
  })
})

describe('a permanently refused edit', () => {
  const editedAt = Date.parse(`${DATE}T12:00:00Z`)
  const DAY_MS = 86_400_000

  it('stays refused when it is sent again, and changes nothing after a later edit of its device', async () => {
    const table = new InMemoryService()
    const late = newOperation({ date: DATE, editedAt: editedAt + 15 * DAY_MS })
    for (const days of [15, 16, 400]) expect(await table.send(late, editedAt + days * DAY_MS)).toBe('refused')
    const day = await table.send({ ...late, n: 2, set: { notes: 'x' }, editedAt }, editedAt + 16 * DAY_MS)
    const items = await table.items()
    expect(await table.send(late, editedAt + 17 * DAY_MS)).toEqual(day)
    expect(await table.items()).toEqual(items)
  })

  it('[SEC-12] counts for the write budget, as a replay does, although it writes nothing', async () => {
    const table = new InMemoryService()
    const sent = newOperation({ date: DATE, editedAt })
    const late = { ...sent, n: 2 }
    const unitsOf = async (operation: typeof sent, now: number) => {
      let counted = 0
      await countWriteUnits(
        () => table.send(operation, now),
        async (units) => void (counted = units),
      )
      return counted
    }
    await table.send(sent, editedAt)
    expect(await unitsOf(sent, editedAt)).toBe(1)
    expect(await unitsOf(late, editedAt + 400 * DAY_MS)).toBe(1)
  })

  it('is never a replay: a replay returns the day even after the day can no longer be changed', async () => {
    const table = new InMemoryService()
    const first = newOperation({ date: DATE, editedAt: editedAt + 3 * DAY_MS })
    const day = await table.send(first, editedAt)
    expect(await table.send(first, editedAt + 30 * DAY_MS)).toEqual(day)
  })
})

describe('an edit with conflicting writes', () => {
  it('is tried five times, then throws busy', async () => {
    let tries = 0
    const days = {
      find: async () => ({ stored: emptyStoredDay(DATE), before: [] }),
      replace: async () => ++tries === 0,
    }
    const applying = applyEdit(days, newOperation(), {
      settings: SETTINGS,
      custom: CUSTOM,
      createdAt: 0,
      now: Date.now(),
    })
    await expect(applying).rejects.toMatchObject({ code: 'busy' })
    expect(tries).toBe(5)
  })
})
