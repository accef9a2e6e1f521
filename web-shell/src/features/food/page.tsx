import { useOnline } from '../../shell/first/api/connection.ts'
import { Help } from '../../shell/first/frame/help.tsx'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { useFoodBook } from '../../shell/later/food/food-query.ts'
import { QueueNotes } from '../../shell/later/offline/queue-notes.tsx'
import { ToolsLink } from '../../shell/later/premium/tools-link.tsx'
import styles from './food.module.css'
import { FoodSkeleton } from './skeleton.tsx'
import { text } from './text.ts'
import { Tools } from './tools.tsx'

/** Elimination plans and tests of single foods. Free for everyone. Sources: requirements FOOD-01 to FOOD-03, ROUTE-03. */
export function FoodPage() {
  const { book, query, failure, isPartial } = useFoodBook()
  const online = useOnline()
  return (
    <Page heading={text.heading} above={<ToolsLink />}>
      <Help page="food" floating />
      <QueueNotes kind="food" of={text.undecided} />
      {isPartial && <p className={styles['note']}>{text.partial}</p>}
      {book && !isPartial && (query.error || !online) && <LastSeen at={query.dataUpdatedAt} />}
      {failure ? (
        <LoadError error={failure} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : book ? (
        <Tools book={book} />
      ) : (
        <FoodSkeleton />
      )}
    </Page>
  )
}
