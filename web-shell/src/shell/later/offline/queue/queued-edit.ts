import type { WriteId } from '../../../../../../shared/records/write-id.ts'
import type { Kind, ReplyOf } from '../../../early/operation-kind.ts'
import type { SetAsideEdit } from '../../../first/data/queue-view.ts'

/** An edit that was added to the queue. */
export interface QueuedEdit<K extends Kind> {
  write: WriteId
  /** Whether it survives closing the page. */
  isDurable: boolean
  /**
   * The service's reply; `undefined` when another tab received it. Rejects when the request fails: the edit then stays
   * in the queue, unless it was refused for good.
   */
  reply: Promise<ReplyOf<K> | undefined>
}

export interface AddOptions<E> {
  /** An edit that was set aside: the new one replaces it. */
  replaces?: SetAsideEdit
  /** Further edits of the same kind, stored together with the edit. */
  also?: readonly E[]
  /**
   * Edits that are sent only after the service has confirmed the edit and `also`, and dropped if one of those is
   * refused. They are stored in the same transaction: in between, the edit could be refused, or joined in another tab.
   */
  next?: readonly E[]
}
