import { type ReactNode, useId } from 'react'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import type { useQuery } from '../../../../shared/ui/query.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import styles from './operations.module.css'
import { text } from './text.ts'
import { timeText } from './time.ts'

interface PartProps<T> {
  heading: string
  query: ReturnType<typeof useQuery<T>>
  children: (data: T) => ReactNode
}

/** A part of the page with what it shows. When it cannot be read, it says so by itself: the other parts stay. */
export function Part<T>({ heading, query, children }: PartProps<T>) {
  const { Unread } = useShell()
  const failure = useFailure(query)
  const id = useId()
  const { data, isFetching, isError, dataUpdatedAt } = query
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h2 id={id}>{heading}</h2>
      {failure && <Unread error={failure} busy={isFetching} onRetry={() => void query.refetch()} />}
      {!failure && !data && <Spinner label={text.loading} />}
      {data && isError && <Notice title={text.stale.title}>{text.stale.text(timeText(dataUpdatedAt))}</Notice>}
      {data && children(data)}
    </section>
  )
}
