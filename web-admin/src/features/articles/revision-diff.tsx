import type { RevisionFields } from '../../../../shared/articles/schema.ts'
import styles from './conflicts.module.css'
import { revisionText, shownValue, valueText } from './text.ts'
import { LineDiff, WordDiff } from './text-diff.tsx'
import { EMPTY_VALUES, type Field, toValues } from './values.ts'

const FIELDS = Object.keys(EMPTY_VALUES) as Field[]

/** What differs between two versions, field by field. */
export function RevisionDiff({ before, after }: { before: RevisionFields; after: RevisionFields }) {
  const [older, newer] = [toValues(before), toValues(after)]
  const changed = FIELDS.filter((field) => older[field] !== newer[field])
  const labels = { before: revisionText.removed, after: revisionText.added }
  if (!changed.length) return <p>{revisionText.same}</p>
  return changed.map((field) => {
    const Diff = field === 'content' ? LineDiff : WordDiff
    return (
      <section key={field} className={styles['field']} aria-label={valueText[field]}>
        <h3>{valueText[field]}</h3>
        <Diff before={shownValue(field, older)} after={shownValue(field, newer)} labels={labels} />
      </section>
    )
  })
}
