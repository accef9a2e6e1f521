/** One offset for the whole local world, shared by every thread: milliseconds ahead of the machine's clock. */
export type SharedClock = Float64Array

export function newClock(): SharedClock {
  return new Float64Array(new SharedArrayBuffer(8))
}

const RealDate = globalThis.Date

export function nowOf(clock: SharedClock): number {
  return RealDate.now() + (clock[0] ?? 0)
}

/** Makes `Date` of this thread tell the local world's time, so that code under it needs to know nothing of it. */
export function installClock(clock: SharedClock): void {
  class WorldDate extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length ? parts : [nowOf(clock)]) as [number]))
    }

    static override now() {
      return nowOf(clock)
    }
  }
  globalThis.Date = WorldDate as DateConstructor
}
