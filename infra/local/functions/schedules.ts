import { nowOf, type SharedClock } from '../clock.ts'
import type { NextAfter } from './occurrences.ts'

const MINUTE_MS = 60_000
/**
 * How many occurrences of a schedule one jump of the clock runs at most, its last ones: a day of minutes, four years of
 * days. The others are missed, as in an outage.
 */
const MOST_AT_ONCE = 1_440

export interface Schedule {
  name: string
  expression: string
  nextAfter: NextAfter
  /** Rejects when the run failed. */
  run: () => Promise<unknown>
  /** How often a failed run is tried again, after one minute, then after two. */
  retries: number
  /** Keeps a run that failed for the last time. */
  giveUp: () => Promise<unknown>
}

interface Due {
  at: number
  schedule: Schedule
  /** 0 for an occurrence, then the number of the retry. */
  attempt: number
}

/** Runs the schedules by the local world's clock, one run after the other in the order in which they fall due. */
export class Schedules {
  private readonly clock: SharedClock
  private readonly schedules: readonly Schedule[]
  private waiting: Due[]
  private working: Promise<unknown> = Promise.resolve()
  private readonly timer: NodeJS.Timeout

  constructor(clock: SharedClock, schedules: readonly Schedule[]) {
    this.clock = clock
    this.schedules = schedules
    this.waiting = schedules.map((schedule) => this.occurrence(schedule, nowOf(clock)))
    this.timer = setInterval(() => void this.inTurn(() => this.runUntil(nowOf(clock))), 1_000).unref()
  }

  /** Runs once whatever has a rate: on AWS that begins as soon as it is made. */
  begin(): Promise<void> {
    return this.inTurn(async () => {
      const at = nowOf(this.clock)
      const rates = this.schedules.filter(({ expression }) => expression.startsWith('rate('))
      for (const schedule of rates) await this.run({ at, schedule, attempt: 0 })
    })
  }

  stop(): void {
    clearInterval(this.timer)
  }

  list() {
    return this.schedules.map((schedule) => {
      const { name, expression } = schedule
      const mine = this.waiting.filter((due) => due.schedule === schedule)
      const next = mine.find(({ attempt }) => attempt === 0)?.at ?? Number.POSITIVE_INFINITY
      const retriesWaiting = mine.filter(({ attempt }) => attempt > 0).length
      return { name, expression, next: Number.isFinite(next) ? new Date(next).toISOString() : null, retriesWaiting }
    })
  }

  /** Runs one now, beside its times. Answers whether it succeeded; one that failed is tried again like any other. */
  async runNow(name: string): Promise<{ succeeded: boolean }> {
    const schedule = this.schedules.find((each) => each.name === name)
    if (!schedule) throw new TypeError(`There is no schedule ${name}`)
    return this.inTurn(async () => ({ succeeded: await this.run({ at: nowOf(this.clock), schedule, attempt: 0 }) }))
  }

  /**
   * Moves the clock (epoch ms). Forward, it stops at each run that falls due on the way. Back, it drops what waits to
   * be tried again, and what falls due from there on runs, whether it once ran or not.
   */
  moveClock(target: number): Promise<void> {
    return this.inTurn(async () => {
      if (target >= nowOf(this.clock)) return this.runUntil(target)
      this.clock[0] = (this.clock[0] ?? 0) + target - nowOf(this.clock)
      this.waiting = this.schedules.map((schedule) => this.occurrence(schedule, target))
    })
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.working.then(work)
    this.working = done.catch(() => undefined)
    return done
  }

  private async runUntil(target: number): Promise<void> {
    this.skip(target)
    for (let due = this.take(target); due; due = this.take(target)) {
      this.forwardTo(due.at)
      if (due.attempt === 0) this.waiting.push(this.occurrence(due.schedule, due.at))
      await this.run(due)
    }
    this.forwardTo(target)
  }

  /** Takes out the earliest that is due by `target`. */
  private take(target: number): Due | undefined {
    const [due] = this.waiting.toSorted((a, b) => a.at - b.at)
    if (!due || due.at > target) return undefined
    this.waiting = this.waiting.filter((each) => each !== due)
    return due
  }

  private skip(target: number): void {
    for (const due of this.waiting.filter(({ attempt, at }) => attempt === 0 && at <= target)) {
      const everyMs = due.schedule.nextAfter(due.at) - due.at
      due.at = Math.max(due.at, due.schedule.nextAfter(target - MOST_AT_ONCE * everyMs))
    }
  }

  private async run({ schedule, attempt }: Due): Promise<boolean> {
    try {
      await schedule.run()
      return true
    } catch {
      const at = nowOf(this.clock) + (attempt + 1) * MINUTE_MS
      if (attempt < schedule.retries) this.waiting.push({ at, schedule, attempt: attempt + 1 })
      else await schedule.giveUp()
      return false
    }
  }

  private occurrence(schedule: Schedule, after: number): Due {
    return { at: schedule.nextAfter(after), schedule, attempt: 0 }
  }

  private forwardTo(instant: number): void {
    this.clock[0] = (this.clock[0] ?? 0) + Math.max(0, instant - nowOf(this.clock))
  }
}
