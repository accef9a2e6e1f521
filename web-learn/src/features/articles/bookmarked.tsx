import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { bookmarkedArticles } from '../../../../shared/reading/rules.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import styles from './articles.module.css'
import { ArticlesLoading } from './articles-loading.tsx'
import { Grid } from './grid.tsx'
import { bookmarkText } from './text.ts'
import { useReading } from './use-reading.ts'

interface BookmarkedProps {
  articles: readonly ArticleCard[]
  now: number
  onBrowse: () => void
}

/** The bookmarked articles, newest bookmark first. Source: requirement LEARN-03. */
export function Bookmarked({ articles, now, onBrowse }: BookmarkedProps) {
  const { reading, isKnown } = useReading()
  const bookmarked = bookmarkedArticles(reading, articles)
  if (bookmarked.length > 0) return <Grid articles={bookmarked} now={now} />
  if (!isKnown) return <ArticlesLoading shape="button" />
  return (
    <section className={styles['results']} aria-labelledby="no-bookmarks">
      <h2 id="no-bookmarks">{bookmarkText.none}</h2>
      <p>{bookmarkText.noneWhy}</p>
      <Button variant="secondary" onClick={onBrowse}>
        {bookmarkText.browse}
      </Button>
    </section>
  )
}
