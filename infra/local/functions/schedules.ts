import { nowOf, type SharedClock } from '../clock.ts'
import type { NextAfter } from './occurrences.ts'

const MINUTE_MS = 60_000
/**
 * The maximum number of runs of a schedule in one jump of the clock: the runs of five minutes for `rate(1 minute)`, of
 * five days for `rate(1 day)`. Only the last ones run. Earlier ones are missed, as in an outage, so that a jump is quick.
 */
const MAX_RUNS_PER_JUMP = 5

export interface Schedule {
  name: string
  expression: string
  nextAfter: NextAfter
  /** Rejects when the run failed. */
  run: () => Promise<unknown>
  /** The number of retries of a failed run. The first is after one minute, the second two minutes later. */
  retries: number
  /** Stores the event of a run that failed after its last retry. */
  storeFailedRun: () => Promise<unknown>
}

interface DueRun {
  at: number
  schedule: Schedule
  /** 0 for a regular run, or the number of the retry. */
  attempt: number
}

/** Runs the schedules by the local world's clock, one run at a time in the order of their due times. */
export class Schedules {
  private readonly clock: SharedClock
  private readonly schedules: readonly Schedule[]
  private readonly untilJobsDone: () => Promise<void>
  private waiting: DueRun[]
  private lastWork: Promise<unknown> = Promise.resolve()
  private readonly timer: NodeJS.Timeout

  /** `untilJobsDone` waits for the jobs that a run has queued, so that they run before the clock moves on. */
  constructor(clock: SharedClock, schedules: readonly Schedule[], untilJobsDone: () => Promise<void>) {
    this.clock = clock
    this.schedules = schedules
    this.untilJobsDone = untilJobsDone
    this.waiting = schedules.map((schedule) => this.regularRun(schedule, nowOf(clock)))
    this.timer = setInterval(() => void this.runInSequence(() => this.runUntil(nowOf(clock))), 1_000).unref()
  }

  /** Runs each `rate` schedule once, because on AWS its first run is at its creation. */
  runRateSchedules(): Promise<void> {
    return this.runInSequence(async () => {
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
      const dueRuns = this.waiting.filter((due) => due.schedule === schedule)
      const next = dueRuns.find(({ attempt }) => attempt === 0)?.at ?? Number.POSITIVE_INFINITY
      const retriesWaiting = dueRuns.filter(({ attempt }) => attempt > 0).length
      return { name, expression, next: Number.isFinite(next) ? new Date(next).toISOString() : null, retriesWaiting }
    })
  }

  /** Runs a schedule now, besides its regular runs. Returns whether it succeeded. A failed run is retried as usual. */
  async runNow(name: string): Promise<{ succeeded: boolean }> {
    const schedule = this.schedules.find((each) => each.name === name)
    if (!schedule) throw new TypeError(`There is no schedule ${name}`)
    return this.runInSequence(async () => ({
      succeeded: await this.run({ at: nowOf(this.clock), schedule, attempt: 0 }),
    }))
  }

  /**
   * Moves the clock to `target` (epoch ms). A move forward stops at each due run on the way. A move back drops waiting
   * retries, and regular runs after `target` will run again, even if they ran before.
   */
  moveClock(target: number): Promise<void> {
    return this.runInSequence(async () => {
      if (target >= nowOf(this.clock)) return this.runUntil(target)
      this.clock[0] = (this.clock[0] ?? 0) + target - nowOf(this.clock)
      this.waiting = this.schedules.map((schedule) => this.regularRun(schedule, target))
    })
  }

  private runInSequence<T>(work: () => Promise<T>): Promise<T> {
    const done = this.lastWork.then(work)
    this.lastWork = done.catch(() => undefined)
    return done
  }

  private async runUntil(target: number): Promise<void> {
    this.skipMissedRuns(target)
    for (let due = this.takeNextDue(target); due; due = this.takeNextDue(target)) {
      this.advanceClockTo(due.at)
      if (due.attempt === 0) this.waiting.push(this.regularRun(due.schedule, due.at))
      await this.run(due)
      await this.untilJobsDone()
    }
    this.advanceClockTo(target)
  }

  /** Removes and returns the earliest run that is due by `target`. */
  private takeNextDue(target: number): DueRun | undefined {
    const [due] = this.waiting.toSorted((a, b) => a.at - b.at)
    if (!due || due.at > target) return undefined
    this.waiting = this.waiting.filter((each) => each !== due)
    return due
  }

  /** Moves a due time so that at most the last `MAX_RUNS_PER_JUMP` runs up to `target` remain. */
  private skipMissedRuns(target: number): void {
    for (const due of this.waiting.filter(({ attempt, at }) => attempt === 0 && at <= target)) {
      const everyMs = due.schedule.nextAfter(due.at) - due.at
      due.at = Math.max(due.at, due.schedule.nextAfter(target - MAX_RUNS_PER_JUMP * everyMs))
    }
  }

  private async run({ schedule, attempt }: DueRun): Promise<boolean> {
    try {
      await schedule.run()
      return true
    } catch {
      const at = nowOf(this.clock) + (attempt + 1) * MINUTE_MS
      if (attempt < schedule.retries) this.waiting.push({ at, schedule, attempt: attempt + 1 })
      else await schedule.storeFailedRun()
      return false
    }
  }

  private regularRun(schedule: Schedule, after: number): DueRun {
    return { at: schedule.nextAfter(after), schedule, attempt: 0 }
  }

  private advanceClockTo(instant: number): void {
    this.clock[0] = (this.clock[0] ?? 0) + Math.max(0, instant - nowOf(this.clock))
  }
}
