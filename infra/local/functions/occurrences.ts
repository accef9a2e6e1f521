import { Cron } from 'croner'

const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** The instant (epoch ms) at which a schedule runs next, strictly after `after`. */
export type NextAfter = (after: number) => number

/**
 * Reads a schedule as EventBridge Scheduler writes it: `rate(5 minutes)`, counted from `start`, or `cron(30 3 * * ? *)`
 * in `zone` (IANA). Throws for any other.
 */
export function readSchedule(expression: string, zone: string, start: number): NextAfter {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (count && unit) {
    const everyMs = Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
    return (after) => start + (Math.floor((after - start) / everyMs) + 1) * everyMs
  }
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? []
  if (fields?.split(' ').length !== 6) throw new Error(`The local world does not know the schedule ${expression}`)
  // AWS counts Sunday as 1, has no seconds, and steps from a number.
  const cron = new Cron(`0 ${fields}`, { timezone: zone, alternativeWeekdays: true, sloppyRanges: true, paused: true })
  return (after) => cron.nextRun(new Date(after))?.getTime() ?? Number.POSITIVE_INFINITY
}
