import { useState } from 'react'
import { articlesApi } from '../../../../../shared/articles/api.ts'
import { ARTICLES } from '../../../../../shared/articles/queries.ts'
import type { ManagedArticle, Revision, RevisionFields } from '../../../../../shared/articles/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { useMutation, useQuery, useQueryClient } from '../../../../../shared/ui/query.ts'
import { readAgain } from '../../../../../shared/ui/read-again.ts'
import { Link, useNavigate } from '../../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../../shared/ui/shell.tsx'
import rows from '../../../rows.module.css'
import { whenText } from '../../../when.ts'
import { saveErrorText } from '../error-text.ts'
import styles from '../manage.module.css'
import { openQuery, revisionQuery, revisionsQuery } from '../queries.ts'
import { formText, revisionText, text } from '../text.ts'
import { nameOfField } from '../value-text.ts'
import { RevisionDiff } from './revision-diff.tsx'

/** The kept versions of an article: who saved them and when, what changed, and the way back. */
export function Revisions({ id }: { id: string }) {
  const shell = useShell()
  const { Page, Unread } = shell
  const list = useQuery(revisionsQuery(shell, id))
  const article = useQuery(openQuery(shell, id))
  const failed = [list, article].find(({ error }) => error) ?? list
  const failure = useFailure(failed)
  const back = (
    <Link to={`/learn/manage?edit=${id}`} className={styles['back']}>
      {revisionText.back}
    </Link>
  )
  return (
    <Page heading={revisionText.title} above={back} wide>
      {failure && <Unread error={failure} busy={failed.isFetching} onRetry={() => void failed.refetch()} />}
      {!failure && !(list.data && article.data) && <Spinner label={text.loading} />}
      {list.data && article.data && <RevisionList revisions={list.data} article={article.data} />}
    </Page>
  )
}

interface RevisionListProps {
  revisions: readonly Revision[]
  article: ManagedArticle
}

function RevisionList({ revisions, article }: RevisionListProps) {
  const newest = revisions[0]?.n ?? 0
  const [from, setFrom] = useState(revisions[1]?.n ?? newest)
  const [to, setTo] = useState(newest)
  if (!revisions.length) return <p>{revisionText.none}</p>
  return (
    <>
      <p>{revisionText.kept}</p>
      <ul className={rows['list']}>
        {revisions.map((revision) => (
          <li key={revision.n} className={rows['row']}>
            <div className={rows['words']}>
              <h2 className={rows['title']}>{whenText(revision.at)}</h2>
              <p className={rows['about']}>{revisionText.about(revision, nameOfField)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h2>{revisionText.compare}</h2>
      <div className={styles['pair']}>
        <RevisionChoice label={revisionText.from} revisions={revisions} value={from} onChange={setFrom} />
        <RevisionChoice label={revisionText.to} revisions={revisions} value={to} onChange={setTo} />
      </div>
      <Comparison article={article} from={from} to={to} restorable={from === newest ? to : from} newest={newest} />
    </>
  )
}

interface RevisionChoiceProps {
  label: string
  revisions: readonly Revision[]
  value: number
  onChange: (n: number) => void
}

function RevisionChoice({ label, revisions, value, onChange }: RevisionChoiceProps) {
  return (
    <label className={styles['choice']}>
      {label}
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {revisions.map(({ n, at }) => (
          <option key={n} value={n}>
            {n} · {whenText(at)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ComparisonProps {
  article: ManagedArticle
  from: number
  to: number
  /** The version that can be restored, if it is not the newest. */
  restorable: number
  newest: number
}

function Comparison({ article, from, to, restorable, newest }: ComparisonProps) {
  const shell = useShell()
  const [before, after] = [
    useQuery(revisionQuery(shell, article.id, from)),
    useQuery(revisionQuery(shell, article.id, to)),
  ]
  const failed = [before, after].find(({ error }) => error) ?? before
  const failure = useFailure(failed)
  const { Unread } = shell
  if (failure) return <Unread error={failure} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
  if (!before.data || !after.data) return <Spinner label={text.loading} />
  const fields = restorable === from ? before.data : after.data
  return (
    <>
      <RevisionDiff before={before.data} after={after.data} />
      {restorable !== newest && <Restore key={restorable} article={article} fields={fields} />}
    </>
  )
}

/** A version from before its article had them. */
const NO_ORIGIN = { sources: [], ownAdvice: false, reviewed: null, reviewBy: null, toConfirm: [] }

/** Restoring is an edit like others, so it makes a new version. What is published stays published. */
function Restore({ article: { id, version }, fields }: { article: ManagedArticle; fields: RevisionFields }) {
  const shell = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  const restoring = useMutation({
    mutationFn: () => {
      const { published: _, ...written } = fields
      return shell.call(articlesApi.edit, { params: { id }, body: { ...NO_ORIGIN, ...written, basedOn: version } })
    },
    onSuccess: async () => {
      shell.notify({ title: revisionText.restored })
      await readAgain(client, ARTICLES)
      await navigate(`/learn/manage?edit=${id}`)
    },
    onError: (error) => shell.notify({ title: saveErrorText(error, shell), text: revisionText.notRestored }),
  })
  return (
    <p>
      <Button
        variant="secondary"
        busy={restoring.isPending}
        busyLabel={formText.saving}
        onClick={() => restoring.mutate()}
      >
        {revisionText.restore}
      </Button>
    </p>
  )
}
