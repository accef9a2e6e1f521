import { useEffect, useMemo, useState } from 'react'
import { wordsQuery } from '../../../../shared/articles/queries.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { searchForgiving } from '../../../../shared/articles/search-typo.ts'
import { useQuery, useQueryClient } from '../../../../shared/ui/query.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'

/** The search starts when the user has stopped typing for this time. Source: requirement LEARN-02. */
const DELAY_MS = 300
const MAX_RECENT = 5

/**
 * The key of the recent searches in the query cache. They are private. In the cache they are deleted together with
 * the user's other data. It is not below `articles`, because an editor's changes invalidate those.
 */
const RECENT_KEY = ['recent article searches']

/**
 * The text in the search field and its results. `found` is `undefined` while there is no search term. The last five
 * searches with results are kept as `recent`. Source: requirement LEARN-02.
 */
export function useSearch(articles: readonly ArticleCard[]) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const words = useQuery({ ...wordsQuery(useShell()), enabled: term !== '' })
  const recent = useQuery({
    queryKey: RECENT_KEY,
    queryFn: (): string[] => [],
    initialData: [],
    staleTime: Infinity,
  }).data
  const { found, corrected } = useMemo(
    () => (term ? searchForgiving(articles, words.data ?? [], term) : { found: undefined, corrected: undefined }),
    [articles, words.data, term],
  )
  const hasResults = Boolean(found?.length) && !words.isPending

  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), typed.trim() ? DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => {
    if (!hasResults) return
    const otherTerms = (terms: string[] = []) => terms.filter((each) => each.toLowerCase() !== term.toLowerCase())
    client.setQueryData(RECENT_KEY, (terms?: string[]) => [term, ...otherTerms(terms)].slice(0, MAX_RECENT))
  }, [client, term, hasResults])

  return {
    typed,
    setTyped,
    term,
    found,
    corrected,
    recent,
    isSearching: term !== '' && words.isPending && !found?.length,
  }
}
