import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SCHEDULE_NAMES } from '../../shared/operations/names.ts'
import { isOverdue } from '../../shared/operations/overdue.ts'
import type { OperationsState } from '../../shared/operations/schema.ts'
import { findMailDays } from '../table/records/mail-days.ts'
import { findRuns } from '../table/records/runs.ts'

/** The beginning of the hash of this function's code. */
const BUILD = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex')
  .slice(0, 8)

/** Schedules, refused mail and the build at `now` (epoch ms). Source: requirement OPS-04. */
export async function readState(now: number): Promise<OperationsState> {
  const [runs, mail] = await Promise.all([findRuns(), findMailDays(now)])
  const schedules = SCHEDULE_NAMES.map((name) => {
    const last = runs.get(name)
    return { name, ...(last && { last }), isOverdue: last !== undefined && isOverdue(name, last.at, now) }
  })
  return { schedules, mail, build: BUILD }
}
