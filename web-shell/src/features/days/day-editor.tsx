import { useRef, useState } from 'react'
import type { ActiveCustom } from '../../../../shared/custom/rules.ts'
import { isCustomField } from '../../../../shared/days/custom-field.ts'
import { isLogged } from '../../../../shared/days/day.ts'
import { asked, change, isEdited, NO_DRAFT } from '../../../../shared/days/draft.ts'
import type { DayField } from '../../../../shared/days/fields.ts'
import type { Saved } from '../../../../shared/days/schema.ts'
import type { Preferences } from '../../../../shared/preferences/preferences.ts'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { useDay } from '../../shell/day-query.ts'
import { notify } from '../../shell/notify.tsx'
import { focusHeading } from '../../shell/page.tsx'
import { useQueue } from '../../shell/queue/follow-queue.ts'
import { Unread } from '../../shell/unread.tsx'
import { DayForm } from './day-form.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import styles from './days.module.css'
import { ownFields } from './own-fields.ts'
import { SaveBar } from './save-bar.tsx'
import { isAsked } from './sections.ts'
import { text } from './text.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

interface DayEditorProps {
  date: LocalDate
  isToday: boolean
  preferences: Preferences
  /** The person's own symptoms and triggers. */
  custom: ActiveCustom
  /** Hears of a save while the screen is open. */
  onSaved: (saved: Saved) => void
}

/** One day to look at and change. Today's, once it was saved, is read until its person wants to change it. */
export function DayEditor({ date, isToday, preferences, custom, onSaved }: DayEditorProps) {
  const { data: day, failure, isFetching, refetch, isUnread } = useDay(date)
  const { draft: whole, read: readWhole, write } = useDraft(date)
  const own = ownFields(custom, preferences)
  const isStillAsked = (field: DayField) => (isCustomField(field) ? own.has(field) : isAsked(field, preferences))
  const draft = asked(whole, isStillAsked)
  const read = () => asked(readWhole(), isStillAsked)
  const unsaved = isEdited(draft)
  const waits = useQueue()?.waiting.some((operation) => operation.date === date) ?? false
  const [editing, setEditing] = useState(false)
  const formRef = useRef<HTMLFieldSetElement>(null)
  const save = useSave(date, { read, write }, (saved) => {
    setEditing(false)
    scrollTo(0, 0)
    onSaved(saved)
  })

  if (!day && failure) return <Unread error={failure} busy={isFetching} onRetry={() => void refetch()} />
  if (!day) return <DaySkeleton />

  const submitted = isToday && isLogged(day)
  const locked = submitted && !editing && !unsaved
  const isRetry = save.isError && waits && !unsaved

  function label() {
    if (isRetry) return text.save.retry
    if (locked) return text.save.submitted
    if (submitted) return text.save.update
    return isToday ? text.save.today : text.save.past
  }

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
      {isUnread && (
        <Notice
          title={text.unread.title}
          actions={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {text.unread.retry}
            </Button>
          }
        >
          {text.unread.text}
        </Notice>
      )}
      {locked && (
        <Card className={styles['banner']}>
          <p>{text.logged}</p>
          <Button variant="secondary" onClick={edit}>
            {text.edit}
          </Button>
        </Card>
      )}
      <DayForm
        ref={formRef}
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
        label={label()}
        busy={save.isPending}
        ready={unsaved || isRetry}
        error={save.error}
        onSave={() => save.mutate()}
      />
    </>
  )
}
