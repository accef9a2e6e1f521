import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import styles from './articles.module.css'
import { Grid } from './grid.tsx'
import { text } from './text.ts'
import { useExcerpts } from './use-excerpts.ts'

interface SearchResultsProps {
  term: string
  found: readonly ArticleCard[]
  /** The term as it was searched, if a typing error was corrected. */
  corrected: string | undefined
  /** The article texts are still loading, and the cards alone have no match. */
  isSearching: boolean
  now: number
  setTyped: (typed: string) => void
}

/** The found articles, or advice for another search. Source: requirement LEARN-02. */
export function SearchResults({ term, found, corrected, isSearching, now, setTyped }: SearchResultsProps) {
  const excerptOf = useExcerpts(corrected ?? term)
  if (isSearching) return <Spinner label={text.loading} />
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
