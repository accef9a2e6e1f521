import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwritten } from '../../shared/days/merge/merge.ts'
import { operation } from '../../tests/fixtures/data/days.ts'
import { DATE } from '../../tests/fixtures/merge/device.ts'
import { CUSTOM, SETTINGS } from '../../tests/fixtures/merge/history.ts'
import { InMemory } from '../../tests/fixtures/merge/memory.ts'
import { happen, run } from '../../tests/fixtures/merge/model.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { applyEdit } from './apply.ts'

const RUNS = 10_000

describe(`devices, races, crashes and clocks, ${RUNS} runs, SEED=${seed}`, () => {
  it('[RELY-01] never lose, repeat or revive an edit, and are all told the same day', async () => {
    await fc.assert(
      fc.asyncProperty(run, (what) => happen(new InMemory(), what)),
      { numRuns: RUNS, seed },
    )
  })
})

describe('what is refused for good', () => {
  const editedAt = Date.parse(`${DATE}T12:00:00Z`)
  const DAY_MS = 86_400_000

  it('stays refused whenever a late copy comes, and takes no effect beside a later edit of its device', async () => {
    const table = new InMemory()
    const late = operation({ date: DATE, editedAt: editedAt + 15 * DAY_MS })
    for (const days of [15, 16, 400]) expect(await table.send(late, editedAt + days * DAY_MS)).toBe('refused')
    const day = await table.send({ ...late, n: 2, set: { notes: 'x' }, editedAt }, editedAt + 16 * DAY_MS)
    const items = await table.items()
    expect(await table.send(late, editedAt + 17 * DAY_MS)).toEqual(day)
    expect(await table.items()).toEqual(items)
  })

  it('is never what is to be answered: a replay is told the day after its window has closed', async () => {
    const table = new InMemory()
    const first = operation({ date: DATE, editedAt: editedAt + 3 * DAY_MS })
    const day = await table.send(first, editedAt)
    expect(await table.send(first, editedAt + 30 * DAY_MS)).toEqual(day)
  })
})

describe('an edit that others keep overtaking', () => {
  it('asks five times, then says busy', async () => {
    let asked = 0
    const days = {
      find: async () => ({ stored: unwritten(DATE), before: [] }),
      replace: async () => ++asked === 0,
    }
    const editing = applyEdit(days, operation(), { settings: SETTINGS, custom: CUSTOM, now: Date.now() })
    await expect(editing).rejects.toMatchObject({ code: 'busy' })
    expect(asked).toBe(5)
  })
})
