import type { RecordChange } from '../../../../../shared/records/edit.ts'
import { REMOVED } from '../../../../../shared/records/meta.ts'
import type { LostValue, RecordsById, ShownRecord } from '../../../../../shared/records/replies.ts'
import { shownKinds } from '../../first/data/queue-view.ts'
import type { RecordOperations, RecordWords } from './record-operations.ts'
import { text } from './text.ts'
import { headingsAround, TwoValuesCard, whyTwo } from './two-values-card.tsx'
import { useSave } from './use-save.ts'

const words = text.lost

const valueIn = (kindWords: RecordWords, field: string, value: unknown) =>
  value === null || value === undefined ? words.none : kindWords.value(field, value)

/** What the user's choice changes. A removal that lost is the value "removed" of the whole record. */
function changeOf(id: string, shown: ShownRecord, { field, write, value }: LostValue, isOther: boolean): RecordChange {
  const settles = [{ field, write }]
  if (field === REMOVED && isOther) return { id, removes: true, settles, shown }
  // An edit changes something: to keep a record, it sets again what is there, or clears again what was cleared.
  const fields = Object.keys({ ...shown.values, ...shown.seen })
  const changed = field === REMOVED ? (fields.find((each) => each !== REMOVED) ?? field) : field
  return { id, set: { [changed]: isOther ? value : (shown.values[changed] ?? null) }, settles, shown }
}

/** Moves the focus to the first heading that is still there, once the choice is drawn. */
function focusFirstShown(headings: readonly HTMLElement[]): void {
  requestAnimationFrame(() => {
    const heading = headings.find((each) => each.isConnected)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  })
}

interface LostValuesProps {
  /** Of a kind that is saved through the outgoing queue. */
  kind: RecordOperations['records']
  records: RecordsById
  /** Whether it is said above why there are two values. */
  isExplained?: boolean
}

/** The values of a kind's records that lost to concurrent edits, each with the choice between both. Source: requirement REC-01. */
export function LostValues({ kind, records, isExplained = false }: LostValuesProps) {
  const { save } = useSave(kind)
  const { words: kindWords } = (shownKinds()[kind.kind] ?? {}) as Partial<RecordOperations>
  if (!kindWords) return null
  const all = Object.entries(records).flatMap(([id, shown]) => shown.lost.map((lost) => ({ id, shown, lost })))

  function choose(change: RecordChange, card: HTMLElement | null) {
    const headings = headingsAround(card)
    void save([change], words.saved, () => focusFirstShown(headings))
  }

  return all.map(({ id, shown, lost }, index) => {
    const { field, write, value } = lost
    const isRemoval = field === REMOVED
    const current = isRemoval ? words.there : valueIn(kindWords, field, shown.values[field])
    const other = isRemoval ? words.removed : valueIn(kindWords, field, value)
    return (
      <TwoValuesCard
        key={`${id} ${field} ${write}`}
        name={kindWords.record(shown.values)}
        field={isRemoval ? words.whole : kindWords.field(field)}
        current={{ value: current, where: words.shown }}
        other={{ value: other, isSame: current === other }}
        buttons={isRemoval ? words.buttonsOfWhole : undefined}
        onUse={(card) => choose(changeOf(id, shown, lost, true), card)}
        onKeep={(card) => choose(changeOf(id, shown, lost, false), card)}
      >
        {index === 0 && !isExplained && whyTwo}
      </TwoValuesCard>
    )
  })
}
