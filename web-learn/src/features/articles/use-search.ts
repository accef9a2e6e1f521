import { useEffect, useState } from 'react'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { search } from '../../../../shared/articles/search.ts'
import { useQuery, useQueryClient } from '../../../../shared/ui/query.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import { wordsQuery } from './queries.ts'

/** Somebody who types is not interrupted. Source: requirement LEARN-02. */
const DELAY_MS = 300
const MOST_RECENT = 5

/** Among what was read, so that it goes when that goes: what somebody looks for is theirs alone. */
const RECENT = ['articles', 'recent searches']

/**
 * What is typed into the search box, and what it finds; `found` is `undefined` while nothing is searched. The last five
 * searches that found something are kept. Source: requirement LEARN-02.
 */
export function useSearch(articles: readonly ArticleCard[]) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const words = useQuery({ ...wordsQuery(useShell()), enabled: term !== '' })
  const recent = useQuery({ queryKey: RECENT, queryFn: (): string[] => [], initialData: [], staleTime: Infinity }).data
  const found = term ? search(articles, words.data ?? [], term) : undefined
  const hasFound = Boolean(found?.length) && !words.isPending

  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), typed.trim() ? DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => {
    if (!hasFound) return
    const others = (all: string[] = []) => all.filter((each) => each.toLowerCase() !== term.toLowerCase())
    client.setQueryData(RECENT, (all?: string[]) => [term, ...others(all)].slice(0, MOST_RECENT))
  }, [client, term, hasFound])

  return { typed, setTyped, term, found, recent, isLooking: term !== '' && words.isPending && !found?.length }
}
