import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '../../../../shared/ui/query.ts'

/** The search starts when the user has stopped typing for this time. Source: requirement LEARN-02. */
const DELAY_MS = 300
const MAX_RECENT = 5

/**
 * The key of the recent searches in the query cache. They are private. In the cache they are deleted together with
 * the user's other data. It is not below `articles`, because an editor's changes invalidate those.
 */
const RECENT_KEY = ['recent article searches']

/** The text in the search field, the term of the search, and the last five terms that found something. Source: requirement LEARN-02. */
export function useSearch() {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const recent = useQuery({
    queryKey: RECENT_KEY,
    queryFn: (): string[] => [],
    initialData: [],
    staleTime: Infinity,
  }).data

  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), typed.trim() ? DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [typed])

  function keepTerm(found: string) {
    const otherTerms = (terms: string[] = []) => terms.filter((each) => each.toLowerCase() !== found.toLowerCase())
    client.setQueryData(RECENT_KEY, (terms?: string[]) => [found, ...otherTerms(terms)].slice(0, MAX_RECENT))
  }

  return { typed, setTyped, term, recent, keepTerm }
}
