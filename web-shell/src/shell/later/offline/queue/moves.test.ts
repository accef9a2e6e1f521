import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyStoredDay, merge, type StoredDay, toDay } from '../../../../../../shared/days/merge/merge.ts'
import { clearing, editsToMove, editsToSet } from '../../../../../../shared/days/merge/move.ts'
import {
  applyQueued,
  DAY_RULES,
  type ShownDay,
  type UnnumberedEdit,
} from '../../../../../../shared/days/merge/queued.ts'
import { isLogged } from '../../../../../../shared/days/model/day.ts'
import type { DayOperation, SavedDay } from '../../../../../../shared/days/model/schema.ts'
import { seed } from '../../../../../../tests/fixtures/seed.ts'
import { ApiProblem, ConnectionError } from '../../../first/api/api-problem.ts'
import { ofKind } from '../../../first/data/queue-view.ts'
import { Queue } from './queue.ts'
import { classifyFailure } from './refused-or-later.ts'
import { createMemoryStore } from './store.ts'

/** The service refuses every edit of the last date, as one in the future. */
const DATES = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const REFUSED = DATES.at(-1)
const FIELDS = ['notes', 'moodNotes'] as const
const MOMENT = { editedAt: 1, zone: 'UTC' }

const step = fc.oneof(
  fc.record({ kind: fc.constant('log' as const), date: fc.nat(3), field: fc.constantFrom(...FIELDS) }),
  fc.record({ kind: fc.constant('move' as const), date: fc.nat(3), to: fc.nat(3) }),
  fc.record({ kind: fc.constant('clear' as const), date: fc.nat(3) }),
  fc.record({ kind: fc.constant('discard' as const), date: fc.nat(3) }),
  fc.record({ kind: fc.constant('flush' as const), date: fc.nat(3) }),
)
const outcome = fc.constantFrom('ok', 'ok', 'ok', 'unavailable', 'no reply', 'lost')

/** A service and a device with an outgoing queue. Each logged value is unique. */
class World {
  readonly days = new Map<string, StoredDay>()
  /** The values that the user cleared, replaced or discarded: they may go. */
  readonly given = new Set<unknown>()
  readonly broken: string[] = []
  readonly queue: Queue
  private readonly outcomes: string[]
  private values = 0

  constructor(outcomes: readonly string[]) {
    this.outcomes = [...outcomes]
    this.queue = new Queue([createMemoryStore()], {
      kinds: { day: DAY_RULES },
      send: async (operation: DayOperation) => this.send(operation),
      classifyFailure,
      cacheReply: () => undefined,
      waitUntilCachePersisted: async () => {},
      isReachable: () => true,
      withLock: (work) => work(),
      notifyOtherTabs: () => undefined,
      now: Date.now,
      schedule: () => () => undefined,
    })
  }

  private stored(date: string): StoredDay {
    return this.days.get(date) ?? emptyStoredDay(date)
  }

  private send(operation: DayOperation): SavedDay {
    const result = this.outcomes.shift() ?? 'ok'
    if (result === 'unavailable') throw new ApiProblem('unavailable', { status: 503, requestId: '' })
    if (result === 'lost') throw new ConnectionError('Network timeout')
    if (operation.date === REFUSED) throw new ApiProblem('date-in-future', { status: 422, requestId: '' })
    const before = this.stored(operation.date)
    const isReplay = operation.n <= (before.devices[operation.device] ?? 0)
    const { day, lost } = isReplay ? { day: before, lost: [] } : merge(before, operation, 2)
    this.days.set(operation.date, day)
    // The user chooses between lost edits.
    for (const { value } of lost) this.given.add(value)
    for (const field of FIELDS) {
      const [former, current] = [before.values[field], day.values[field]]
      const isGone = former !== undefined && former !== current && !this.isStored(former)
      if (isGone && !this.given.has(former)) this.broken.push(`${former} of ${operation.date} is gone`)
    }
    if (result === 'no reply') throw new ConnectionError('Network timeout')
    return { day: toDay(day) }
  }

  private isStored(value: unknown): boolean {
    return [...this.days.values()].some(({ values }) => FIELDS.some((field) => values[field] === value))
  }

  private screen(date: string): ShownDay {
    const waiting = ofKind(this.queue.view?.waiting ?? [], 'day').filter((each) => each.date === date)
    return applyQueued(toDay(this.stored(date)), waiting)
  }

  private async add([first, ...also]: readonly UnnumberedEdit[], next: readonly UnnumberedEdit[] = []) {
    const queued = first && (await this.queue.add('day', first, { also, next }))
    queued?.reply.catch(() => undefined)
  }

  log(date: string, field: (typeof FIELDS)[number]): Promise<void> {
    const day = this.screen(date)
    this.given.add(day.values[field])
    const value = `v${this.values++}`
    return this.add(editsToSet(day, field === 'notes' ? { notes: value } : { moodNotes: value }, MOMENT))
  }

  clear(date: string): Promise<void> {
    const day = this.screen(date)
    for (const field of FIELDS) this.given.add(day.values[field])
    return this.add(editsToSet(day, clearing(day.values), MOMENT))
  }

  /** As on the screen, only an empty day can be the target. */
  async move(date: string, target: string): Promise<void> {
    const [from, to] = [this.screen(date), this.screen(target)]
    if (date === target || isLogged(to) || !isLogged(from)) return
    const { set, clear } = editsToMove(from.values, from, to, MOMENT)
    await this.add(set, clear)
  }

  async discard(): Promise<void> {
    const [aside] = this.queue.view?.setAside ?? []
    if (aside) await this.queue.discard(aside)
  }

  flush(): Promise<void> {
    return this.queue.flush()
  }
}

test(`[RELY-02] a moved value stays on the service until it stands there on its new date (SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(outcome, { maxLength: 40 }),
      async (steps, outcomes) => {
        const world = new World(outcomes)
        await world.queue.refresh()
        for (const each of steps) {
          const date = DATES[each.date] ?? ''
          if (each.kind === 'move') await world.move(date, DATES[each.to] ?? '')
          else if (each.kind === 'log') await world.log(date, each.field)
          else await world[each.kind](date)
        }
        for (let round = 0; round < 50 && world.queue.view?.waiting.length; round++) await world.flush()
        expect(world.queue.view?.waiting).toEqual([])
        expect(world.broken).toEqual([])
      },
    ),
    { numRuns: 10_000, seed },
  )
})
