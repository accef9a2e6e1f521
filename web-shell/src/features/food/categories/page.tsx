import { useState } from 'react'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { Help } from '../../../shell/first/frame/help.tsx'
import { LastSeen } from '../../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { useFoodBook } from '../../../shell/later/food/food-query.ts'
import { QueueNotes } from '../../../shell/later/offline/queue-notes.tsx'
import { ToolsLink } from '../../../shell/later/premium/tools-link.tsx'
import styles from '../food.module.css'
import { text as tools } from '../text.ts'
import { CategoryList } from './category-list.tsx'
import { OwnFoods } from './own-foods.tsx'
import { text } from './text.ts'

/**
 * Common foods by category with what they usually do, beside the user's own foods and results. The list is there at once;
 * own foods and results may be missing. Sources: requirements FOOD-04, ROUTE-03.
 */
export function FoodCategoriesPage() {
  const { book, query, failure, isPartial } = useFoodBook()
  const online = useOnline()
  const [search, setSearch] = useState('')
  return (
    <Page heading={text.heading} above={<ToolsLink />} intro={<p>{text.intro}</p>}>
      <Help page="foods" floating />
      <QueueNotes kind="food" of={tools.undecided} />
      {isPartial && <p className={styles['note']}>{tools.partial}</p>}
      {book && !isPartial && (query.error || !online) && <LastSeen at={query.dataUpdatedAt} />}
      {failure && <LoadError error={failure} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      <TextField
        type="search"
        label={text.search}
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      <CategoryList book={book} search={search} />
      {!failure && <OwnFoods book={book} />}
    </Page>
  )
}
