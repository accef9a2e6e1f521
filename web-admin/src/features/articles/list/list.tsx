import handle from 'icon:dots-six-vertical'
import { useState } from 'react'
import { articlesApi } from '../../../../../shared/articles/api.ts'
import { ARTICLES } from '../../../../../shared/articles/queries.ts'
import type { ManagedCard } from '../../../../../shared/articles/schema.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { useQuery, useQueryClient } from '../../../../../shared/ui/query.ts'
import { Link } from '../../../../../shared/ui/router.ts'
import { useAccount, useFailure, useShell } from '../../../../../shared/ui/shell.tsx'
import { DeleteDialog } from '../../../delete-dialog.tsx'
import { deleteErrorText } from '../error-text.ts'
import styles from '../manage.module.css'
import { manageQuery } from '../queries.ts'
import { dueText } from '../review-due.ts'
import { filterText, reorderText, text } from '../text.ts'
import { soonText } from '../when.ts'
import { type Filter, filterArticles } from './filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { NewDrafts } from './new-drafts.tsx'
import { useMoveArticle } from './use-move-article.ts'
import { type Reorder, useReorder } from './use-reorder.ts'

/** All articles in the editors' order, published or not. Source: requirement ADM-01. */
export function ArticleList() {
  const shell = useShell()
  const client = useQueryClient()
  const { Page, Unread } = shell
  const list = useQuery(manageQuery(shell))
  const failure = useFailure(list)
  const isAdmin = useAccount()?.roles.includes('admin')
  const [articleToDelete, setArticleToDelete] = useState<ManagedCard>()
  return (
    <Page heading={text.heading}>
      <div className={styles['actions']}>
        <Link to="?edit=new" className={buttonClass()}>
          {text.create}
        </Link>
        {isAdmin && (
          <Link to="/admin?audio" className={buttonClass('quiet')}>
            {text.audio}
          </Link>
        )}
      </div>
      {failure && (
        <>
          <h2>{text.listFailed}</h2>
          <Unread error={failure} busy={list.isFetching} onRetry={() => void list.refetch()} />
        </>
      )}
      {!failure && !list.data && <Spinner label={text.loading} />}
      {list.data?.length === 0 && <p>{text.empty}</p>}
      <NewDrafts />
      {list.data && list.data.length > 0 && <Articles articles={list.data} onRemove={setArticleToDelete} />}
      <DeleteDialog
        item={articleToDelete}
        words={text}
        remove={async ({ id }) => {
          await shell.call(articlesApi.remove, { params: { id } })
          shell.notify({ title: text.removed })
          await client.invalidateQueries({ queryKey: ARTICLES })
        }}
        onError={(error) => shell.notify({ title: deleteErrorText(error, shell) })}
        onDone={() => setArticleToDelete(undefined)}
      />
    </Page>
  )
}

interface ArticlesProps {
  articles: readonly ManagedCard[]
  onRemove: (article: ManagedCard) => void
}

/** So many articles are shown at first, and with each "Show more". */
const PAGE = 100

function Articles({ articles, onRemove }: ArticlesProps) {
  const [filter, setFilter] = useState<Filter>({ words: '', state: 'all' })
  const [count, setCount] = useState(PAGE)
  const isWhole = filter.state === 'all' && !filter.words.trim()
  const found = filterArticles(articles, filter)
  const byId = new Map(articles.map((article) => [article.id, article]))
  const move = useMoveArticle()
  const reorder = useReorder({
    ids: found.map(({ id }) => id),
    titleOf: (id) => byId.get(id)?.title ?? '',
    onMove: (id, after) => move.mutate({ id, after }),
  })
  const shown = reorder.order.slice(0, count).flatMap((id) => byId.get(id) ?? [])
  return (
    <>
      <FilterFields filter={filter} set={setFilter} />
      <p className={styles['about']}>{isWhole ? reorderText.hint : filterText.shown(shown.length, found.length)}</p>
      <p className="visually-hidden" role="status">
        {reorder.announcement}
      </p>
      {!found.length && <p>{filterText.none}</p>}
      <ul className={styles['list']}>
        {shown.map((article) => (
          <Row
            key={article.id}
            article={article}
            // A part of the list has no places of its own.
            reorder={isWhole ? reorder : undefined}
            onRemove={() => onRemove(article)}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <>
          <p className={styles['about']}>{filterText.shown(shown.length, found.length)}</p>
          <Button variant="secondary" onClick={() => setCount(count + PAGE)}>
            {filterText.more}
          </Button>
        </>
      )}
    </>
  )
}

interface RowProps {
  article: ManagedCard
  reorder: Reorder | undefined
  onRemove: () => void
}

function Row({ article, reorder, onRemove }: RowProps) {
  const { id, title, category, published, publishAt, reviewBy } = article
  const due = dueText(reviewBy)
  return (
    <li className={classNames(styles['row'], reorder?.liftedId === id && styles['lifted'])}>
      {reorder && (
        <button
          type="button"
          className={classNames(buttonClass('icon'), styles['handle'])}
          aria-label={reorderText.handle(title)}
          {...reorder.handleProps(id)}
        >
          <Icon of={handle} />
        </button>
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['about']}>
          {category} · {published ? text.published : publishAt ? text.goesLive(soonText(publishAt)) : text.hidden}
        </p>
        {due && <p className={styles['due']}>{due}</p>}
      </div>
      <div className={styles['actions']}>
        <Link to={`?edit=${id}`} className={buttonClass('secondary')} aria-label={text.editOf(title)}>
          {text.edit}
        </Link>
        <Button variant="quiet" aria-label={text.removeOf(title)} onClick={onRemove}>
          {text.remove}
        </Button>
        {published && (
          <Link
            to={`/learn?${new URLSearchParams({ article: title })}`}
            className={buttonClass('quiet')}
            aria-label={text.viewOf(title)}
          >
            {text.view}
          </Link>
        )}
      </div>
    </li>
  )
}
