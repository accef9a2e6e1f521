import { useId, useState } from 'react'
import { arrange, findByTitle, underChip } from '../../../../shared/articles/rules.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { CHIPS, type Chip, START_HERE } from '../../../../shared/articles/sections.ts'
import { sectionText } from '../../../../shared/articles/text.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import styles from './articles.module.css'
import { addressOf, Card } from './card.tsx'
import { Carousel } from './carousel.tsx'
import { Grid } from './grid.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { chipText, text } from './text.ts'
import { useSearch } from './use-search.ts'

const chips = Object.keys(CHIPS) as Chip[]

/** The hub: what there is to read, found by word, by topic or by looking around. Source: requirement LEARN-01. */
export function Hub({ articles }: { articles: readonly ArticleCard[] }) {
  const { Page, Help } = useShell()
  const search = useSearch(articles)
  const [chip, setChip] = useState<Chip>('all')
  const [now] = useState(Date.now)
  const isStaff = Boolean(useAccount()?.roles.length)
  return (
    <Page heading={text.heading} wide actions={isStaff && <AdminMode />}>
      <SearchBox {...search} />
      {search.found ? (
        <SearchResults {...search} found={search.found} now={now} />
      ) : (
        <>
          <ChoiceChips
            label={text.topics}
            options={chips}
            value={chip}
            required
            labelOf={(each) => chipText[each]}
            onChange={(next) => setChip(next ?? 'all')}
          />
          {chip === 'all' ? <Arranged articles={articles} now={now} /> : <Under chip={chip} {...{ articles, now }} />}
          <section className={styles['closing']}>
            <h2>{text.closing.title}</h2>
            <p>{text.closing.text}</p>
          </section>
        </>
      )}
      <Help page="learn" floating />
    </Page>
  )
}

function AdminMode() {
  return (
    <Link to="/learn/manage" className={buttonClass('quiet')}>
      {text.manage}
    </Link>
  )
}

interface ShownProps {
  articles: readonly ArticleCard[]
  now: number
}

function Arranged({ articles, now }: ShownProps) {
  const { featured, carousels, more } = arrange(articles)
  if (!featured) return <Nothing {...text.empty} />
  return (
    <>
      <StartHere articles={articles} />
      <section className={styles['topic']} aria-labelledby="featured">
        <h2 id="featured">{text.featured}</h2>
        <Card article={featured} now={now} big />
      </section>
      {carousels.map(({ id, articles: own }) => (
        <Carousel key={id} title={sectionText[id]} articles={own} now={now} />
      ))}
      {more.length > 0 && <Carousel title={text.more} articles={more} now={now} />}
    </>
  )
}

function Under({ chip, articles, now }: ShownProps & { chip: Chip }) {
  const own = underChip(articles, chip)
  return own.length ? <Grid articles={own} now={now} /> : <p>{text.noneHere}</p>
}

/** The five first reads in their order, as far as they are published. */
function StartHere({ articles }: { articles: readonly ArticleCard[] }) {
  const id = useId()
  const steps = START_HERE.map((title) => findByTitle(articles, title)).filter((step) => step !== undefined)
  if (!steps.length) return null
  return (
    <section className={styles['start']} aria-labelledby={id}>
      <h2 id={id}>{text.startHere}</h2>
      <p>{text.startHereWhy}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <Link to={addressOf(step)}>{step.title}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Nothing({ title, text: why }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{why}</p>
    </section>
  )
}
