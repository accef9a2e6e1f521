import { Suspense, useState } from 'react'
import { arrangeHub, filterByChip } from '../../../../shared/articles/rules.ts'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { CHIPS, type Chip } from '../../../../shared/articles/sections.ts'
import { sectionText } from '../../../../shared/articles/text.ts'
import { readLast } from '../../../../shared/reading/rules.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card as SoftCard } from '../../../../shared/ui/card.tsx'
import { ChoiceChips } from '../../../../shared/ui/choice/choice-chips.tsx'
import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { Link, useLocation, useNavigate } from '../../../../shared/ui/router.ts'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import { Tabs } from '../../../../shared/ui/tabs.tsx'
import styles from './articles.module.css'
import { Bookmarked } from './bookmarked.tsx'
import { Card } from './card.tsx'
import { Carousel } from './carousel.tsx'
import { PickUp, Recommended } from './for-you.tsx'
import { Grid } from './grid.tsx'
import { KeepAll } from './keep-all.tsx'
import { useReadingSettings } from './reading-settings.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { StartHerePromo, StartHereSteps } from './start-here.tsx'
import { chipText, text } from './text.ts'
import { useReading } from './use-reading.ts'
import { useSearch } from './use-search.ts'

const CHIP_IDS = Object.keys(CHIPS) as Chip[]

const TABS = ['all', 'bookmarked', 'start'] as const
type Tab = (typeof TABS)[number]

/** The chosen tab. It is in the address, so that the way back from an article leads to it. */
function useTab(): [tab: Tab, choose: (tab: Tab) => void] {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const tab = TABS.find((each) => hash === `#${each}`) ?? 'all'
  return [tab, (next) => void navigate(next === 'all' ? '/learn' : `/learn#${next}`, { replace: true })]
}

/** The hub: finds articles by search, by topic or by browsing. Source: requirement LEARN-01. */
export function Hub({ articles }: { articles: readonly ArticleCard[] }) {
  const { Page, Help } = useShell()
  const search = useSearch()
  const [tab, setTab] = useTab()
  const [now] = useState(Date.now)
  const isStaff = Boolean(useAccount()?.roles.length)
  useReadingSettings()
  return (
    <Page heading={text.heading} wide actions={isStaff && <AdminModeLink />}>
      <SearchBox {...search} />
      {search.term ? (
        <Suspense fallback={<Spinner label={text.loading} />}>
          <SearchResults {...search} articles={articles} now={now} />
        </Suspense>
      ) : (
        <>
          {articles.length > 0 && <StartHerePromo articles={articles} />}
          <Tabs label={text.sections} tabs={TABS} value={tab} labelOf={(each) => text.tabs[each]} onChange={setTab}>
            {tab === 'all' && <AllArticles articles={articles} now={now} />}
            {tab === 'bookmarked' && <Bookmarked articles={articles} now={now} onBrowse={() => setTab('all')} />}
            {tab === 'start' && <StartHereSteps articles={articles} />}
          </Tabs>
          <SoftCard tone="soft" className={styles['closing']}>
            <h2>{text.closing.title}</h2>
            <p>{text.closing.text}</p>
            <KeepAll articles={articles} />
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

function AllArticles({ articles, now }: TopicsProps) {
  const [chip, setChip] = useState<Chip>('all')
  return (
    <>
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
    </>
  )
}

function AllTopics({ articles, now }: TopicsProps) {
  const { featured, carousels, more } = arrangeHub(articles)
  // The left column is long only with articles to pick up: then a carousel fills the right one.
  const isLeftLong = readLast(useReading().reading, articles).length > 0
  if (!featured) return <EmptyHub {...text.empty} />
  const [first, ...others] = carousels.map(({ id, articles: topicArticles }) => (
    <Carousel key={id} title={sectionText[id]} articles={topicArticles} now={now} />
  ))
  return (
    <>
      <div className={styles['zones']}>
        <div className={styles['zone']}>
          <PickUp articles={articles} now={now} />
          <section className={styles['topic']} aria-labelledby="featured">
            <h2 id="featured">{text.featured}</h2>
            <Card article={featured} now={now} big />
          </section>
        </div>
        <div className={styles['zone']}>
          <Recommended articles={articles} now={now} />
          {isLeftLong && first}
        </div>
      </div>
      <div className={styles['halves']}>
        {!isLeftLong && first}
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

function EmptyHub({ title, text: message }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{message}</p>
    </section>
  )
}
