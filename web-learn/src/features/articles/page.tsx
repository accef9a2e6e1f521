import { findByTitle } from '../../../../shared/articles/rules.ts'
import { useQuery } from '../../../../shared/ui/query.ts'
import { useLocation, useSearchParams } from '../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { ArticleView } from './article-view.tsx'
import { Coming } from './coming.tsx'
import { Gone } from './gone.tsx'
import { Hub } from './hub.tsx'
import { listQuery } from './queries.ts'
import { text } from './text.ts'

/** Which article an address asks for: by its title or, from another screen, by its id. Source: requirement ROUTE-10. */
function useAsked(): { title: string | null; id: string | undefined } {
  const [search] = useSearchParams()
  const state = useLocation().state as { article?: { id?: string } } | null
  return { title: search.get('article'), id: state?.article?.id }
}

/** The learning hub, or the one of its articles that is asked for. */
export function LearnPage() {
  const shell = useShell()
  const { Page, Unread } = shell
  const { title, id } = useAsked()
  const list = useQuery(listQuery(shell))
  const failure = useFailure(list)
  const articles = list.data

  if (!articles)
    return (
      <Page heading={text.heading} wide>
        {failure ? (
          <Unread error={failure} busy={list.isFetching} onRetry={() => void list.refetch()} />
        ) : (
          <Coming shape="button" />
        )}
      </Page>
    )
  if (title === null && !id) return <Hub articles={articles} />
  const article = title === null ? articles.find((each) => each.id === id) : findByTitle(articles, title)
  return article ? <ArticleView key={article.id} card={article} articles={articles} /> : <Gone />
}
