import type { QueryClient } from '@tanstack/react-query'
import type { UnnumberedEdit } from '../../../../shared/days/merge/queued.ts'
import type { SavedDay } from '../../../../shared/days/model/schema.ts'
import type { FoodLog } from '../../../../shared/food/log/log-schema.ts'
import type { FoodEdit } from '../../../../shared/food/queued.ts'
import type { FoodBook } from '../../../../shared/food/schema.ts'
import type { homeApi } from '../../../../shared/home/api.ts'
import type { Reply } from '../../../../shared/http/endpoint.ts'
import type { RecordName } from '../../../../shared/records/metas.ts'
import type { RecordEdit } from '../../../../shared/records/operation.ts'
import type { SavedRecords } from '../../../../shared/records/replies.ts'
import type { WriteId } from '../../../../shared/records/write-id.ts'
import type { ActionEdit } from '../../../../shared/reminders/queued.ts'
import type { RemindersState } from '../../../../shared/reminders/schema.ts'
import type { TrainingEdit } from '../../../../shared/training/queued.ts'
import type { TrainingState } from '../../../../shared/training/schema.ts'

/*
 * The kinds of operations in the outgoing queue. The queue promises the same for all of them. They differ in endpoint,
 * target, joining rule and words.
 */

/**
 * What the user's edit and the service's reply are, for each kind. A feature that saves through the outgoing queue adds
 * its kinds here and declares them in its `feature.ts`. The name of a kind is stored, so it is never reused.
 */
export interface OperationTypes extends Record<RecordName, { edit: RecordEdit; reply: SavedRecords }> {
  day: { edit: UnnumberedEdit; reply: SavedDay }
  food: { edit: FoodEdit; reply: FoodBook | FoodLog }
  reminder: { edit: ActionEdit; reply: RemindersState }
  training: { edit: TrainingEdit; reply: TrainingState }
}

export type Kind = keyof OperationTypes
export type EditOf<K extends Kind> = OperationTypes[K]['edit']
export type ReplyOf<K extends Kind> = OperationTypes[K]['reply']

/** What every edit has: the instant at which the user made it (epoch ms). */
export interface AnyEdit {
  editedAt: number
}

/**
 * An edit as it is sent. Device and number are its id (`device.n`): no other operation of any kind has it, and every
 * attempt has the same. By this id the service knows a repeated request, which must change nothing.
 */
export type Operation<E extends AnyEdit> = E & { device: string; n: number }

/** The rules by which the queue stores the edits of a kind. They are pure. */
export interface OperationRules<E extends AnyEdit> {
  /**
   * Returns what the edit changes: of a day its date, of records their kind, otherwise an id. Operations of a target are sent in order, one at a
   * time. It is stored unsealed, so it must not say anything about the user.
   */
  targetOf(edit: E): string
  /**
   * Joins an operation that was never sent with a later edit of its target; `undefined` when they must stay separate.
   * Without this rule, every edit is an operation of its own. The result has a new id, and after the browser's storage was
   * restored from a copy, the unsent one may be sent as well: what an edit adds needs an id of its own.
   */
  join?(unsent: Operation<E>, edit: E): E | undefined
  /** Moves an edit, and the times in it, by `ms`: the clock of the device was wrong. Without it, edits stay as they are. */
  movedBy?(edit: E, ms: number): E
  /** Makes an edit that was set aside again, at `now` (epoch ms). Without it, it is sent as it was. */
  madeAgain?(edit: E, now: number): E
  /**
   * Whether an edit belongs to what a queued operation makes, as a log belongs to its session. Both are of different kinds, and
   * what the edit belongs to belongs to nothing. Without this rule, edits of different targets are independent.
   */
  belongsTo?(edit: E, queued: { kind: string; operation: Operation<AnyEdit> }): boolean
  /**
   * Adapts an edit before it is stored. `heldBack` returns the operation of a write, if that waits or has waited for
   * other writes and so may be dropped.
   */
  beforeStoring?(edit: E, heldBack: (write: WriteId) => Operation<E> | undefined): E
}

/** What users read about the operations of a kind. */
export interface OperationWords<E extends AnyEdit> {
  /** Names a target in a list, such as "Today". `operation` is its newest; `undefined` when that cannot be read. */
  name(target: string, operation: Operation<E> | undefined): string
  /** What the user had entered, in one line, so that they can decide about an operation that was refused. */
  detail?(operation: Operation<E>): string
  /** Counts targets within a sentence, such as "one day" or "3 days". */
  count(targets: number): string
  /** Says that these targets, which had waited, are sent, such as "Today is sent.". */
  sent(targets: readonly string[]): string
}

type Home = Reply<typeof homeApi.open>

/** A kind of operations, as a feature declares it. */
export interface OperationKind<E extends AnyEdit, R> extends OperationRules<E> {
  /**
   * Sends an operation: the same bytes in every attempt.
   *
   * @throws ApiProblem when the service refuses it. A refusal that depends on the operation alone has the status 422.
   * @throws ConnectionError without a reply.
   */
  send(operation: Operation<E>): Promise<R>
  /** Updates the cache from a reply, in every tab. */
  cacheReply(client: QueryClient, reply: R): void
  /** Called in the tab that sent an operation, when it was applied. */
  onApplied?(client: QueryClient, operation: Operation<E>): void
  /** Called when an operation was not applied. */
  onRefused?(client: QueryClient, error: unknown): void
  /** Returns home with the queued operations of this kind applied. */
  applyToHome?(client: QueryClient, home: Home, waiting: readonly Operation<E>[]): Home
  words: OperationWords<E>
}

/** All kinds. */
export type OperationKinds = { readonly [K in Kind]: OperationKind<EditOf<K>, ReplyOf<K>> }

/** All kinds by name, for code that treats all of them alike. */
export type AnyKinds = Readonly<Record<string, OperationKind<AnyEdit, unknown>>>
