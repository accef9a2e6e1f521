import pencil from 'icon:note-pencil'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isStrongPain, needsCare } from '../../../../../shared/days/flare/strong-pain.ts'
import { changeField, hasEdits, shownValue } from '../../../../../shared/days/merge/draft.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { Day, SavedDay } from '../../../../../shared/days/model/schema.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { today, useClock } from '../../../shell/first/api/clock.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { StrongPain } from '../../../shell/first/frame/strong-pain.tsx'
import { useDay } from '../../../shell/later/days/day-query.ts'
import { AfterSave } from '../after-save/after-save.tsx'
import { CareAfterFailure } from '../after-save/care-note.tsx'
import { hasHeavyNote } from '../after-save/heavy-note.ts'
import { DayControl } from '../form/day-control.tsx'
import { isFieldEnabled } from '../form/sections.ts'
import { DaySkeleton } from '../page/day-skeleton.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { useHasDraft } from '../saving/use-draft.ts'
import { useSave } from '../saving/use-save.ts'
import { usePartialDraft } from './partial-draft.ts'
import styles from './quick-track.module.css'
import { QuickUrgency } from './quick-urgency.tsx'
import { quickText } from './text.ts'

/** The fields of Quick Track. It saves no others. Source: requirement QT-01. */
const FIELDS: readonly DayField[] = ['painLevel', 'urgencyLevel', 'quickMoods', 'flareManual', 'notes']

interface QuickTrackProps {
  home: Home
  /** The pain level (0–10) that the user has chosen already. */
  painLevel?: number | undefined
  onClose: () => void
}

/** Whether a save needs the after-save sheet: for help, or for a pattern tip, which is returned only once. */
function needsAfterSave({ day, patternTip }: SavedDay): boolean {
  return patternTip !== undefined || needsCare(day) || hasHeavyNote(day.values)
}

/** The sheet that logs today in seconds. Sources: requirements QT-01 and QT-02. */
export function QuickTrack({ home, painLevel, onClose }: QuickTrackProps) {
  const latest = useClock(today)
  const [openedOn, setOpenedOn] = useState(latest)
  const hasDraft = useHasDraft(openedOn)
  // A sheet that is open at midnight stays on its day if there is a draft. Otherwise it changes to the new day.
  const date = hasDraft ? openedOn : latest
  if (date !== openedOn) setOpenedOn(date)
  const [saved, setSaved] = useState<SavedDay>()
  const enabledFields = FIELDS.filter((field) => isFieldEnabled(field, home.preferences))
  const { data: day, failure, isFetching, refetch } = useDay(date)
  const { draft, read, write } = usePartialDraft(date, (field) => enabledFields.includes(field))
  const [isNoteOpen, setNoteOpen] = useState(false)
  // The field stays when the user deletes its text.
  if (!isNoteOpen && day && shownValue(day, draft, 'notes')) setNoteOpen(true)
  const mayAddNote = enabledFields.includes('notes') && !isNoteOpen
  const fields = enabledFields.filter((field) => field !== 'notes' || isNoteOpen)
  const addNote = () => {
    flushSync(() => setNoteOpen(true))
    document.querySelector<HTMLElement>('dialog[open] textarea')?.focus()
  }
  const close = () => {
    onClose()
    focusHeading()
  }
  const fillIn = useEffectEvent((level: number) => day && write(changeField(day, read(), 'painLevel', level)))
  const isReady = day !== undefined
  useEffect(() => {
    if (isReady && painLevel !== undefined) fillIn(painLevel)
  }, [isReady, painLevel])
  const save = useSave(
    date,
    { read, write },
    (result) => {
      if (needsAfterSave(result)) setSaved(result)
      else close()
      return needsCare(result.day) && !hasHeavyNote(result.day.values)
    },
    quickText.saving,
  )

  if (saved) return <AfterSave saved={saved} home={home} onClose={close} />
  return (
    <Sheet
      open
      title={quickText.title}
      onClose={onClose}
      footer={
        <SaveBar
          inSheet
          label={quickText.save}
          isRetry={save.isRetry}
          onClose={close}
          words={quickText.saving}
          busy={save.isPending}
          ready={hasEdits(draft) || save.isRetry}
          error={save.error}
          onSave={() => focusFirstInvalid(document.querySelector('dialog:modal, dialog[open]')) || save.mutate()}
        />
      }
    >
      <p>{date === latest ? quickText.subtitle : <b>{formatDayFromToday(date, latest)}</b>}</p>
      {day ? (
        fields.map((field) => (
          <QuickField
            key={field}
            field={field}
            value={shownValue(day, draft, field)}
            onChange={(value) => write(changeField(day, read(), field, value))}
          />
        ))
      ) : failure ? (
        <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DaySkeleton />
      )}
      <p className={styles['more']}>
        {day && mayAddNote && (
          <Button variant="quiet" onClick={addNote}>
            <Icon of={pencil} />
            {quickText.addNote}
          </Button>
        )}
        <Link to="/log" className={buttonClass('quiet')}>
          {quickText.more}
        </Link>
      </p>
      <CareAfterFailure key={save.submittedAt} save={save} day={day} draft={draft} />
    </Sheet>
  )
}

interface QuickFieldProps {
  field: DayField
  value: Day['values'][DayField] | null
  onChange: (value: Day['values'][DayField] | null) => void
}

function QuickField({ field, value, onChange }: QuickFieldProps) {
  if (field === 'urgencyLevel')
    return <QuickUrgency value={(value ?? undefined) as number | undefined} onChange={onChange} />
  return (
    <>
      <DayControl field={field} value={value} onChange={onChange} />
      {field === 'painLevel' && isStrongPain(value as number | null | undefined) && <StrongPain />}
    </>
  )
}
