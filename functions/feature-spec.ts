import type { Api } from '../shared/http/endpoint.ts'
import type { AnyItemKind } from './table/item-kind.ts'
import { SessionItem } from './table/items/session.ts'
import { WriteCountItem } from './table/items/write-count.ts'

/**
 * Only actions that always name the partition keys they touch can be granted. An action that need not name them, such
 * as a scan, would pass every IAM condition on keys. A transaction needs the actions of its parts.
 */
type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem'
/** The actions granted on one item kind. IAM checks only the prefix of the partition key. */
type TableGrant = readonly [AnyItemKind, ...TableAction[]]
type DirectoryAction = 'AdminInitiateAuth' | 'AdminCreateUser' | 'AdminSetUserPassword' | 'AdminDeleteUser'
export type QueueName = (typeof QUEUES)[number]

/** The job queues. Each has one feature that consumes it. */
export const QUEUES = ['mail'] as const

/** The grant that `serve` needs to authenticate a session: it reads all items under `ME#` and updates `usedAt`. */
export const SESSION_GRANT = [SessionItem, 'Query', 'UpdateItem'] as const satisfies TableGrant

/** The grant that `serve` needs to count the writes of signed-in users. */
export const WRITE_BUDGET_GRANT = [WriteCountItem, 'UpdateItem'] as const satisfies TableGrant

/** A feature of the service: its handler, what invokes it, what it stores and everything it may access. */
export interface FeatureSpec {
  /** The path of the handler's file. */
  entry: string
  /** The contract of a feature that the browser calls. Every endpoint gets a route. */
  api?: Api
  /** The queue whose jobs the function processes. */
  consumes?: QueueName
  /** An EventBridge Scheduler expression. Its time zone is Europe/London. */
  schedule?: string
  /** The item kinds that the feature owns. Each stored item kind belongs to exactly one feature. */
  items?: Readonly<Record<string, AnyItemKind>>
  /** Its grants on the table. Every feature with an `api` includes `SESSION_GRANT`, and `WRITE_BUDGET_GRANT` if it has writes. */
  table: readonly TableGrant[]
  /** Its actions on the user directory (Cognito). Absent for a feature that never calls the directory. */
  directory?: readonly DirectoryAction[]
  /** The queues to which it sends jobs. */
  sendsJobsTo?: readonly QueueName[]
  /** It gets users' identities from Google, if the deployment has a Google client. */
  usesGoogle?: true
  /** It sends e-mail: it may send from our address, and it knows the product's URL for links. */
  sendsEmail?: true
}
