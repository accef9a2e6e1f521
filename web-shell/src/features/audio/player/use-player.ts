import { useSyncExternalStore } from 'react'
import { type PlayerState, player } from './player.ts'

/** A part of the state of the player. `select` returns a value that stays the same while nothing has changed. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  return useSyncExternalStore(player.subscribe, () => select(player.read()))
}
