/**
 * A stopwatch: what it had counted when it last stopped, and since when it runs. Its instants are of any steady clock, in
 * ms. Nothing is added up by a timer, so it cannot drift.
 */
export interface Stopwatch {
  readonly countedMs: number
  readonly startedAt?: number
}

export const NEW_STOPWATCH: Stopwatch = { countedMs: 0 }

export const isRunning = ({ startedAt }: Stopwatch): boolean => startedAt !== undefined

/** The time that it shows at an instant. */
export function elapsedMs({ countedMs, startedAt }: Stopwatch, at: number): number {
  return startedAt === undefined ? countedMs : countedMs + Math.max(0, at - startedAt)
}

/** Lets it go on from what it shows. A running one is not changed. */
export function startStopwatch(watch: Stopwatch, at: number): Stopwatch {
  return isRunning(watch) ? watch : { countedMs: watch.countedMs, startedAt: at }
}

/** Stops it at what it shows, at most at `maxMs`. */
export function stopStopwatch(watch: Stopwatch, at: number, maxMs = Infinity): Stopwatch {
  return { countedMs: Math.min(elapsedMs(watch, at), maxMs) }
}
