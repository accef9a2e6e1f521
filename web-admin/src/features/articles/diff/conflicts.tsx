import { useEffect, useRef } from 'react'
import { Segmented } from '../../../../../shared/ui/choice/segmented.tsx'
import { conflictText } from '../text.ts'
import { shownValue, valueText } from '../value-text.ts'
import { type Field, TOGETHER, type Values } from '../values.ts'
import styles from './conflicts.module.css'
import type { Conflicts } from './use-conflicts.ts'
import { ValueDiff } from './value-diff.tsx'

const CHOICES = ['theirs', 'mine'] as const

/** What the editor and another one have both changed: for each field, whose text the article gets. */
export function ConflictPanel({ conflicts, values }: { conflicts: Conflicts; values: Values }) {
  const ref = useRef<HTMLElement>(null)
  // It appears after a save, above what the editor sees.
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} className={styles['conflicts']} aria-labelledby="conflicts" tabIndex={-1}>
      <h2 id="conflicts">{conflictText.title}</h2>
      <p>{conflictText.text}</p>
      {conflicts.fields.map((field) => (
        <ConflictingField key={field} field={field} conflicts={conflicts} values={values} />
      ))}
    </section>
  )
}

interface ConflictingFieldProps {
  field: Field
  conflicts: Conflicts
  /** What the form has now. */
  values: Values
}

function ConflictingField({ field, conflicts: { theirs, mine, choices, choose }, values }: ConflictingFieldProps) {
  const choice = choices[field]
  // What the editor types after the choice counts as theirs.
  const together = TOGETHER[field] ?? [field]
  // What the editor types after the choice counts as theirs.
  const isEdited =
    choice !== undefined && [theirs, mine].every((each) => together.some((name) => values[name] !== each[name]))
  return (
    <div className={styles['field']}>
      <h3>{valueText[field]}</h3>
      {typeof values[field] === 'string' && field !== 'sectionId' && field !== 'category' ? (
        <ValueDiff
          field={field}
          before={theirs}
          after={isEdited ? values : mine}
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
