import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import type { Home } from './home-query.ts'

/**
 * What this visit has done with the welcome. `open`: it is on screen, and stays there even if another device completes
 * the set-up meanwhile. `closed`: the user has completed or postponed it.
 */
type WelcomeState = 'open' | 'closed'

let visit: { account: string; state: WelcomeState | undefined } | undefined
const listeners = createListeners()

/** Sets the state of the welcome for this visit of a user; `undefined`: home decides. */
export function setWelcome(account: string, state: WelcomeState | undefined): void {
  visit = { account, state }
  listeners.tell()
}

/** Ends the welcome's time on screen, when the user goes elsewhere. What they find on their return, home decides. */
export function leaveWelcome(account: string): void {
  if (visit?.state === 'open') setWelcome(account, undefined)
}

/** Whether the welcome stands in for home. A home that could not be read never shows it. Source: requirement ONB-01. */
export function useShowsWelcome(home: Home | undefined): boolean {
  const current = useSyncExternalStore(listeners.subscribe, () => visit)
  if (!home) return false
  const state = current?.account === home.account.id ? current.state : undefined
  return state === 'open' || (!state && !home.onboarded)
}
