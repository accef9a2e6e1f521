import { Link, useSearchParams } from '../../../../shared/ui/router.ts'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import { Revisions } from './diff/revisions.tsx'
import { Editor } from './editor.tsx'
import { ArticleList } from './list/list.tsx'
import { text } from './text.ts'

/** The value of `?edit=` for a new article. */
const NEW = 'new'

/** The editors' screen: the list of articles, the article in `?edit=`, or the versions of the one in `?history=`. Source: requirements ADM-01, LEARN-13. */
export function ManagePage() {
  const { Page } = useShell()
  const [search] = useSearchParams()
  const account = useAccount()
  const id = search.get('edit')
  if (account && !account.roles.length)
    return (
      <Page heading={text.denied}>
        <p>{text.deniedText}</p>
        <p>
          <Link to="/learn">{text.toHub}</Link>
        </p>
      </Page>
    )
  const history = search.get('history')
  if (history !== null) return <Revisions key={history} id={history} />
  if (id === null) return <ArticleList />
  return <Editor key={id} id={id === NEW ? undefined : id} draftId={search.get('draft') ?? undefined} />
}
