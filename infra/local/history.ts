import type { DayValues } from '../../shared/days/fields.ts'
import { addDays, type LocalDate, localDate } from '../../shared/time/local-date.ts'

/** Numbers in [0, 1) that the same seed makes again (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const NOTES = [
  'Slept badly, warm bath helped a little.',
  'Calmer day. Walked to the shop and back.',
  'Sharp in the morning, easier after lunch.',
  'Long meeting, could not get away.',
]

/**
 * The `count` days before today with pain that comes in waves of about three weeks, flares of a few days, and one
 * day in six not logged. Today is left for the person.
 */
export function historyOf(
  count: number,
  now: number,
  zone: string,
  seed: number,
): { date: LocalDate; values: DayValues }[] {
  const next = random(seed)
  const today = localDate(now, zone)
  const days = Array.from({ length: count }, (_, index) => {
    const wave = 3 + 2 * Math.sin((2 * Math.PI * index) / 21)
    const painLevel = Math.max(0, Math.min(10, Math.round(wave + 3 * (next() - 0.5))))
    const urgencyLevel = Math.max(0, Math.min(5, Math.round(painLevel / 2 + 2 * (next() - 0.5))))
    const note = next() < 0.15 ? NOTES[Math.floor(next() * NOTES.length)] : undefined
    const logged = next() > 1 / 6
    const values: DayValues = { painLevel, urgencyLevel, ...(note && { notes: note }) }
    return { date: addDays(today, index - count), values, logged }
  })
  return days.filter(({ logged }) => logged).map(({ date, values }) => ({ date, values }))
}
