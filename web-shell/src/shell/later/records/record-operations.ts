import { recordsApi } from '../../../../../shared/records/api.ts'
import { joinEdits, madeAgain, movedBy } from '../../../../../shared/records/edit.ts'
import type { RecordMeta } from '../../../../../shared/records/meta.ts'
import { partsOf, type RecordEdit, type RecordPart } from '../../../../../shared/records/operation.ts'
import type { SavedRecords } from '../../../../../shared/records/replies.ts'
import type { Operation, OperationKind, OperationRules, OperationWords } from '../../early/operation-kind.ts'
import { ConnectionError } from '../../first/api/api-problem.ts'
import { call } from '../../first/api/call.ts'
import { SAVE_TIMEOUT_MS } from '../offline/queue/save-timeout.ts'
import { cacheRecords, type KindOfRecords } from './records-query.ts'

/** What users read about the edits of a kind, and about its values. */
export interface RecordWords extends Omit<OperationWords<RecordEdit>, 'detail'> {
  /** What an edit changes of one record. */
  change: (part: RecordPart) => string
  /** Names a record by its values, such as "Box breathing, 3 May". */
  record(values: Readonly<Record<string, unknown>>): string
  /** Names a field. */
  field(field: string): string
  /** A value of a field in words; it is never `null`. */
  value(field: string, value: unknown): string
}

/** A kind of operations of the outgoing queue that saves records. */
export type RecordOperations = OperationKind<RecordEdit, SavedRecords> & {
  records: KindOfRecords
  words: RecordWords
}

/** Whether a queued edit makes the record with the id `parent`. A later edit of it may be refused, and then it is still there. */
const makes = (parent: unknown) => (part: RecordPart) =>
  part.id === parent && !part.removes && Object.keys(part.seen).length === 0

/**
 * The rules by which the outgoing queue stores the edits of a kind of records. All have one target, which says nothing about the user;
 * so of each item, one operation is sent after the other.
 */
export function recordRules({ kind, time, parent }: RecordMeta): OperationRules<RecordEdit> {
  return {
    targetOf: () => kind,
    join: joinEdits,
    movedBy: (edit, ms) => movedBy(edit, ms, time),
    madeAgain: (edit, now) => madeAgain(edit, now, time),
    belongsTo: (edit, queued) =>
      parent !== undefined &&
      queued.kind === parent.kind &&
      partsOf(edit).some(({ set }) =>
        partsOf(queued.operation as Operation<RecordEdit>).some(makes(set[parent.field])),
      ),
  }
}

/** The operations of a kind of records in the outgoing queue. */
export function recordOperations(kind: KindOfRecords, words: RecordWords): RecordOperations {
  const save = recordsApi[`save-${kind.kind}`]

  /** A reply without one of the records counts as a missing connection. */
  async function send(operation: Operation<RecordEdit>): Promise<SavedRecords> {
    const { id, ...body } = operation
    const saved = await call(save, { params: { id }, body, timeoutMs: SAVE_TIMEOUT_MS })
    if (!partsOf(operation).every((part) => part.id in saved.records)) throw new ConnectionError()
    return saved
  }

  return {
    ...recordRules(kind),
    records: kind,
    send,
    cacheReply: (client, saved) => cacheRecords(client, kind, saved),
    words: { ...words, detail: (edit) => partsOf(edit).map(words.change).join(' · ') },
  }
}
