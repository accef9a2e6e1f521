import braces from 'icon:brackets-curly'
import table from 'icon:table'
import { useMemo } from 'react'
import { activeNames } from '../../../../shared/custom/rules.ts'
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences/preferences.ts'
import { QUESTIONS } from '../../../../shared/reports/kind.ts'
import { linesOf } from '../../../../shared/reports/question-lines.ts'
import { rangeBefore } from '../../../../shared/reports/range.ts'
import { buildReport } from '../../../../shared/reports/report.ts'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
import type { DateRange } from '../../../../shared/time/range.ts'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { Help } from '../../shell/first/frame/help.tsx'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { LinkRow, Rows } from '../../shell/first/frame/rows.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { useKnownDays } from '../../shell/later/days/known-days.ts'
import { NothingLogged } from '../../shell/later/days/nothing-logged.tsx'
import { useFoodBook } from '../../shell/later/food/food-query.ts'
import { useRecords } from '../../shell/later/records/use-records.ts'
import { Actions } from './actions.tsx'
import { Paper } from './paper.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { RangeFields } from './range-fields.tsx'
import styles from './reports.module.css'
import { ReportSkeleton } from './skeleton.tsx'
import { text } from './text.ts'
import { useReportLinks } from './use-report-links.ts'
import { useReportRange } from './use-report-range.ts'

/** A report of a range of days for a doctor's visit. Free; its charts are Premium. Source: requirement REPORT-01. */
export function ReportsPage() {
  const day = useClock(today)
  const questions = useRecords(QUESTIONS)
  const { typed, problem, range, choice, change } = useReportRange(day)
  return (
    <Page heading={text.heading}>
      <Help page="reports" floating />
      <RangeFields typed={typed} problem={problem} choice={choice} today={day} onChange={change} />
      {range && (
        <Report
          key={`${range.from} ${range.to}`}
          range={range}
          day={day}
          questions={questions.records && linesOf(questions.records)}
        />
      )}
      <QuestionsCard reading={questions} />
      <nav aria-label={text.exports.title} className={styles['links']}>
        <Rows>
          <LinkRow to="/settings?room=export" icon={table} {...text.exports.csv} />
          <LinkRow to="/settings?room=export" icon={braces} {...text.exports.json} />
        </Rows>
      </nav>
    </Page>
  )
}

interface ReportProps {
  range: DateRange
  day: LocalDate
  questions: readonly string[] | undefined
}

function Report({ range, day, questions }: ReportProps) {
  const { from, to } = range
  const both = useMemo(() => ({ from: rangeBefore({ from, to }).from, to }), [from, to])
  const { query, shown, isPartial } = useKnownDays(both)
  const { data: home } = useHome(day)
  const { book, failure: foodFailure } = useFoodBook()
  const foodTests = foodFailure ? 'unknown' : book?.tests
  const account = useAccount()
  const failure = useFailure(query)
  const online = useOnline()
  const hasPremium = home?.premium.hasPremiumAccess === true
  const known = useMemo(
    () => shown && { ...shown, names: { ...(home && activeNames(home.custom)), ...shown.names }, range: { from, to } },
    [shown, home, from, to],
  )
  const links = useReportLinks(known, { hasPremium, preferences: home?.preferences })
  const model = useMemo(
    () =>
      known &&
      buildReport({
        ...known,
        person: account?.fullName ?? '',
        today: day,
        flareSettings: (home?.preferences ?? DEFAULT_PREFERENCES).flare,
        questions: questions ?? [],
        links,
        foodTests,
      }),
    [known, account, day, home, questions, links, foodTests],
  )
  if (!model && failure)
    return <LoadError error={failure} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!model) return <ReportSkeleton />
  const isEmpty = model.details.length === 0 && !model.summary.some(({ id }) => id === 'food')
  if (isEmpty && !isPartial) return <NothingLogged words={text.empty} />
  return (
    <>
      {isPartial ? (
        <p className={styles['state']}>{text.partial}</p>
      ) : (
        (query.error || !online) && <LastSeen at={query.dataUpdatedAt} />
      )}
      <Actions model={model} range={range} hasCharts={hasPremium} />
      <Paper model={model} hasCharts={hasPremium} />
    </>
  )
}
