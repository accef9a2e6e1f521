import { useEffect, useRef } from 'react'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import styles from './conflicts.module.css'
import { conflictText, shownValue, valueText } from './text.ts'
import { LineDiff, WordDiff } from './text-diff.tsx'
import type { Conflicts } from './use-conflicts.ts'
import type { Field, Values } from './values.ts'

const CHOICES = ['theirs', 'mine'] as const

/** What somebody else and the editor have both changed: for each field, whose text the article gets. */
export function ConflictPanel({ conflicts, values }: { conflicts: Conflicts; values: Values }) {
  const ref = useRef<HTMLElement>(null)
  // It appears after a save, above what the editor sees.
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} className={styles['conflicts']} aria-labelledby="conflicts" tabIndex={-1}>
      <h2 id="conflicts">{conflictText.title}</h2>
      <p>{conflictText.text}</p>
      {conflicts.fields.map((field) => (
        <ConflictingField key={field} field={field} conflicts={conflicts} value={values[field]} />
      ))}
    </section>
  )
}

interface ConflictingFieldProps {
  field: Field
  conflicts: Conflicts
  /** What the form has now. */
  value: Values[Field]
}

function ConflictingField({ field, conflicts: { theirs, mine, choices, choose }, value }: ConflictingFieldProps) {
  const choice = choices[field]
  // What the editor types after the choice counts as theirs.
  const isEdited = choice !== undefined && value !== theirs[field] && value !== mine[field]
  const Diff = field === 'content' ? LineDiff : WordDiff
  return (
    <div className={styles['field']}>
      <h3>{valueText[field]}</h3>
      {typeof value === 'string' && field !== 'sectionId' && field !== 'category' ? (
        <Diff
          before={String(theirs[field])}
          after={String(isEdited ? value : mine[field])}
          labels={{ before: conflictText.theirs, after: conflictText.mine }}
        />
      ) : (
        <p>
          {conflictText.theirs}: {shownValue(field, theirs)} · {conflictText.mine}: {shownValue(field, mine)}
        </p>
      )}
      <Segmented
        label={conflictText.choose(valueText[field])}
        options={CHOICES}
        value={choice ?? ('' as 'mine')}
        labelOf={(each) => conflictText.choices[each]}
        onChange={(each) => choose(field, each)}
      />
      {choice === 'mine' && <p className={styles['hint']}>{conflictText.editable}</p>}
    </div>
  )
}
