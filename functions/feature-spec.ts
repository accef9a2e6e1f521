import type { Api } from '../shared/http/endpoint.ts'
import type { QueueName } from '../shared/operations/names.ts'
import { type AnyItemKind, allKeys } from './table/item-kind.ts'
import { SessionItem } from './table/items/session.ts'
import { WriteCountItem } from './table/items/write-count.ts'

/**
 * Only actions that always name the partition keys they touch can be granted. An action that need not name them, such
 * as a scan, would pass every IAM condition on keys. A transaction needs the actions of its parts.
 */
type TableAction = 'GetItem' | 'ConditionCheckItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem'
/**
 * Writes of only these attributes of the item kind. Without this, a put or an update may write all of them. An update
 * may return the whole item only with `returnsItem`.
 */
interface LimitedWrites {
  PutItem?: readonly string[]
  UpdateItem?: readonly string[]
  returnsItem?: true
}
/** The actions granted on one item kind. IAM checks the prefix of the partition key, and the attributes of a write. */
type TableGrant = readonly [AnyItemKind, ...(TableAction | LimitedWrites)[]]
type DirectoryAction = 'AdminInitiateAuth' | 'AdminCreateUser' | 'AdminSetUserPassword' | 'AdminDeleteUser'

/** The grant that `serve` needs to authenticate a session: it reads all items under `ME#` and updates `usedAt`. */
export const SESSION_GRANT = [SessionItem, 'Query', { UpdateItem: ['usedAt'] }] as const satisfies TableGrant

/** The grant that `serve` needs to count the writes of signed-in users. */
export const WRITE_BUDGET_GRANT = [WriteCountItem, 'UpdateItem'] as const satisfies TableGrant

/** Every item in the partitions of a user, for the features that erase them all. */
export const ALL_OF_USER = allKeys({ label: 'Everything of a user', pk: 'USER#{user}' })
export const ALL_RECORDS_OF_USER = allKeys({ label: 'Every record of a user', pk: 'RECORDS#{user}' })

/** A feature of the service: its handler, what invokes it, what it stores and everything it may access. */
export interface FeatureSpec {
  /** The path of the handler's file. */
  entry: string
  /** The contract of a feature that the browser calls. Every endpoint gets a route. */
  api?: Api
  /** The queue whose jobs the function processes. */
  consumes?: QueueName
  /** How many batches of its queue run at once. Default 2, the least that Lambda allows. */
  concurrency?: number
  /** How many jobs of its queue a batch has at most. Default 10. */
  batch?: number
  /**
   * The path of a module that the function runs in a process of its own, with packages that have native code. It is
   * bundled beside the handler.
   */
  child?: string
  /** An EventBridge Scheduler expression. Its time zone is Europe/London. */
  schedule?: string
  /** The item kinds that the feature owns. Each stored item kind belongs to exactly one feature. */
  items?: Readonly<Record<string, AnyItemKind>>
  /**
   * Its grants on the table. Every feature with an `api` includes `SESSION_GRANT`, and `WRITE_BUDGET_GRANT` if it has
   * writes.
   */
  table: readonly TableGrant[]
  /** Its actions on the user directory (Cognito). Absent for a feature that never calls the directory. */
  directory?: readonly DirectoryAction[]
  /** The queues to which it sends jobs. */
  sendsJobsTo?: readonly QueueName[]
  /** It asks how many messages every queue has, and redrives dead-letter queues. */
  watchesQueues?: true
  /** It gets users' identities from Google, if the deployment has a Google client. */
  usesGoogle?: true
  /** It calls Stripe with our secret key. */
  asksStripe?: true
  /** It checks Stripe's signatures, and gives Stripe addresses of ours to return to. */
  receivesFromStripe?: true
  /** It gives devices the public key for notifications. */
  givesPushKey?: true
  /** It sends notifications: it signs them with our private key. */
  sendsPush?: true
  /** It records whose accounts were erased, in a table of their own. */
  recordsErasures?: true
  /** It writes the public pages of articles, which have the product's URL in them. */
  writesPages?: true
  /** It answers for addresses of public pages at which there is none. */
  answersMissingPages?: true
  /** It signs forms with which a browser may send a file to the inbox. */
  signsUploads?: true
  /** It takes files out of the inbox, and stores what is made of them among the media. */
  readsUploads?: true
  /** It verifies passkeys, which are bound to the product's address. */
  checksPasskeys?: true
  /** It sends e-mail: it may send from our address, and it knows the product's URL for links. */
  sendsEmail?: true
}

/** One granted action on one item kind. */
interface Grant {
  kind: AnyItemKind
  action: TableAction
  /** For a put or an update: the attributes that it may name besides those of the key. */
  attributes?: readonly string[]
  /** Whether an update may return the whole item. */
  returnsItem?: true | undefined
}

/** Splits the grants of a feature into single actions. */
export function actionsIn(table: readonly TableGrant[]): Grant[] {
  return table.flatMap(([kind, ...actions]) => {
    const all = Object.keys(kind.schema.shape)
    return actions.flatMap((action): Grant[] => {
      if (action === 'PutItem') return [{ kind, action, attributes: [...all, 'ttl'] }]
      if (action === 'UpdateItem') return [{ kind, action, attributes: all }]
      if (typeof action === 'string') return [{ kind, action }]
      const { PutItem, UpdateItem, returnsItem } = action
      return [
        ...(PutItem ? [{ kind, action: 'PutItem', attributes: PutItem } as const] : []),
        ...(UpdateItem ? [{ kind, action: 'UpdateItem', attributes: UpdateItem, returnsItem } as const] : []),
      ]
    })
  })
}
