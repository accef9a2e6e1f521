import type { RevisionFields } from '../../../../../shared/articles/schema.ts'
import { revisionText } from '../text.ts'
import { valueText } from '../value-text.ts'
import { EMPTY_VALUES, type Field, TOGETHER, toValues } from '../values.ts'
import styles from './conflicts.module.css'
import { ValueDiff } from './value-diff.tsx'

/** The fields of an article, each by the first of its fields in the form. */
const FIRST_FIELDS = (Object.keys(EMPTY_VALUES) as Field[]).filter(
  (field) => !Object.values(TOGETHER).some((fields) => fields.indexOf(field) > 0),
)

/** What differs between two versions, field by field. */
export function RevisionDiff({ before, after }: { before: RevisionFields; after: RevisionFields }) {
  const [older, newer] = [toValues(before), toValues(after)]
  const changed = FIRST_FIELDS.filter((field) =>
    (TOGETHER[field] ?? [field]).some((each) => older[each] !== newer[each]),
  )
  const labels = { before: revisionText.removed, after: revisionText.added }
  if (!changed.length) return <p>{revisionText.same}</p>
  return changed.map((field) => {
    return (
      <section key={field} className={styles['field']} aria-label={valueText[field]}>
        <h3>{valueText[field]}</h3>
        <ValueDiff field={field} before={older} after={newer} labels={labels} />
      </section>
    )
  })
}
