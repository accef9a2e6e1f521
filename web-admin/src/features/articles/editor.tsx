import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useQuery } from '../../../../shared/ui/query.ts'
import { Link } from '../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { ArticleForm } from './form.tsx'
import styles from './manage.module.css'
import { openQuery } from './queries.ts'
import { formText, revisionText, text } from './text.ts'

const backLink = (
  <Link to="/learn/manage" className={styles['back']}>
    {formText.back}
  </Link>
)

interface EditorProps {
  id: string | undefined
  /** The id of a new article that was begun on another device. */
  draftId: string | undefined
}

/** The form of an existing article, or of a new one if there is no id. */
export function Editor({ id, draftId }: EditorProps) {
  const { Page } = useShell()
  return (
    <Page
      heading={id ? formText.editTitle : formText.newTitle}
      above={backLink}
      actions={id && <HistoryLink id={id} />}
      wide
    >
      {id ? <ExistingArticle id={id} /> : <ArticleForm draftId={draftId} />}
    </Page>
  )
}

function ExistingArticle({ id }: { id: string }) {
  const shell = useShell()
  const { Unread } = shell
  const article = useQuery(openQuery(shell, id))
  const failure = useFailure(article)
  if (failure) return <Unread error={failure} busy={article.isFetching} onRetry={() => void article.refetch()} />
  if (!article.data) return <Spinner label={text.loading} />
  return <ArticleForm stored={article.data} />
}

function HistoryLink({ id }: { id: string }) {
  return (
    <Link to={`?history=${id}`} className={buttonClass('quiet')}>
      {revisionText.open}
    </Link>
  )
}
