import fc from 'fast-check'
import { expect, it } from 'vitest'
import { elapsedMs, isRunning, NEW_STOPWATCH, startStopwatch, stopStopwatch } from './stopwatch.ts'

it('[EX-01] shows exactly the time that it ran, however often it was paused', () => {
  const anySteps = fc.array(fc.record({ waits: fc.boolean(), ms: fc.double({ min: 0, max: 1e6, noNaN: true }) }))
  fc.assert(
    fc.property(anySteps, (steps) => {
      let [watch, at, ran] = [NEW_STOPWATCH, 1_000, 0]
      for (const { waits, ms } of steps) {
        watch = waits ? stopStopwatch(watch, at) : startStopwatch(watch, at)
        at += ms
        if (!waits) ran += ms
        expect(isRunning(watch)).toBe(!waits)
        expect(elapsedMs(watch, at)).toBeCloseTo(ran, 3)
      }
    }),
  )
})

it('[EX-01] stops at the end of the session, and a second start changes nothing', () => {
  const running = startStopwatch(NEW_STOPWATCH, 5_000)
  expect(startStopwatch(running, 9_000)).toBe(running)
  expect(stopStopwatch(running, 999_000, 300_000)).toEqual({ countedMs: 300_000 })
  expect(elapsedMs(running, 4_000)).toBe(0)
})
