import { assertOwn, type Custom } from '../../shared/custom/rules.ts'
import { type FlareSettings, judge } from '../../shared/days/flare/flare.ts'
import { isReplay, type LostEdit, merge, type StoredDay } from '../../shared/days/merge/merge.ts'
import type { DayOperation, LostName } from '../../shared/days/model/schema.ts'
import { assertEditable } from '../../shared/days/model/window.ts'
import { DomainError } from '../../shared/problems.ts'
import type { LocalDate } from '../../shared/time/local-date.ts'

/** One person's days, where they are kept. */
export interface Days {
  /** The day as it stands, and those before it that a rule looks at. */
  find: (date: LocalDate) => Promise<{ stored: StoredDay; before: readonly StoredDay[] }>
  /**
   * Stores a day with what lost in it, and without what had lost before and is settled; `false`, with nothing changed,
   * when another write came between.
   */
  replace: (day: StoredDay, lost: readonly LostEdit[], settled: readonly LostName[]) => Promise<boolean>
}

/** A day as it stands after an edit; `before`, the days before it, where the edit was new. */
export interface Applied {
  day: StoredDay
  before?: readonly StoredDay[]
}

const TRIES = 5

/**
 * Applies an edit, reading and asking again when another write came between. A replay is answered before anything could
 * refuse it. Throws what `assertEditable` and `assertOwn` throw, and `busy` after five tries.
 */
export async function applyEdit(
  days: Days,
  operation: DayOperation,
  { settings, custom, now }: { settings: FlareSettings; custom: Custom; now: number },
): Promise<Applied> {
  for (let tried = 0; tried < TRIES; tried++) {
    const { stored, before } = await days.find(operation.date)
    if (isReplay(stored, operation)) return { day: stored }
    assertEditable(operation, now)
    assertOwn(operation.set, custom)
    const { day: merged, lost } = merge(stored, operation, now)
    const day = judge(merged, before, settings)
    if (await days.replace(day, lost, operation.settles ?? [])) return { day, before }
  }
  throw new DomainError('busy')
}
