import { Cron } from 'croner'

const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** Returns the next instant (epoch ms) of a schedule, strictly after `after`. */
export type NextAfter = (after: number) => number

/**
 * Reads a schedule in the syntax of EventBridge Scheduler: `rate(5 minutes)`, counted from `start`, or
 * `cron(30 3 * * ? *)` in `zone` (IANA). Throws for any other expression.
 */
export function readSchedule(expression: string, zone: string, start: number): NextAfter {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (count && unit) {
    const everyMs = Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
    return (after) => start + (Math.floor((after - start) / everyMs) + 1) * everyMs
  }
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? []
  if (fields?.split(' ').length !== 6) throw new Error(`The local world does not know the schedule ${expression}`)
  // AWS cron has no seconds, Sunday is 1, and a step may start at a number (`0/15`).
  const cron = new Cron(`0 ${fields}`, { timezone: zone, alternativeWeekdays: true, sloppyRanges: true, paused: true })
  return (after) => cron.nextRun(new Date(after))?.getTime() ?? Number.POSITIVE_INFINITY
}
