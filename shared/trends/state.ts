import { isFlareDay, isLogged } from '../days/model/day.ts'
import type { Day } from '../days/model/schema.ts'

/** What is known about each day besides its fields, as bits. */
const LOGGED = 1
const FLARE_TAGGED = 2
const FLARE_MANAGED = 4
const FLARE_INFERRED = 8
export const MAX_STATE = LOGGED | FLARE_TAGGED | FLARE_MANAGED | FLARE_INFERRED

type FlareFacts = Pick<Day, 'values' | 'flareInferred'>

/** The state of a day: a bit set. */
export function stateOf(day: FlareFacts): number {
  const { flareManual, isManagingFlare } = day.values
  return (
    (isLogged(day) ? LOGGED : 0) |
    (flareManual === true ? FLARE_TAGGED : 0) |
    (isManagingFlare === true ? FLARE_MANAGED : 0) |
    (day.flareInferred ? FLARE_INFERRED : 0)
  )
}

/** What a state says about flares, in the form in which every rule about flares reads it. */
export function flareFactsOf(state: number): FlareFacts {
  return {
    values: {
      ...((state & FLARE_TAGGED) !== 0 && { flareManual: true }),
      ...((state & FLARE_MANAGED) !== 0 && { isManagingFlare: true }),
    },
    flareInferred: (state & FLARE_INFERRED) !== 0,
  }
}

/** Whether the day has any value, as `isLogged` says of the whole day. */
export function isLoggedState(state: number): boolean {
  return (state & LOGGED) !== 0
}

/** Whether the day is a flare day, by the same rule as everywhere. Source: requirement FLARE-08. */
export function isFlareState(state: number): boolean {
  return isFlareDay(flareFactsOf(state))
}

/** The state of a day that is logged if it was so in the state `before`. */
export function withLogged(state: number, before: number): number {
  return state | (before & LOGGED)
}
