import { dateRefusal } from '../../shared/import/dates.ts'
import type { EntryCounts, ImportBatch, Refusal } from '../../shared/import/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import type { ExportedRecord } from '../../shared/records/exported.ts'
import { dayOf, importRecord } from '../../shared/records/import.ts'
import type { AnyRecordKind } from '../../shared/records/kind.ts'
import { EMPTY_ITEM, type StoredItem } from '../../shared/records/merge-record.ts'
import { itemOf } from '../../shared/records/meta.ts'
import type { RecordName } from '../../shared/records/metas.ts'
import { RECORD_ITEMS, type RecordItemKind } from '../table/items/records.ts'
import { changeRecordItem, findRecordItem } from '../table/records/records.ts'
import type { BatchContext } from './batch-context.ts'
import { inGroups } from './in-groups.ts'

const REASONS: Readonly<Record<string, Refusal['reason']>> = {
  'exercise-limit-reached': 'exercise-limit',
  'question-limit-reached': 'question-limit',
  'too-many-kept-values': 'too-many-versions',
  'invalid-request': 'impossible-dates',
}

/** What a user knows a record by that has no day: its first text. */
const nameOf = ({ id, values }: ExportedRecord) =>
  Object.values(values).find((value) => typeof value === 'string') ?? id

/** What an import does to the records of one item. */
class ItemImport {
  counts: EntryCounts = { added: 0, changed: 0, same: 0 }
  refused: Refusal[] = []
  private readonly kind: AnyRecordKind
  private readonly now: number

  constructor(kind: AnyRecordKind, now: number) {
    this.kind = kind
    this.now = now
  }

  /** Merges records of a file into their item. May run again with a newer version of it. */
  merge(stored: StoredItem, file: readonly ExportedRecord[]): StoredItem {
    this.counts = { added: 0, changed: 0, same: 0 }
    this.refused = []
    return file.reduce((item, record) => this.mergeOne(item, record), stored)
  }

  private mergeOne(item: StoredItem, record: ExportedRecord): StoredItem {
    const day = dayOf(this.kind, record)
    const refusal = day && dateRefusal(day, this.now)
    if (refusal) return this.refuse(item, day, refusal)
    try {
      const before = item.records[record.id]
      const after = importRecord(this.kind, item, record, this.now)
      this.counts[after === item ? 'same' : before && !before.removed ? 'changed' : 'added'] += 1
      return after
    } catch (error) {
      const reason = error instanceof DomainError ? REASONS[error.code] : undefined
      if (!reason) throw error
      return this.refuse(item, day ?? nameOf(record), reason)
    }
  }

  private refuse(item: StoredItem, what: string, reason: Refusal['reason']): StoredItem {
    this.refused.push({ what, reason })
    return item
  }
}

async function importItem(
  kind: RecordItemKind,
  file: readonly ExportedRecord[],
  { me, now, isPreview }: BatchContext,
): Promise<ItemImport> {
  const merging = new ItemImport(kind.records, now)
  const place = { user: me.userId, item: itemOf(kind.records, file[0]?.id ?? '') }
  if (isPreview) merging.merge((await findRecordItem(kind, place)) ?? EMPTY_ITEM, file)
  else await changeRecordItem(kind, place, (stored) => merging.merge(stored, file))
  return merging
}

async function importKind(kind: RecordItemKind, file: readonly ExportedRecord[], context: BatchContext) {
  const items = [...Map.groupBy(file, ({ id }) => itemOf(kind.records, id)).values()]
  const done: ItemImport[] = []
  await inGroups([...items.entries()], async ([index, records]) => {
    done[index] = await importItem(kind, records, context)
  })
  const sum = (name: keyof EntryCounts) => done.reduce((total, { counts }) => total + counts[name], 0)
  const counts: EntryCounts = { added: sum('added'), changed: sum('changed'), same: sum('same') }
  return { counts, refused: done.flatMap(({ refused }) => refused) }
}

/** Merges the records of a file into those that are here. */
export async function importRecords(batch: ImportBatch, context: BatchContext) {
  const counts: Partial<Record<RecordName, EntryCounts>> = {}
  const refused: Refusal[] = []
  for (const kind of Object.values(RECORD_ITEMS)) {
    const name = kind.records.kind
    const imported = await importKind(kind, batch[name] ?? [], context)
    counts[name] = imported.counts
    refused.push(...imported.refused)
  }
  return { counts, refused }
}
