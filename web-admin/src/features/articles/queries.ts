import { articlesApi } from '../../../../shared/articles/api.ts'
import { queryOptions } from '../../../../shared/ui/query.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'

/** The first part of the query key of all article data, also in the learning hub. A change invalidates all of it. */
export const ARTICLES = ['articles'] as const

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
