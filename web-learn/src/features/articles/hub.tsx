import boat from 'art:boat'
import { useId, useState } from 'react'
import { arrangeHub, filterByChip, findByTitle } from '../../../../shared/articles/rules.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { CHIPS, type Chip, START_HERE_TITLES } from '../../../../shared/articles/sections.ts'
import { sectionText } from '../../../../shared/articles/text.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card as SoftCard } from '../../../../shared/ui/card.tsx'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../shared/ui/picture/scene.tsx'
import { Link } from '../../../../shared/ui/router.ts'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import styles from './articles.module.css'
import { articlePath, Card } from './card.tsx'
import { Carousel } from './carousel.tsx'
import { Grid } from './grid.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { chipText, text } from './text.ts'
import { useSearch } from './use-search.ts'

const CHIP_IDS = Object.keys(CHIPS) as Chip[]

/** The hub: finds articles by search, by topic or by browsing. Source: requirement LEARN-01. */
export function Hub({ articles }: { articles: readonly ArticleCard[] }) {
  const { Page, Help } = useShell()
  const search = useSearch(articles)
  const [chip, setChip] = useState<Chip>('all')
  const [now] = useState(Date.now)
  const isStaff = Boolean(useAccount()?.roles.length)
  return (
    <Page heading={text.heading} wide actions={isStaff && <AdminModeLink />}>
      <SearchBox {...search} />
      {search.found ? (
        <SearchResults {...search} found={search.found} now={now} />
      ) : (
        <>
          <StartHere articles={articles} />
          <ChoiceChips
            label={text.topics}
            options={CHIP_IDS}
            value={chip}
            required
            labelOf={(each) => chipText[each]}
            onChange={(next) => setChip(next ?? 'all')}
          />
          {chip === 'all' ? (
            <AllTopics articles={articles} now={now} />
          ) : (
            <OneTopic chip={chip} articles={articles} now={now} />
          )}
          <SoftCard tone="soft">
            <h2>{text.closing.title}</h2>
            <p>{text.closing.text}</p>
          </SoftCard>
        </>
      )}
      <Help page="learn" floating />
    </Page>
  )
}

function AdminModeLink() {
  return (
    <Link to="/learn/manage" className={buttonClass('quiet')}>
      {text.manage}
    </Link>
  )
}

interface TopicsProps {
  articles: readonly ArticleCard[]
  now: number
}

function AllTopics({ articles, now }: TopicsProps) {
  const { featured, carousels, more } = arrangeHub(articles)
  if (!featured) return <EmptyHub {...text.empty} />
  const [first, ...others] = carousels.map(({ id, articles: topicArticles }) => (
    <Carousel key={id} title={sectionText[id]} articles={topicArticles} now={now} />
  ))
  return (
    <>
      <div className={styles['zones']}>
        <section className={styles['topic']} aria-labelledby="featured">
          <h2 id="featured">{text.featured}</h2>
          <Card article={featured} now={now} big />
        </section>
        {first}
      </div>
      <div className={styles['halves']}>
        {others}
        {more.length > 0 && <Carousel title={text.more} articles={more} now={now} />}
      </div>
    </>
  )
}

function OneTopic({ chip, articles, now }: TopicsProps & { chip: Chip }) {
  const topicArticles = filterByChip(articles, chip)
  return topicArticles.length ? <Grid articles={topicArticles} now={now} /> : <p>{text.noneHere}</p>
}

/** The five recommended first articles, in their order. Articles that are not published are left out. */
function StartHere({ articles }: { articles: readonly ArticleCard[] }) {
  const id = useId()
  const steps = START_HERE_TITLES.map((title) => findByTitle(articles, title)).filter((step) => step !== undefined)
  if (!steps.length) return null
  return (
    <section className={styles['start']} aria-labelledby={id}>
      <Scene className={styles['startScene']}>
        <Picture of={boat} className={styles['boat']} />
      </Scene>
      <h2 id={id}>{text.startHere}</h2>
      <p>{text.startHereWhy}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <Link to={articlePath(step)}>{step.title}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function EmptyHub({ title, text: message }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{message}</p>
    </section>
  )
}
