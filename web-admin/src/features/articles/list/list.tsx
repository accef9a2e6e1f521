import handle from 'icon:dots-six-vertical'
import { useState } from 'react'
import { articlesApi } from '../../../../../shared/articles/api.ts'
import type { ManagedFilter, ManagedList } from '../../../../../shared/articles/managed-list.ts'
import { ARTICLES } from '../../../../../shared/articles/queries.ts'
import type { ManagedCard } from '../../../../../shared/articles/schema.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { useQuery, useQueryClient } from '../../../../../shared/ui/query.ts'
import { readAgain } from '../../../../../shared/ui/read-again.ts'
import { Link } from '../../../../../shared/ui/router.ts'
import { useAccount, useFailure, useShell } from '../../../../../shared/ui/shell.tsx'
import { DeleteDialog } from '../../../delete-dialog.tsx'
import { PasskeyHint } from '../../../passkey-hint.tsx'
import rows from '../../../rows.module.css'
import { soonText } from '../../../when.ts'
import { deleteErrorText } from '../error-text.ts'
import styles from '../manage.module.css'
import { manageQuery } from '../queries.ts'
import { dueText } from '../review-due.ts'
import { filterText, reorderText, text } from '../text.ts'
import { FilterFields } from './filter-fields.tsx'
import { NewDrafts } from './new-drafts.tsx'
import { useMoveArticle } from './use-move-article.ts'
import { type Reorder, useReorder } from './use-reorder.ts'
import { useSettled } from './use-settled.ts'

/** All articles in the editors' order, published or not. Source: requirement ADM-01. */
export function ArticleList() {
  const shell = useShell()
  const client = useQueryClient()
  const { Page } = shell
  const isAdmin = useAccount()?.roles.includes('admin')
  const [articleToDelete, setArticleToDelete] = useState<ManagedCard>()
  return (
    <Page heading={text.heading}>
      <div className={rows['actions']}>
        <Link to="?edit=new" className={buttonClass()}>
          {text.create}
        </Link>
        {isAdmin && (
          <>
            <Link to="/admin?audio" className={buttonClass('quiet')}>
              {text.audio}
            </Link>
            <Link to="/admin?people" className={buttonClass('quiet')}>
              {text.people}
            </Link>
            <Link to="/admin?operations" className={buttonClass('quiet')}>
              {text.operations}
            </Link>
          </>
        )}
      </div>
      <PasskeyHint />
      <NewDrafts />
      <Articles onRemove={setArticleToDelete} />
      <DeleteDialog
        item={articleToDelete}
        words={text}
        remove={async ({ id }) => {
          await shell.call(articlesApi.remove, { params: { id } })
          shell.notify({ title: text.removed })
          await readAgain(client, ARTICLES)
        }}
        onError={(error) => shell.notify({ title: deleteErrorText(error, shell) })}
        onDone={() => setArticleToDelete(undefined)}
      />
    </Page>
  )
}

/** So long after the last key the articles with the words are requested, in milliseconds. */
const TYPING_MS = 300

/** The articles that fit a filter, a page more with each "Show more". */
function Articles({ onRemove }: { onRemove: (article: ManagedCard) => void }) {
  const shell = useShell()
  const { Unread } = shell
  const [filter, setFilter] = useState<ManagedFilter>({ words: '', state: 'all' })
  const [pages, setPages] = useState(1)
  const words = useSettled(filter.words.trim(), TYPING_MS)
  const query = manageQuery(shell, { ...filter, words }, pages)
  const list = useQuery(query)
  const failure = useFailure(list)
  const move = useMoveArticle(query)
  const isFiltered = filter.state !== 'all' || Boolean(filter.words)
  const data = failure ? undefined : list.data
  if (!isFiltered && data?.total === 0) return <p>{text.empty}</p>
  return (
    <>
      {/* A search that fails must not take away the field in which the editor is typing. */}
      {(isFiltered || data) && (
        <FilterFields
          filter={filter}
          set={(chosen) => {
            setFilter(chosen)
            setPages(1)
          }}
        />
      )}
      {failure && (
        <>
          <h2>{text.listFailed}</h2>
          <Unread error={failure} busy={list.isFetching} onRetry={() => void list.refetch()} />
        </>
      )}
      {!failure && !data && <Spinner label={text.loading} />}
      {data && (
        <Found
          list={data}
          isWhole={filter.state === 'all' && !words && !list.isPlaceholderData}
          isLoading={list.isFetching}
          onMove={(id, after) => move.mutate({ id, after })}
          onMore={() => setPages(pages + 1)}
          onRemove={onRemove}
        />
      )}
    </>
  )
}

interface FoundProps {
  list: Pick<ManagedList, 'articles' | 'total'>
  /** Whether nothing is filtered. Only then the articles have places. */
  isWhole: boolean
  isLoading: boolean
  onMove: (id: string, after: string | null) => void
  onMore: () => void
  onRemove: (article: ManagedCard) => void
}

function Found({ list: { articles, total }, isWhole, isLoading, onMove, onMore, onRemove }: FoundProps) {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const reorder = useReorder({
    ids: [...byId.keys()],
    total,
    titleOf: (id) => byId.get(id)?.title ?? '',
    onMove,
  })
  const shown = reorder.order.flatMap((id) => byId.get(id) ?? [])
  return (
    <>
      <p className={rows['about']}>{isWhole ? reorderText.hint : filterText.shown(articles.length, total)}</p>
      <p className="visually-hidden" role="status">
        {reorder.announcement}
      </p>
      {!total && <p>{filterText.none}</p>}
      <ul className={rows['list']}>
        {shown.map((article) => (
          <Row
            key={article.id}
            article={article}
            reorder={isWhole ? reorder : undefined}
            onRemove={() => onRemove(article)}
          />
        ))}
      </ul>
      {articles.length < total && (
        <>
          <p className={rows['about']}>{filterText.shown(articles.length, total)}</p>
          <Button variant="secondary" busy={isLoading} onClick={onMore}>
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
    <li className={classNames(rows['row'], reorder?.liftedId === id && styles['lifted'])}>
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
      <div className={rows['words']}>
        <h2 className={rows['title']}>{title}</h2>
        <p className={rows['about']}>
          {category} · {published ? text.published : publishAt ? text.goesLive(soonText(publishAt)) : text.hidden}
        </p>
        {due && <p className={styles['due']}>{due}</p>}
      </div>
      <div className={rows['actions']}>
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
