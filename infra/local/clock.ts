/** The offset of the local world's clock from the machine's clock in milliseconds. All threads share it. */
export type SharedClock = Float64Array

export function newClock(): SharedClock {
  return new Float64Array(new SharedArrayBuffer(8))
}

const RealDate = globalThis.Date

export function nowOf(clock: SharedClock): number {
  return RealDate.now() + (clock[0] ?? 0)
}

/** Makes `Date` of this thread return the local world's time, so that no other code needs to know the clock. */
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
