import type { CallInput, Endpoint, Reply } from '../http/endpoint.ts'
import { articleReadingApi } from './api.ts'

interface Service {
  call: <E extends Endpoint>(endpoint: E, ...input: CallInput<E>) => Promise<Reply<E>>
}

/**
 * For this time, in milliseconds, loaded articles are not fetched again: they change rarely. An editor's own changes
 * invalidate the queries below through `ARTICLES`.
 */
const FRESH_MS = 5 * 60_000

/** The first part of the query key of all article data, also in the back office. A change invalidates all of it. */
export const ARTICLES = ['articles'] as const

export const listQuery = ({ call }: Service) => ({
  queryKey: [...ARTICLES, 'list'],
  staleTime: FRESH_MS,
  queryFn: () => call(articleReadingApi.list),
})

export const articleQuery = ({ call }: Service, id: string) => ({
  queryKey: [...ARTICLES, 'read', id],
  staleTime: FRESH_MS,
  queryFn: () => call(articleReadingApi.read, { params: { id } }),
})

export const wordsQuery = ({ call }: Service) => ({
  queryKey: [...ARTICLES, 'words'],
  staleTime: FRESH_MS,
  queryFn: () => call(articleReadingApi.words),
})
