import type { Ref } from 'react'
import { type Draft, type Shown, shown } from '../../../../../shared/days/merge/draft.ts'
import { DAY_FIELDS, type DayField, type DayValues } from '../../../../../shared/days/model/fields.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { summaryOf } from '../../../../../shared/days/words/summary.ts'
import type { Preferences } from '../../../../../shared/preferences/preferences.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ProgressBar } from '../../../../../shared/ui/progress/progress-bar.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'
import { DayControl } from './day-control.tsx'
import type { DayScreen } from './day-screen.ts'
import { LogSections } from './log-sections.tsx'
import type { OwnFields } from './own-fields.ts'
import { quickFields, sectionsOf } from './sections.ts'

interface DayFormProps {
  /** The group of its questions, which can take the focus. */
  ref: Ref<HTMLFieldSetElement>
  screen: DayScreen
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
export function DayForm({ ref, screen, day, draft, preferences, own, locked, onChange }: DayFormProps) {
  const values = valuesOf(day, draft, own)
  const control = (field: DayField) => (
    <DayControl
      key={field}
      field={field}
      name={own.get(field)}
      value={values[field]}
      offered={screen.offered[field]}
      commas={screen.commas}
      onChange={(value) => onChange(field, value)}
    />
  )
  const quick = quickFields(preferences)
  const { sections, done, all } = sectionsOf(screen, values, preferences, own)
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles['form']} disabled={locked}>
      <legend className="visually-hidden">{text.form}</legend>
      {preferences.trackingMode === 'detailed' ? (
        <>
          <ProgressBar value={done} max={all} words={text.progress(done, all)} />
          <LogSections
            sections={sections}
            openFirst={screen.openFirst}
            swiped={screen.swipes === 'sections'}
            summaryOf={({ fields }) => summaryOf(fields, values, (field) => own.get(field))}
            control={control}
          />
        </>
      ) : quick.length > 0 ? (
        <Card className={styles['quick']}>{quick.map(control)}</Card>
      ) : (
        <p>{text.nothingAsked}</p>
      )}
    </fieldset>
  )
}
