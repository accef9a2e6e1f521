import type { LocalDate } from '../../../../shared/time/local-date.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { Loading } from '../../../../shared/ui/loading.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { Unread } from '../../shell/unread.tsx'
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

  if (!day && error) return <Unread error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!day) return <DaySkeleton />
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

function DaySkeleton() {
  return (
    <Loading label={text.loading} className={styles['loading']}>
      <Card>
        <Skeleton shape="block" />
      </Card>
      <Card>
        <Skeleton shape="block" />
      </Card>
    </Loading>
  )
}
