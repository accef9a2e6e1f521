import takeAlong from 'icon:download-simple'
import report from 'icon:file-text'
import lightbulb from 'icon:lightbulb'
import type { Columns } from '../../../../shared/trends/columns.ts'
import { answersIn, countDays } from '../../../../shared/trends/counts.ts'
import { columnOf, MEASURES, seriesOf } from '../../../../shared/trends/measures.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import { Lead } from '../../../../shared/ui/lead.tsx'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { Help } from '../../shell/first/frame/help.tsx'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { LinkRow, Rows } from '../../shell/first/frame/rows.tsx'
import { NothingLogged } from '../../shell/later/days/nothing-logged.tsx'
import { RequirePremium } from '../../shell/later/premium/require-premium.tsx'
import { useColumns } from '../../shell/later/trends/columns-query.ts'
import { ChartCard } from './chart-card.tsx'
import { CompareCard } from './compare-card.tsx'
import { ContrastCard } from './contrast-card.tsx'
import { CustomCard } from './custom-card.tsx'
import { FlaresCard } from './flares-card.tsx'
import { HeatCard } from './heat-card.tsx'
import { PhaseCard } from './phase-card.tsx'
import { RANGES, useRange } from './ranges.ts'
import { sentenceOf } from './sentence.ts'
import { TrendsSkeleton } from './skeleton.tsx'
import { text } from './text.ts'
import styles from './trends.module.css'
import { type View, viewOf } from './view.ts'

/** What the logged days show, over as many days as the user chooses. Source: requirement TREND-01. */
export function TrendsPage() {
  return (
    <RequirePremium>
      <Trends />
    </RequirePremium>
  )
}

function Trends() {
  const [range, setRange] = useRange()
  const query = useColumns('series')
  const { data, error, isFetching, refetch, dataUpdatedAt } = query
  const failure = useFailure(query)
  const online = useOnline()
  const day = useClock(today)
  return (
    <Page heading={text.heading} wide>
      <Help page="trends" floating />
      <div className={styles['range']}>
        <Segmented
          label={text.range.label}
          options={RANGES}
          value={range}
          labelOf={(each) => text.range.names[each]}
          onChange={setRange}
        />
      </div>
      {data && (error || !online) && <LastSeen at={dataUpdatedAt} />}
      {data ? (
        <Content columns={data} view={viewOf(data, range, day)} />
      ) : failure ? (
        <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TrendsSkeleton />
      )}
    </Page>
  )
}

function Content({ columns, view }: { columns: Columns; view: View }) {
  if (countDays(columns).logged === 0) return <NothingLogged words={text.empty} />
  const { lead, under } = sentenceOf(view)
  const measures = MEASURES.map((measure) => {
    const column = columnOf(view.days, measure.id)
    const series = seriesOf(measure, column, view)
    return { ...measure, series, n: answersIn(column).length }
  })
  const series = measures.flatMap((each) => (each.series ? [{ ...each.series, isMain: each.id === 'painLevel' }] : []))
  const missing = measures.flatMap((each) => (each.series ? [] : [text.chart.missing(each.label, each.n, view.least)]))
  return (
    <>
      <Lead sentence={lead} under={under} />
      <div className={styles['zones']}>
        <div>
          <ChartCard view={view} series={series} missing={missing} />
          <CustomCard view={view} />
          <HeatCard view={view} />
        </div>
        <div>
          <FlaresCard view={view} />
          <LinksCard />
          <ContrastCard view={view} />
          <CompareCard view={view} />
          <PhaseCard view={view} />
          <Rows>
            <LinkRow to="/trends/insights" icon={lightbulb} {...text.links.insights} />
            <LinkRow to="/reports" icon={report} {...text.links.report} />
            <LinkRow to="/settings?room=export" icon={takeAlong} {...text.links.export} />
          </Rows>
        </div>
      </div>
    </>
  )
}

function LinksCard() {
  return (
    <Card tone="soft" aria-labelledby="links">
      <h2 id="links">{text.links.card.title}</h2>
      <p>{text.links.card.text}</p>
      <Link to="/trends/links" className={buttonClass('secondary')}>
        {text.links.card.open}
      </Link>
    </Card>
  )
}
