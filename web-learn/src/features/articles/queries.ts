import { articlesApi } from '../../../../shared/articles/api.ts'
import { queryOptions } from '../../../../shared/ui/query.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'

/**
 * For this time, in milliseconds, loaded articles are not fetched again: they change rarely. An editor's own changes
 * invalidate the queries below through `ARTICLES`.
 */
const FRESH_MS = 5 * 60_000

/** The first part of the query key of all article data, shared with the screens for editors. */
const ARTICLES = 'articles'

export const listQuery = ({ call }: ShellServices) =>
  queryOptions({ queryKey: [ARTICLES, 'list'], staleTime: FRESH_MS, queryFn: () => call(articlesApi.list) })

export const articleQuery = ({ call }: ShellServices, id: string) =>
  queryOptions({
    queryKey: [ARTICLES, 'read', id],
    staleTime: FRESH_MS,
    queryFn: () => call(articlesApi.read, { params: { id } }),
  })

export const wordsQuery = ({ call }: ShellServices) =>
  queryOptions({ queryKey: [ARTICLES, 'words'], staleTime: FRESH_MS, queryFn: () => call(articlesApi.words) })
