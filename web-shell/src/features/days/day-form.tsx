import type { Ref } from 'react'
import { type Draft, type Shown, shown } from '../../../../shared/days/draft.ts'
import { DAY_FIELDS, type DayField, type DayValues } from '../../../../shared/days/fields.ts'
import type { Day } from '../../../../shared/days/schema.ts'
import { summaryOf } from '../../../../shared/days/summary.ts'
import type { Preferences } from '../../../../shared/preferences/preferences.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx'
import { DayControl } from './day-control.tsx'
import styles from './days.module.css'
import { LogSections } from './log-sections.tsx'
import { type OwnFields, ownSections } from './own-fields.ts'
import { isAsked, OFFERED, QUICK_FIELDS, SECTION_COUNT, sectionsOf } from './sections.ts'
import { text } from './text.ts'

interface DayFormProps {
  /** The group of its questions, which can take the focus. */
  ref: Ref<HTMLFieldSetElement>
  day: Day
  draft: Draft
  preferences: Preferences
  own: OwnFields
  /** A saved day is read until its person wants to change it. */
  locked: boolean
  /** Hears of a field's new value. */
  onChange: <F extends DayField>(field: F, value: Shown<F>) => void
}

/** The day as it would be if all that was changed were saved. */
function valuesOf(day: Day, draft: Draft, own: OwnFields): DayValues {
  const entries = [...DAY_FIELDS, ...own.keys()].map((field) => [field, shown(day, draft, field)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== null)) as DayValues
}

/** A day's fields, each showing what is known of it: the few of a quick entry, or all in their sections. */
export function DayForm({ ref, day, draft, preferences, own, locked, onChange }: DayFormProps) {
  const values = valuesOf(day, draft, own)
  const control = (field: DayField) => (
    <DayControl
      key={field}
      field={field}
      name={own.get(field)}
      value={values[field]}
      offered={OFFERED[field]}
      onChange={(value) => onChange(field, value)}
    />
  )
  const quick = QUICK_FIELDS.filter((field) => isAsked(field, preferences))
  const { sections, done } = sectionsOf(values, preferences)
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles['form']} disabled={locked}>
      <legend className="visually-hidden">{text.form}</legend>
      {preferences.trackingMode === 'quick' ? (
        quick.map((field) => <Card key={field}>{control(field)}</Card>)
      ) : (
        <>
          <ProgressBar value={done} max={SECTION_COUNT} words={text.progress(done, SECTION_COUNT)} />
          <LogSections
            sections={[...sections, ...ownSections(own, values)]}
            summaryOf={({ fields }) => summaryOf(fields, values, (field) => own.get(field))}
            control={control}
          />
        </>
      )}
      {preferences.trackingMode === 'quick' && quick.length === 0 && <p>{text.nothingAsked}</p>}
    </fieldset>
  )
}
