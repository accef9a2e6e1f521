import { useState } from 'react'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useQuery } from '../../../../shared/ui/query.ts'
import { Link } from '../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { BLANK, draftOf } from './draft.ts'
import { ArticleForm } from './form.tsx'
import styles from './manage.module.css'
import { openQuery } from './queries.ts'
import { formText, text } from './text.ts'

const back = (
  <Link to="/learn/manage" className={styles['back']}>
    {formText.back}
  </Link>
)

/** One article in its form; without an id a new one. */
export function Editor({ id }: { id: string | undefined }) {
  const { Page } = useShell()
  return (
    <Page heading={id ? formText.editTitle : formText.newTitle} above={back}>
      {id ? <Existing id={id} /> : <New />}
    </Page>
  )
}

function New() {
  // The same for every try, so that a reply that was lost makes no second article.
  const [attempt] = useState(() => crypto.randomUUID().replaceAll('-', ''))
  return <ArticleForm stored={BLANK} target={{ attempt }} />
}

function Existing({ id }: { id: string }) {
  const shell = useShell()
  const { Unread } = shell
  const article = useQuery(openQuery(shell, id))
  const failure = useFailure(article)
  if (failure) return <Unread error={failure} busy={article.isFetching} onRetry={() => void article.refetch()} />
  if (!article.data) return <Spinner label={text.loading} />
  return <ArticleForm stored={draftOf(article.data)} target={{ id }} />
}
