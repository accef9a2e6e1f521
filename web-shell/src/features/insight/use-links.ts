import { useMemo } from 'react'
import { linkContextOf, linkInputOf } from '../../../../shared/insight/exposures.ts'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { ANALYSED_DAYS } from '../../shell/later/insight/analysis-options.ts'
import { useAnalysis } from '../../shell/later/insight/use-analysis.ts'
import { useColumns } from '../../shell/later/trends/columns-query.ts'

/** What the last year of the user's days says about food, drinks and triggers. Source: requirement FOOD-05. */
export function useLinks() {
  const queries = [useColumns('series'), useColumns('food'), useColumns('custom')] as const
  const [{ data: series }, { data: food }, { data: custom }] = queries
  const day = useClock(today)
  const preferences = useHome(day).data?.preferences
  const input = useMemo(
    () =>
      series &&
      food &&
      custom &&
      linkInputOf({ series, food, custom }, { last: day, count: ANALYSED_DAYS }, linkContextOf(preferences)),
    [series, food, custom, day, preferences],
  )
  return { queries, names: custom?.names ?? {}, ...useAnalysis(input) }
}
