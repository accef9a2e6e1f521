import { articlesApi } from '../../../../shared/articles/api.ts'
import { queryOptions } from '../../../../shared/ui/query.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'

/** Everything that was read of articles, also by the learning hub: a change makes all of it old. */
export const ARTICLES = ['articles'] as const

export const manageQuery = ({ call }: ShellServices) =>
  queryOptions({ queryKey: [...ARTICLES, 'manage'], queryFn: () => call(articlesApi.manage) })

export const openQuery = ({ call }: ShellServices, id: string) =>
  queryOptions({
    queryKey: [...ARTICLES, 'open', id],
    // Read anew for each editing, and never under somebody's hands.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => call(articlesApi.open, { params: { id } }),
  })
