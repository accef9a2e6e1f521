import { articlesApi } from '../../../../shared/articles/api.ts'
import type { ManagedFilter, ManagedList } from '../../../../shared/articles/managed-list.ts'
import { ARTICLES } from '../../../../shared/articles/queries.ts'
import type { ManagedCard } from '../../../../shared/articles/schema.ts'
import { queryOptions } from '../../../../shared/ui/query.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'

/** The first pages of the articles that fit a filter, as one list. */
export const manageQuery = ({ call }: ShellServices, { words, state }: ManagedFilter, pages: number) =>
  queryOptions({
    queryKey: [...ARTICLES, 'manage', words, state, pages],
    placeholderData: (shown: ManagedList | undefined) => shown,
    queryFn: async () => {
      const articles: ManagedCard[] = []
      for (let page = 1, after: string | undefined; ; page++) {
        const query = { ...(words && { words }), state, ...(after && { after }) }
        const reply = await call(articlesApi.manage, { query })
        articles.push(...reply.articles)
        after = reply.next
        if (!after || page === pages) return { ...reply, articles }
      }
    },
  })

export const openQuery = ({ call }: ShellServices, id: string) =>
  queryOptions({
    queryKey: [...ARTICLES, 'open', id],
    // Fetched each time an editor opens the form, and never again while the form is open.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => call(articlesApi.open, { params: { id } }),
  })

export const revisionsQuery = ({ call }: ShellServices, id: string) =>
  queryOptions({
    queryKey: [...ARTICLES, 'revisions', id],
    queryFn: () => call(articlesApi.revisions, { params: { id } }),
  })

/** A version never changes. */
export const revisionQuery = ({ call }: ShellServices, id: string, n: number) =>
  queryOptions({
    queryKey: [...ARTICLES, 'revision', id, n],
    staleTime: Infinity,
    queryFn: () => call(articlesApi.revision, { params: { id, n: String(n) } }),
  })

export const draftsQuery = ({ call }: ShellServices) =>
  queryOptions({ queryKey: [...ARTICLES, 'drafts'], gcTime: 0, queryFn: () => call(articlesApi.drafts) })

/** The editor's draft in the account, as it was when the form was opened. */
export const draftQuery = ({ call }: ShellServices, id: string) =>
  queryOptions({
    queryKey: ['article-draft', id],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => (await call(articlesApi.draft, { params: { id } })).draft ?? null,
  })
