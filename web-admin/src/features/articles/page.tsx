import { Link, useSearchParams } from '../../../../shared/ui/router.ts'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import { Editor } from './editor.tsx'
import { ArticleList } from './list.tsx'
import { text } from './text.ts'

/** The value of `?edit=` for a new article. */
const NEW = 'new'

/** The editors' screen: the list of articles, or the article in `?edit=`. Source: requirements ADM-01, LEARN-13. */
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
  if (id === null) return <ArticleList />
  return <Editor key={id} id={id === NEW ? undefined : id} />
}
