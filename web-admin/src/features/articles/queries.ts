import { articlesApi } from '../../../../shared/articles/api.ts'
import { ARTICLES } from '../../../../shared/articles/queries.ts'
import { queryOptions } from '../../../../shared/ui/query.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'

export const manageQuery = ({ call }: ShellServices) =>
  queryOptions({ queryKey: [...ARTICLES, 'manage'], queryFn: () => call(articlesApi.manage) })

export const openQuery = ({ call }: ShellServices, id: string) =>
  queryOptions({
    queryKey: [...ARTICLES, 'open', id],
    // Fetched each time an editor opens the form, and never again while the form is open.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => call(articlesApi.open, { params: { id } }),
  })
