import type { Diary } from '../export/schema.ts'
import { itemOf } from '../records/meta.ts'
import { RECORD_METAS, type RecordName } from '../records/metas.ts'
import {
  countEntries,
  type FileParents,
  type FilePlan,
  type ImportBatch,
  type ImportedSession,
  MAX_BATCH_BYTES,
  MAX_BATCH_ENTRIES,
} from './schema.ts'

const encoder = new TextEncoder()
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

type Lists = Pick<
  ImportBatch,
  RecordName | 'trainingSessions' | 'trainingLogs' | 'foodPlans' | 'foodTests' | 'customFoods' | 'foodLogs'
>

/** One entry, where it belongs, and what the file has of its session or plan. */
interface Part {
  list: keyof Lists
  entry: object
  /** How many parts, this one included, are in one batch. */
  together?: number
  session?: string | undefined
  plan?: FilePlan | undefined
}

/** The sessions, the newest first: which one is the newest decides which one may run. */
function sessionsOf({ trainingSessions, trainingLogs }: Diary): ImportedSession[] {
  const lastLogs = new Map<string, string>()
  for (const { session, id, undone } of trainingLogs)
    if (!undone && id > (lastLogs.get(session) ?? '')) lastLogs.set(session, id)
  return trainingSessions
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .map((session) => {
      const lastLog = lastLogs.get(session.id)
      return lastLog === undefined ? session : { ...session, lastLog }
    })
}

/**
 * Those of an item of the table are in one batch, which is told how many are too many. They are short, and first, so that only
 * their number fills a batch.
 */
function recordParts(diary: Diary): Part[] {
  return RECORD_METAS.flatMap((kind) => {
    const byItem = Map.groupBy(diary[kind.kind], ({ id }) => itemOf(kind, id))
    return [...byItem.values()].flatMap((records) =>
      records.map((entry, index) => ({
        list: kind.kind,
        entry,
        ...(index === 0 && { together: Math.min(records.length, MAX_BATCH_ENTRIES) }),
      })),
    )
  })
}

/** Every entry after those to which it belongs, and otherwise in the order of the file. */
function partsOf(diary: Diary): Part[] {
  const sessions = new Set(diary.trainingSessions.map(({ id }) => id))
  const [{ plans, tests, customFoods } = { plans: [], tests: [], customFoods: [] }] = diary.foodPlans
  const planOf = new Map(
    plans.map(({ id, endsOn, eliminatedFoods }) => [id, { id, ...(endsOn && { endsOn }), eliminatedFoods }]),
  )
  // A test asks only whether its plan is there and goes on.
  const shortPlan = (id: string) => planOf.get(id) && { ...(planOf.get(id) as FilePlan), eliminatedFoods: [] }
  const part =
    (list: Part['list']) =>
    (entry: object): Part => ({ list, entry })
  const ordered = sessionsOf(diary)
  return [
    ...recordParts(diary),
    ...ordered.map((entry) => ({ ...part('trainingSessions')(entry), session: ordered[0]?.id })),
    ...diary.trainingLogs.map((entry) => ({
      ...part('trainingLogs')(entry),
      session: sessions.has(entry.session) ? entry.session : undefined,
    })),
    ...customFoods.map(part('customFoods')),
    ...plans.map(part('foodPlans')),
    ...tests.map((entry) => ({ ...part('foodTests')(entry), plan: shortPlan(entry.planId) })),
    ...diary.foodLogs.map((entry) => ({ ...part('foodLogs')(entry), plan: planOf.get(entry.plan) })),
  ]
}

/** What a part adds to the parents of a batch; `undefined` when they have it. */
function newParents({ sessions, plans }: FileParents, { session, plan }: Part): Partial<FileParents> | undefined {
  if (session !== undefined && !sessions.includes(session)) return { sessions: [session] }
  const known = plan && plans.find(({ id }) => id === plan.id)
  return plan && (known?.eliminatedFoods.length ?? -1) < plan.eliminatedFoods.length ? { plans: [plan] } : undefined
}

/** A batch that is being filled. */
function newBatch(base: ImportBatch) {
  const lists: Partial<Record<Part['list'], object[]>> = {}
  let parents: FileParents = { sessions: [], plans: [] }
  let bytes = bytesOf(base)
  let count = countEntries(base)
  return {
    /** Adds a part. Returns `false` and adds nothing when the batch is full. */
    add(part: Part): boolean {
      const more = newParents(parents, part)
      const size = bytesOf(part.entry) + (more ? bytesOf(more) : 0) + 1
      if (count + (part.together ?? 1) > MAX_BATCH_ENTRIES || (count > 0 && bytes + size > MAX_BATCH_BYTES))
        return false
      ;(lists[part.list] ??= []).push(part.entry)
      if (more)
        parents = {
          sessions: [...parents.sessions, ...(more.sessions ?? [])],
          plans: [...parents.plans.filter(({ id }) => id !== more.plans?.[0]?.id), ...(more.plans ?? [])],
        }
      bytes += size
      count += 1
      return true
    },
    finish(): ImportBatch {
      const hasParents = parents.sessions.length + parents.plans.length > 0
      return { ...base, ...(lists as Lists), ...(hasParents && { parents }) }
    },
  }
}

/** Splits records, training, food and reading into batches. */
export function entryBatches(diary: Diary): ImportBatch[] {
  const parts = partsOf(diary)
  if (parts.length === 0) return []
  const empty = { days: [], lostEdits: [] }
  const batches: ImportBatch[] = []
  let batch = newBatch(empty)
  for (const part of parts) {
    if (batch.add(part)) continue
    batches.push(batch.finish())
    batch = newBatch(empty)
    batch.add(part)
  }
  return [...batches, batch.finish()]
}
