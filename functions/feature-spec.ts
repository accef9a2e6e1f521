import type { Api } from '../shared/http/endpoint.ts'
import type { AnyItemKind } from './table/item-kind.ts'
import { SessionItem } from './table/items/session.ts'

/**
 * The actions that always name the partition keys they touch. One that need not, such as a scan, would pass every
 * condition on keys, so it cannot be granted. A transaction needs the actions of its parts.
 */
type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem'
/** What may be done to the items of a kind. IAM sees how their partition keys begin, and nothing more of them. */
type TableGrant = readonly [AnyItemKind, ...TableAction[]]
type DirectoryAction = 'AdminInitiateAuth' | 'AdminCreateUser' | 'AdminSetUserPassword' | 'AdminDeleteUser'
export type QueueName = (typeof QUEUES)[number]

/** Where jobs wait for the feature that does them. */
export const QUEUES = ['mail'] as const

/** What `serve` needs to prove a session: all under `ME#` is read, and its use is noted. */
export const PROVE_SESSION = [SessionItem, 'Query', 'UpdateItem'] as const satisfies TableGrant

/** A feature of the service: what calls its function, the handler, what it stores and all that it may touch. */
export interface FeatureSpec {
  entry: string
  /** Its contract, when the browser calls it: a route for every endpoint. */
  api?: Api
  /** The queue whose jobs it does. */
  consumes?: QueueName
  /** When it runs by itself, as EventBridge Scheduler writes it, in Europe/London. */
  schedule?: string
  /** The kinds of items that are its own. Each kind that is stored belongs to one feature. */
  items?: Readonly<Record<string, AnyItemKind>>
  /** What it does to the table; every feature with a contract proves sessions. */
  table: readonly TableGrant[]
  /** What it asks of the user directory; absent for a feature that never does. */
  directory?: readonly DirectoryAction[]
  /** The queues into which it puts jobs. */
  sends?: readonly QueueName[]
  /** It asks Google for a user's identity, where the deployment has a client there. */
  asksGoogle?: true
  /** It writes to people: it may send from our address and knows the product's own, for links. */
  writesMail?: true
}
