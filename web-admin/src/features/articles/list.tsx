import { useState } from 'react'
import { articlesApi } from '../../../../shared/articles/api.ts'
import { ARTICLES } from '../../../../shared/articles/queries.ts'
import type { ManagedCard } from '../../../../shared/articles/schema.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useMutation, useQuery, useQueryClient } from '../../../../shared/ui/query.ts'
import { Link } from '../../../../shared/ui/router.ts'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { useAccount, useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { deleteErrorText } from './error-text.ts'
import styles from './manage.module.css'
import { manageQuery } from './queries.ts'
import { text } from './text.ts'

/** All articles in the editors' order, published or not. Source: requirement ADM-01. */
export function ArticleList() {
  const shell = useShell()
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
      <ul className={styles['list']}>
        {list.data?.map((article) => (
          <Row key={article.id} article={article} onRemove={() => setArticleToDelete(article)} />
        ))}
      </ul>
      <DeleteDialog article={articleToDelete} onDone={() => setArticleToDelete(undefined)} />
    </Page>
  )
}

function Row({ article, onRemove }: { article: ManagedCard; onRemove: () => void }) {
  const { id, title, category, published } = article
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['about']}>
          {category} · {published ? text.published : text.hidden}
        </p>
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

/** Asks for confirmation before an article is deleted, because the deletion is final. */
function DeleteDialog({ article, onDone }: { article: ManagedCard | undefined; onDone: () => void }) {
  const shell = useShell()
  const client = useQueryClient()
  const deletion = useMutation({
    mutationFn: (id: string) => shell.call(articlesApi.remove, { params: { id } }),
    onSuccess: async () => {
      shell.notify({ title: text.removed })
      await client.invalidateQueries({ queryKey: ARTICLES })
    },
    onError: (error) => shell.notify({ title: deleteErrorText(error, shell) }),
    onSettled: onDone,
  })
  return (
    <Sheet
      open={article !== undefined}
      title={text.removeTitle}
      onClose={onDone}
      footer={
        <>
          <Button
            busy={deletion.isPending}
            busyLabel={text.removing}
            onClick={() => article && deletion.mutate(article.id)}
          >
            {text.remove}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>{article && text.removeText(article.title)}</p>
    </Sheet>
  )
}
