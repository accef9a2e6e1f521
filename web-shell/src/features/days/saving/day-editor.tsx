import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { ActiveCustomItems } from '../../../../../shared/custom/rules.ts'
import { changeField, hasEdits, keepAskedFields, NO_DRAFT } from '../../../../../shared/days/merge/draft.ts'
import { isCustomField } from '../../../../../shared/days/model/custom-field.ts'
import { isFilledIn } from '../../../../../shared/days/model/day.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { SavedDay } from '../../../../../shared/days/model/schema.ts'
import type { Preferences } from '../../../../../shared/preferences/preferences.ts'
import type { ConsentState } from '../../../../../shared/profile/consent.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { isQueued, useQueueView } from '../../../shell/first/data/queue-view.ts'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { useDay } from '../../../shell/later/days/day-query.ts'
import { CareAfterFailure } from '../after-save/care-note.tsx'
import { customItemFields } from '../form/custom-item-fields.ts'
import { DayForm } from '../form/day-form.tsx'
import type { DayScreen } from '../form/day-screen.ts'
import { SameAsYesterday } from '../form/same-as-yesterday.tsx'
import { enabledFields, isFieldEnabled } from '../form/sections.ts'
import { DaySkeleton } from '../page/day-skeleton.tsx'
import { UnreadableDayNotice } from '../page/unreadable-day-notice.tsx'
import { text } from '../text.ts'
import { SaveBar } from './save-bar.tsx'
import { SavedBanner } from './saved-banner.tsx'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'
import { WrongDate } from './wrong-date.tsx'

/** The user's settings, custom items, logged days and consent. */
export interface TrackingSettings {
  preferences: Preferences
  /** The user's custom items. */
  custom: ActiveCustomItems
  /** The days with an entry, as far as they are known. */
  loggedOn: readonly LocalDate[]
  /** Without consent, nothing is sent. */
  consent: ConsentState
}

interface DayEditorProps {
  screen: DayScreen
  date: LocalDate
  isToday: boolean
  tracking: TrackingSettings
  /** A notice shown above the day. It is left out if the day cannot be shown. */
  notice: ReactNode
  /** Whether the day was saved a moment ago. */
  justSaved: boolean
  /** Called after a save while the screen is open. Returns whether the screen itself says that the day is saved. */
  onSaved: (saved: SavedDay) => boolean
  /** Shows another date on the screen. */
  onChooseDate: (date: LocalDate) => void
}

/** Whether a saved day is read-only until the user presses Edit. */
const locksDay = ({ lockedDays }: DayScreen, isToday: boolean) => isToday || lockedDays === 'every day'

interface SaveButtonContext {
  locked: boolean
  /** Whether the day is saved and the screen locks such a day. */
  startsLocked: boolean
  justSaved: boolean
  isToday: boolean
  waitsForConsent: boolean
}

/** The label of the save button. */
function saveLabel({ save }: DayScreen['words'], context: SaveButtonContext): string {
  const { locked, startsLocked, justSaved, isToday, waitsForConsent } = context
  if (locked && waitsForConsent) return text.consent.title
  if (locked) return justSaved ? save.justSaved : save.locked
  if (startsLocked) return save.update
  return isToday ? save.today : save.other
}

/** Whether no save is running, and the last one has not failed. */
const isSettled = ({ isPending, isError }: ReturnType<typeof useSave>) => !isPending && !isError

/** Shows and edits one day. A saved day is read-only until the user presses Edit, if the screen locks such days. */
export function DayEditor({
  screen,
  date,
  isToday,
  tracking,
  notice,
  justSaved,
  onSaved,
  onChooseDate,
}: DayEditorProps) {
  const { words } = screen
  const { preferences, custom, loggedOn, consent } = tracking
  const { data: day, failure, isFetching, refetch, isUnreadable } = useDay(date)
  const { draft: fullDraft, read: readFullDraft, write } = useDraft(date)
  const customItems = customItemFields(custom, preferences)
  const isEnabled = (field: DayField) =>
    isCustomField(field) ? customItems.has(field) : isFieldEnabled(field, preferences)
  // Draft values of fields that were turned off meanwhile are neither shown nor saved.
  const draft = keepAskedFields(fullDraft, isEnabled)
  const read = () => keepAskedFields(readFullDraft(), isEnabled)
  const hasDraft = hasEdits(draft)
  const waitsForConsent = isQueued(useQueueView(), 'day', date) && consent !== 'given'
  const [editing, setEditing] = useState(false)
  const formRef = useRef<HTMLFieldSetElement>(null)
  const save = useSave(
    date,
    { read, write },
    (saved) => {
      setEditing(false)
      scrollTo(0, 0)
      return onSaved(saved)
    },
    words.saving,
  )

  if (!day && failure) return <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
  if (!day) return <DaySkeleton />

  const startsLocked = isFilledIn(day) && locksDay(screen, isToday)
  const locked = startsLocked && !editing && !hasDraft

  function discard() {
    const discarded = readFullDraft()
    write(NO_DRAFT)
    setEditing(false)
    focusHeading()
    notify({ title: text.discarded, action: { label: text.undo, run: () => write(discarded) } })
  }

  function submit() {
    if (!focusFirstInvalid(formRef.current)) save.mutate()
  }

  function edit() {
    setEditing(true)
    formRef.current?.focus()
  }

  function sendAfterConsent() {
    focusHeading()
    save.mutate()
  }

  /** Ctrl or ⌘ with Enter saves from any field. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !hasDraft || save.isPending) return
    event.preventDefault()
    submit()
  }

  return (
    <>
      {isUnreadable && <UnreadableDayNotice busy={isFetching} onRetry={() => void refetch()} />}
      {notice}
      <SavedBanner
        words={words}
        locked={locked}
        waitsForConsent={waitsForConsent && isSettled(save)}
        onEdit={edit}
        onAgreed={sendAfterConsent}
      />
      <DayForm
        ref={formRef}
        screen={screen}
        day={day}
        draft={draft}
        preferences={preferences}
        customItems={customItems}
        locked={locked}
        onKeyDown={onKeyDown}
        onChange={(field, value) => write(changeField(day, readFullDraft(), field, value))}
      >
        <SameAsYesterday
          day={day}
          loggedOn={loggedOn}
          fields={enabledFields(screen, preferences, customItems)}
          read={readFullDraft}
          write={write}
        />
      </DayForm>
      {hasDraft && !save.isPending && (
        <Button variant="quiet" onClick={discard}>
          {text.discard}
        </Button>
      )}
      {!hasDraft && isSettled(save) && <WrongDate day={day} onChooseDate={onChooseDate} />}
      <SaveBar
        label={saveLabel(words, { locked, startsLocked, justSaved, isToday, waitsForConsent })}
        isRetry={save.isRetry}
        words={words.saving}
        busy={save.isPending}
        ready={hasDraft || save.isRetry}
        error={save.error}
        onSave={submit}
      />
      <CareAfterFailure key={save.submittedAt} save={save} day={day} draft={draft} />
    </>
  )
}
