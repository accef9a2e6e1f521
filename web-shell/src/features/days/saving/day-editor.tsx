import { type ReactNode, useRef, useState } from 'react'
import type { ActiveCustom } from '../../../../../shared/custom/rules.ts'
import { asked, change, isEdited, NO_DRAFT } from '../../../../../shared/days/merge/draft.ts'
import { isCustomField } from '../../../../../shared/days/model/custom-field.ts'
import { isFilledIn } from '../../../../../shared/days/model/day.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { Saved } from '../../../../../shared/days/model/schema.ts'
import type { Preferences } from '../../../../../shared/preferences/preferences.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { Unread } from '../../../shell/first/frame/unread.tsx'
import { notify } from '../../../shell/first/messages/notify.tsx'
import { useDay } from '../../../shell/later/days/day-query.ts'
import styles from '../days.module.css'
import { DayForm } from '../form/day-form.tsx'
import type { DayScreen } from '../form/day-screen.ts'
import { ownFields } from '../form/own-fields.ts'
import { SameAsYesterday } from '../form/same-as-yesterday.tsx'
import { askedFields, isAsked } from '../form/sections.ts'
import { DaySkeleton } from '../page/day-skeleton.tsx'
import { UnreadDay } from '../page/unread-day.tsx'
import { text } from '../text.ts'
import { SaveBar } from './save-bar.tsx'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

/** How a person tracks, and what they did lately. */
export interface Tracking {
  preferences: Preferences
  /** The person's own symptoms and triggers. */
  custom: ActiveCustom
  /** The days with an entry, as far as they are known. */
  loggedOn: readonly LocalDate[]
}

interface DayEditorProps {
  screen: DayScreen
  date: LocalDate
  isToday: boolean
  tracking: Tracking
  /** What there is to say above a day that can be read. */
  above: ReactNode
  /** Whether it was saved a moment ago. */
  justSaved: boolean
  /** Hears of a save while the screen is open. */
  onSaved: (saved: Saved) => void
}

const locksOn = ({ locks }: DayScreen, isToday: boolean) => isToday || locks === 'every day'

interface State {
  locked: boolean
  submitted: boolean
  justSaved: boolean
  isToday: boolean
}

/** What pressing the button would do. */
function stateOf({ locked, submitted, justSaved, isToday }: State): keyof DayScreen['words']['save'] {
  if (locked) return justSaved ? 'justSaved' : 'locked'
  if (submitted) return 'update'
  return isToday ? 'today' : 'other'
}

/** One day to look at and change. One that was saved is read until its person wants to change it, where the screen says so. */
export function DayEditor({ screen, date, isToday, tracking, above, justSaved, onSaved }: DayEditorProps) {
  const { words } = screen
  const { preferences, custom, loggedOn } = tracking
  const { data: day, failure, isFetching, refetch, isUnread } = useDay(date)
  const { draft: whole, read: readWhole, write } = useDraft(date)
  const own = ownFields(custom, preferences)
  const isStillAsked = (field: DayField) => (isCustomField(field) ? own.has(field) : isAsked(field, preferences))
  const draft = asked(whole, isStillAsked)
  const read = () => asked(readWhole(), isStillAsked)
  const unsaved = isEdited(draft)
  const [editing, setEditing] = useState(false)
  const formRef = useRef<HTMLFieldSetElement>(null)
  const save = useSave(
    date,
    { read, write },
    (saved) => {
      setEditing(false)
      scrollTo(0, 0)
      onSaved(saved)
    },
    words.saving,
  )

  if (!day && failure) return <Unread error={failure} busy={isFetching} onRetry={() => void refetch()} />
  if (!day) return <DaySkeleton />

  const submitted = isFilledIn(day) && locksOn(screen, isToday)
  const locked = submitted && !editing && !unsaved

  function discard() {
    const before = readWhole()
    write(NO_DRAFT)
    setEditing(false)
    focusHeading()
    notify({ title: text.discarded, action: { label: text.undo, run: () => write(before) } })
  }

  function edit() {
    setEditing(true)
    formRef.current?.focus()
  }

  return (
    <>
      {isUnread && <UnreadDay busy={isFetching} onRetry={() => void refetch()} />}
      {above}
      {locked && (
        <Card className={styles['banner']}>
          <p>{words.locked}</p>
          <Button variant="secondary" onClick={edit}>
            {words.edit}
          </Button>
        </Card>
      )}
      <SameAsYesterday
        day={day}
        loggedOn={loggedOn}
        fields={askedFields(screen, preferences, own)}
        read={readWhole}
        write={write}
      />
      <DayForm
        ref={formRef}
        screen={screen}
        day={day}
        draft={draft}
        preferences={preferences}
        own={own}
        locked={locked}
        onChange={(field, value) => write(change(day, readWhole(), field, value))}
      />
      {unsaved && !save.isPending && (
        <Button variant="quiet" onClick={discard}>
          {text.discard}
        </Button>
      )}
      <SaveBar
        label={save.isRetry ? text.retry : words.save[stateOf({ locked, submitted, justSaved, isToday })]}
        words={words.saving}
        busy={save.isPending}
        ready={unsaved || save.isRetry}
        error={save.error}
        onSave={() => save.mutate()}
      />
    </>
  )
}
