import { listQuery } from '../../../../shared/articles/queries.ts'
import { findByTitle } from '../../../../shared/articles/rules.ts'
import { useQuery } from '../../../../shared/ui/query.ts'
import { useLocation, useSearchParams } from '../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { ArticleNotFound } from './article-not-found.tsx'
import { ArticleView } from './article-view.tsx'
import { ArticlesLoading } from './articles-loading.tsx'
import { Hub } from './hub.tsx'
import { text } from './text.ts'

/**
 * The requested article: its title from the query string, or its id that another screen passes in the history state.
 * Source: requirement ROUTE-10.
 */
function useRequestedArticle(): { title: string | null; id: string | undefined } {
  const [search] = useSearchParams()
  const state = useLocation().state as { article?: { id?: string } } | null
  return { title: search.get('article'), id: state?.article?.id }
}

/** The learning hub, or the requested article. */
export function LearnPage() {
  const shell = useShell()
  const { Page, Unread } = shell
  const { title, id } = useRequestedArticle()
  const list = useQuery(listQuery(shell))
  const failure = useFailure(list)
  const articles = list.data

  if (!articles)
    return (
      <Page heading={text.heading} wide>
        {failure ? (
          <Unread error={failure} busy={list.isFetching} onRetry={() => void list.refetch()} />
        ) : (
          <ArticlesLoading shape="button" />
        )}
      </Page>
    )
  if (title === null && !id) return <Hub articles={articles} />
  const article = title === null ? articles.find((each) => each.id === id) : findByTitle(articles, title)
  return article ? <ArticleView key={article.id} card={article} articles={articles} /> : <ArticleNotFound />
}
