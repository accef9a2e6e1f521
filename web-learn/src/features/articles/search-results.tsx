import { use, useEffect, useEffectEvent, useMemo } from 'react'
import { wordsQuery } from '../../../../shared/articles/queries.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useQuery } from '../../../../shared/ui/query.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'
import styles from './articles.module.css'
import { Grid } from './grid.tsx'
import { text } from './text.ts'
import { useExcerpts } from './use-excerpts.ts'

type SearchCode = typeof import('../../../../shared/articles/search-typo.ts')
let loading: Promise<SearchCode> | undefined

/** The code of the search, which loads with the first one. After a failure, the next call loads it again. */
function loadSearch(): Promise<SearchCode> {
  loading ??= import('../../../../shared/articles/search-typo.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

interface SearchResultsProps {
  articles: readonly ArticleCard[]
  /** Not empty. */
  term: string
  now: number
  setTyped: (typed: string) => void
  /** Called with a term that has found something. */
  keepTerm: (term: string) => void
}

/** The found articles, or advice for another search. Waits for its code. Source: requirement LEARN-02. */
export function SearchResults({ articles, term, now, setTyped, keepTerm }: SearchResultsProps) {
  const { searchForgiving, sentenceWith } = use(loadSearch())
  const words = useQuery(wordsQuery(useShell()))
  const { found, corrected } = useMemo(
    () => searchForgiving(articles, words.data ?? [], term),
    [searchForgiving, articles, words.data, term],
  )
  const excerptOf = useExcerpts(corrected ?? term, sentenceWith)
  const hasResults = found.length > 0 && !words.isPending
  const keep = useEffectEvent(keepTerm)
  useEffect(() => {
    if (hasResults) keep(term)
  }, [term, hasResults])
  // The texts of the articles are still loading, and the cards alone have no match.
  if (words.isPending && !found.length) return <Spinner label={text.loading} />
  return (
    <section className={styles['results']} aria-labelledby="results">
      <h2 id="results">{found.length ? text.results(term) : text.none}</h2>
      <p role="status">{found.length ? text.count(found.length) : text.noneWhy}</p>
      {corrected && <p>{text.corrected(corrected)}</p>}
      {found.length ? (
        <Grid articles={found} now={now} excerptOf={excerptOf} />
      ) : (
        <Button variant="secondary" onClick={() => setTyped('')}>
          {text.all}
        </Button>
      )}
    </section>
  )
}
