import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import styles from './articles.module.css'
import { Grid } from './grid.tsx'
import { text } from './text.ts'

interface SearchResultsProps {
  term: string
  found: readonly ArticleCard[]
  /** The article texts are still loading, and the cards alone have no match. */
  isSearching: boolean
  now: number
  setTyped: (typed: string) => void
}

/** The found articles, or advice for another search. Source: requirement LEARN-02. */
export function SearchResults({ term, found, isSearching, now, setTyped }: SearchResultsProps) {
  if (isSearching) return <Spinner label={text.loading} />
  return (
    <section className={styles['results']} aria-labelledby="results">
      <h2 id="results">{found.length ? text.results(term) : text.none}</h2>
      <p role="status">{found.length ? text.count(found.length) : text.noneWhy}</p>
      {found.length ? (
        <Grid articles={found} now={now} />
      ) : (
        <Button variant="secondary" onClick={() => setTyped('')}>
          {text.all}
        </Button>
      )}
    </section>
  )
}
