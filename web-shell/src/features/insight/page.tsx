import { LEAST_DAYS } from '../../../../shared/insight/gates.ts'
import type { LinkAnalysis } from '../../../../shared/insight/link-types.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Lead } from '../../../../shared/ui/lead.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { ProgressBar } from '../../../../shared/ui/progress/progress-bar.tsx'
import { useOnline } from '../../shell/first/api/connection.ts'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { Help } from '../../shell/first/frame/help.tsx'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { focusHeading, Page } from '../../shell/first/frame/page.tsx'
import { NothingLogged } from '../../shell/later/days/nothing-logged.tsx'
import { RequirePremium } from '../../shell/later/premium/require-premium.tsx'
import styles from './insight.module.css'
import { LinkCard } from './link-card.tsx'
import type { Names } from './names.ts'
import { ItemTable, Waiting } from './others.tsx'
import { LinksSkeleton } from './skeleton.tsx'
import { SleepCard } from './sleep-card.tsx'
import { text } from './text.ts'
import { useLinks } from './use-links.ts'

/** Which foods, drinks and triggers pain was higher after. Source: requirement FOOD-05. */
export function LinksPage() {
  return (
    <RequirePremium>
      <Links />
    </RequirePremium>
  )
}

function Links() {
  const { queries, names, analysis, hasFailed, retry } = useLinks()
  const [series, food, custom] = queries
  const failures = [useFailure(series), useFailure(food), useFailure(custom)]
  const failure = failures.find((each) => each !== null)
  const online = useOnline()
  const hasData = queries.every(({ data }) => data !== undefined)
  const isStale = !online || queries.some(({ error }) => error !== null)
  const readAgain = () => queries.filter(({ error }) => error).map(({ refetch }) => refetch())
  return (
    <Page heading={text.heading} wide>
      <Help page="links" floating />
      {hasData && isStale && <LastSeen at={Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))} />}
      {!hasData && failure ? (
        <LoadError
          error={failure}
          busy={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => void readAgain()}
        />
      ) : hasFailed ? (
        <Failed
          onRetry={() => {
            retry()
            focusHeading()
          }}
        />
      ) : analysis ? (
        <Content analysis={analysis} names={names} />
      ) : (
        <LinksSkeleton label={hasData ? text.working : text.loading} />
      )}
    </Page>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      title={text.failed.title}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {text.failed.retry}
        </Button>
      }
    >
      {text.failed.text}
    </Notice>
  )
}

function Content({ analysis, names }: { analysis: LinkAnalysis; names: Names }) {
  const { items, waiting, painDays, sleep } = analysis
  if (painDays === 0) return <NothingLogged words={text.empty} />
  const by = (verdict: (typeof items)[number]['verdict']) => items.filter((item) => item.verdict === verdict)
  return (
    <>
      <Found analysis={analysis} links={by('link').length} />
      <div className={styles['zones']}>
        {by('link').map((link) => (
          <LinkCard key={link.id} link={link} names={names} />
        ))}
        <ItemTable id="no-rise" words={text.noRise} items={by('no-rise')} names={names} />
        <ItemTable id="unclear" words={text.unclear} items={by('unclear')} names={names} />
        {sleep && <SleepCard sleep={sleep} />}
        <Waiting waiting={waiting} names={names} />
      </div>
      {items.length > 0 && (
        <Card tone="soft">
          <p>{text.care}</p>
        </Card>
      )}
    </>
  )
}

function Found({ analysis, links }: { analysis: LinkAnalysis; links: number }) {
  const { items, painDays, comparedDays, daysCovered } = analysis
  const words = text.lead
  if (items.length === 0)
    return (
      <Lead sentence={words.early} under={words.items}>
        {painDays < LEAST_DAYS && <ProgressBar value={painDays} max={LEAST_DAYS} label={words.days(painDays)} />}
      </Lead>
    )
  return (
    <Lead
      sentence={links > 0 ? words.links(links) : words.none}
      under={words.compared(items.length, comparedDays, daysCovered)}
    />
  )
}
