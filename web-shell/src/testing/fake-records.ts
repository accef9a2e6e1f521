import { DomainError } from '../../../shared/problems.ts'
import { applyRecordEdit } from '../../../shared/records/apply.ts'
import type { AnyRecordKind } from '../../../shared/records/kind.ts'
import { EMPTY_ITEM, isMerged, presentRecords, type StoredItem } from '../../../shared/records/merge-record.ts'
import { itemOf } from '../../../shared/records/meta.ts'
import type { RecordOperation } from '../../../shared/records/operation.ts'
import { savedBy, toShown } from '../../../shared/records/replies.ts'
import { now } from '../shell/first/api/clock.ts'
import { problem, reply, type SentRequest } from './fake-service.ts'

/**
 * A service that keeps the records of a kind in memory, by the rules of the real one. `records`: what is stored at first, by
 * id. `save` merges an edit as another device makes it.
 */
export function fakeRecords(kind: AnyRecordKind, records: Readonly<Record<string, RecordOperation['set']>> = {}) {
  const items = new Map<string, StoredItem>()
  let made = 0

  function save(edit: RecordOperation): void {
    const item = itemOf(kind, edit.id)
    const stored = items.get(item) ?? EMPTY_ITEM
    if (isMerged(stored, edit)) return
    items.set(item, applyRecordEdit(kind, stored, edit, { now: now(), createdAt: 0 }))
  }
  /** An edit of another device, made so many minutes ago. `seen`: the writes of each field that its screen showed. */
  function saveElsewhere(
    id: string,
    set: RecordOperation['set'],
    { minutesAgo = 60, seen = {} }: { minutesAgo?: number; seen?: RecordOperation['seen'] } = {},
  ): void {
    made += 1
    save({
      id,
      device: `other${String(made).padStart(3, '0')}`,
      n: 1,
      set,
      seen,
      editedAt: now() - minutesAgo * 60_000,
      zone: 'UTC',
    })
  }
  for (const [id, values] of Object.entries(records)) saveElsewhere(id, values)

  const stored = () =>
    Object.assign({}, ...[...items.values()].map(presentRecords)) as ReturnType<typeof presentRecords>
  const shown = (id: string) => {
    const record = stored()[id]
    return record && { record: toShown(record) }
  }
  return {
    saveElsewhere,
    /** The records as screens know them. */
    shown: () => Object.entries(stored()).map(([id, record]) => ({ id, ...toShown(record) })),
    /** The values of what is stored. */
    values: () => Object.values(stored()).map(({ values }) => values),
    kind: kind.kind,
    byId: () => Object.fromEntries(Object.keys(stored()).map((id) => [id, shown(id)?.record])),
    respond: ({ line, body }: SentRequest) => {
      const edit = { id: line.split('/').at(-1) ?? '', ...body }
      try {
        save(edit)
      } catch (error) {
        if (error instanceof DomainError) return problem(error.code, {}, error.errors)
        throw error
      }
      return reply(savedBy(edit, items.get(itemOf(kind, edit.id)) ?? EMPTY_ITEM))
    },
  }
}

/** The replies of a service that keeps these records, and none of other kinds. */
export function recordResponders(...all: readonly ReturnType<typeof fakeRecords>[]) {
  const recordsOf = (name: string) => all.find(({ kind }) => kind === name)?.byId() ?? {}
  return {
    'GET /api/records': ({ line }: SentRequest) => {
      const kinds = new URLSearchParams(line.split('?')[1]).get('kinds')?.split(',') ?? []
      return reply({ kinds: Object.fromEntries(kinds.map((name) => [name, recordsOf(name)])) })
    },
    ...Object.fromEntries(all.map(({ kind, respond }) => [`PUT /api/records/${kind}/`, respond])),
  }
}
