import { articlesApi } from '../../../../shared/articles/api.ts'
import { queryOptions } from '../../../../shared/ui/query.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'

/** Articles change seldom; an editor's own changes are told by the key. In milliseconds. */
const FRESH_MS = 5 * 60_000

/** Everything that was read of articles, also by the editors' screens. */
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
