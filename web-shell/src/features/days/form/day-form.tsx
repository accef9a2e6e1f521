import { Fragment, type KeyboardEventHandler, type ReactNode, type Ref } from 'react'
import { isStrongPain } from '../../../../../shared/days/flare/strong-pain.ts'
import { type Draft, type ShownValue, shownValue } from '../../../../../shared/days/merge/draft.ts'
import { DAY_FIELDS, type DayField, type DayValues } from '../../../../../shared/days/model/fields.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { summaryOf } from '../../../../../shared/days/words/summary.ts'
import type { Preferences } from '../../../../../shared/preferences/preferences.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ProgressBar } from '../../../../../shared/ui/progress/progress-bar.tsx'
import { today } from '../../../shell/first/api/clock.ts'
import { StrongPain } from '../../../shell/first/frame/strong-pain.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'
import type { CustomItemFields } from './custom-item-fields.ts'
import { DayControl } from './day-control.tsx'
import type { DayScreen } from './day-screen.ts'
import { LogSections } from './log-sections.tsx'
import { quickFields, visibleSections } from './sections.ts'

interface DayFormProps {
  /** The group of the fields, which can take the focus. */
  ref: Ref<HTMLFieldSetElement>
  screen: DayScreen
  day: Day
  draft: Draft
  preferences: Preferences
  customItems: CustomItemFields
  /** Whether the day is read-only until the user presses the edit button. */
  locked: boolean
  /** Tools for the whole form, beside its progress. */
  children: ReactNode
  onKeyDown: KeyboardEventHandler
  /** Called with a field's new value. */
  onChange: <F extends DayField>(field: F, value: ShownValue<F>) => void
}

/** The values of the day with the draft applied. */
function valuesOf(day: Day, draft: Draft, customItems: CustomItemFields): DayValues {
  const entries = [...DAY_FIELDS, ...customItems.keys()].map((field) => [field, shownValue(day, draft, field)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== null)) as DayValues
}

/** The fields of a day with their values: the few of the tracking mode "quick", or all of them in sections. */
export function DayForm({
  ref,
  screen,
  day,
  draft,
  preferences,
  customItems,
  locked,
  children,
  onKeyDown,
  onChange,
}: DayFormProps) {
  const values = valuesOf(day, draft, customItems)
  const isInPain = !locked && day.date === today() && isStrongPain(values.painLevel)
  const renderField = (field: DayField) => (
    <Fragment key={field}>
      <DayControl
        field={field}
        name={customItems.get(field)}
        value={values[field]}
        offeredOptions={screen.offeredOptions[field]}
        commaSeparated={screen.commaSeparated}
        onChange={(value) => onChange(field, value)}
      />
      {field === 'painLevel' && isInPain && <StrongPain />}
    </Fragment>
  )
  const quick = quickFields(preferences)
  const { sections, doneCount, totalCount } = visibleSections(screen, values, preferences, customItems)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut over the form's controls, which have their own keys
    <fieldset ref={ref} tabIndex={-1} className={styles['form']} disabled={locked} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{text.form}</legend>
      {preferences.trackingMode === 'detailed' ? (
        <>
          <div className={styles['progress']}>
            <ProgressBar value={doneCount} max={totalCount} label={text.progress(doneCount, totalCount)} />
            {children}
          </div>
          <LogSections
            sections={sections}
            openFirst={screen.openFirst}
            isSwipeEnabled={screen.swipeChanges === 'sections'}
            summaryOf={({ fields }) => summaryOf(fields, values, (field) => customItems.get(field))}
            renderField={renderField}
          />
        </>
      ) : quick.length > 0 ? (
        <>
          {children}
          <Card className={styles['quick']}>{quick.map(renderField)}</Card>
        </>
      ) : (
        <p>{text.nothingAsked}</p>
      )}
    </fieldset>
  )
}
