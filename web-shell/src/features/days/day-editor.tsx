import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { wordsFor } from '../../shell/problem-text.ts'
import { DayForm } from './day-form.tsx'
import { useDay } from './day-query.ts'
import styles from './days.module.css'
import { change, isEdited, isUnsaved } from './draft.ts'
import { SaveBar } from './save-bar.tsx'
import { text } from './text.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

/** One day to look at and change. */
export function DayEditor({ date, saveLabel }: { date: LocalDate; saveLabel: string }) {
  const { data: day, error, isFetching, refetch } = useDay(date)
  const drafting = useDraft(date)
  const save = useSave(date, drafting)
  const { draft, read, write } = drafting
  const unsaved = isUnsaved(draft)

  if (!day && error)
    return (
      <Notice
        title={wordsFor(error).title}
        actions={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {text.save.retry}
          </Button>
        }
      >
        {wordsFor(error).text}
      </Notice>
    )
  if (!day) return <Loading />
  const isRetry = save.isError && draft.unanswered && !isEdited(draft)
  return (
    <>
      <DayForm day={day} draft={draft} onChange={(field, value) => write(change(day, read(), field, value))} />
      <SaveBar
        label={isRetry ? text.save.retry : saveLabel}
        busy={save.isPending}
        ready={unsaved}
        error={save.error}
        onSave={() => save.mutate()}
      />
    </>
  )
}

function Loading() {
  return (
    <div className={styles['loading']} role="status">
      <span className="visually-hidden">{text.loading}</span>
      <Card>
        <Skeleton shape="block" />
      </Card>
      <Card>
        <Skeleton shape="block" />
      </Card>
    </div>
  )
}
