import { articlesApi } from '../../../../../shared/articles/api.ts'
import type { DraftCard } from '../../../../../shared/articles/drafts.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '../../../../../shared/ui/query.ts'
import { readAgain } from '../../../../../shared/ui/read-again.ts'
import { Link } from '../../../../../shared/ui/router.ts'
import { useShell } from '../../../../../shared/ui/shell.tsx'
import rows from '../../../rows.module.css'
import { whenText } from '../../../when.ts'
import { draftsQuery } from '../queries.ts'
import { draftText } from '../text.ts'
import { useBegunArticle } from '../use-article-draft.ts'

/** The editor's unsaved new articles. Drafts of existing articles are offered when these are opened. */
export function NewDrafts() {
  const shell = useShell()
  const begunHere = useBegunArticle()
  const drafts = useQuery(draftsQuery(shell)).data?.filter(({ basedOn }) => basedOn === 0)
  if (!drafts?.length) return null
  return (
    <section aria-label={draftText.heading}>
      <h2>{draftText.heading}</h2>
      <ul className={rows['list']}>
        {drafts.map((draft) => (
          <DraftRow key={draft.article} draft={draft} isFromHere={draft.article === begunHere} />
        ))}
      </ul>
    </section>
  )
}

interface DraftRowProps {
  draft: DraftCard
  isFromHere: boolean
}

function DraftRow({ draft: { article, title, savedAt }, isFromHere }: DraftRowProps) {
  const shell = useShell()
  const client = useQueryClient()
  const dropping = useMutation({
    mutationFn: () => shell.call(articlesApi.dropDraft, { params: { id: article } }),
    onSuccess: () => readAgain(client, draftsQuery(shell).queryKey),
    onError: (error) => shell.notifyError(error, () => dropping.mutate()),
  })
  const name = title || draftText.untitled
  return (
    <li className={rows['row']}>
      <div className={rows['words']}>
        <h3 className={rows['title']}>{name}</h3>
        <p className={rows['about']}>{whenText(savedAt)}</p>
      </div>
      <div className={rows['actions']}>
        <Link
          to={isFromHere ? '?edit=new' : `?edit=new&draft=${article}`}
          className={buttonClass('secondary')}
          aria-label={`${draftText.goOn}: ${draftText.of(name)}`}
        >
          {draftText.goOn}
        </Link>
        {!isFromHere && (
          <Button
            variant="quiet"
            busy={dropping.isPending}
            aria-label={`${draftText.discard}: ${draftText.of(name)}`}
            onClick={() => dropping.mutate()}
          >
            {draftText.discard}
          </Button>
        )}
      </div>
    </li>
  )
}
