import { assertKnownCustomFields, type CustomLists } from '../../shared/custom/rules.ts'
import { type FlareSettings, withInferredFlare } from '../../shared/days/flare/flare.ts'
import { isReplay, merge, type StoredDay } from '../../shared/days/merge/merge.ts'
import { assertEditable } from '../../shared/days/model/edit-age.ts'
import { MAX_LOST_EDITS_PER_DAY } from '../../shared/days/model/limits.ts'
import type { DayOperation } from '../../shared/days/model/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { assertRecentEdit } from '../../shared/records/edit-age.ts'
import type { DayStore } from '../table/records/day-store.ts'
import { chargeWriteUnits } from '../table/write-units.ts'

/** A day after an edit. `before` has the earlier days, and is absent for a replay. */
export interface AppliedEdit {
  day: StoredDay
  before?: readonly StoredDay[]
}

/** What the rules need to know about the user. `createdAt` is when the account was made (epoch ms). */
interface EditContext {
  settings: FlareSettings
  custom: CustomLists
  createdAt: number
  now: number
}

const TRIES = 5

/** What reading the days for an edit counts, in write units: an edit that writes nothing would be free. */
const READ_UNITS = 1

function chargeIfRefused(check: () => void): void {
  try {
    check()
  } catch (error) {
    chargeWriteUnits(READ_UNITS)
    throw error
  }
}

/**
 * Applies an edit. Reads and merges again when another write came in between. A replay returns the stored day before
 * any check can refuse it. Throws the errors of `assertRecentEdit`, `assertEditable` and `assertKnownCustomFields`,
 * `too-many-versions` when the day would have too many lost edits, and `busy` after five tries.
 */
export async function applyEdit(
  days: DayStore,
  operation: DayOperation,
  { settings, custom, createdAt, now }: EditContext,
): Promise<AppliedEdit> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { stored, before } = await days.find(operation.date)
    if (isReplay(stored, operation)) {
      chargeWriteUnits(READ_UNITS)
      return { day: stored }
    }
    chargeIfRefused(() => {
      assertRecentEdit(operation, createdAt, now)
      assertEditable(operation, now)
      assertKnownCustomFields(operation.set, custom)
    })
    const { day: merged, lost } = merge(stored, operation, now)
    if (lost.length > 0 && (merged.lostEdits ?? 0) > MAX_LOST_EDITS_PER_DAY) throw new DomainError('too-many-versions')
    const day = withInferredFlare(merged, before, settings)
    const change = { before: stored, after: day, lost, settled: operation.settles ?? [] }
    if (await days.replace(change)) return { day, before }
  }
  throw new DomainError('busy')
}
