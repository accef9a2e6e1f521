import type { QueryClient } from '@tanstack/react-query'
import type { DayOperation } from '../../../../../shared/days/model/schema.ts'
import { ownRefused } from '../../first/api/problem-text.ts'
import { changeHomes, HOME_KEY, type Home } from '../../first/data/home-query.ts'
import { keepDay } from '../days/day-query.ts'
import { readsKept } from './kept-reads.ts'

/** Takes what an edit has settled out of what is to be decided. */
function forgetSettled(client: QueryClient, { date, settles = [] }: DayOperation): void {
  if (settles.length === 0) return
  const isOpen = (lost: Home['lost'][number]) =>
    lost.date !== date || !settles.some(({ field, write }) => field === lost.field && write === lost.write)
  changeHomes(client, (home) => ({ ...home, lost: home.lost.filter(isOpen) }))
}

/** Reads home again when a save was refused for something of the person's own: their list is another one by now. */
function doubtOwn(client: QueryClient, error: unknown): void {
  if (ownRefused(error)) void client.invalidateQueries({ queryKey: HOME_KEY })
}

/** What the screens take in of what the service answers to what waits. */
export const TAKERS = { adopt: keepDay, settled: forgetSettled, refused: doubtOwn, kept: readsKept }
