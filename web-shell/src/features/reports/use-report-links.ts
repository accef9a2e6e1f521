import { useMemo } from 'react'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { linkContextOf, linkInputOf } from '../../../../shared/insight/exposures.ts'
import type { Preferences } from '../../../../shared/preferences/preferences.ts'
import { linkSentences } from '../../../../shared/reports/links.ts'
import { columnsOfDays } from '../../../../shared/reports/period.ts'
import { lengthOf } from '../../../../shared/reports/range.ts'
import type { DateRange } from '../../../../shared/time/range.ts'
import { FOOD_FIELDS } from '../../../../shared/trends/columns.ts'
import { useAnalysis } from '../../shell/later/insight/use-analysis.ts'

interface LinkDays {
  /** In any order, of the range or around it. */
  days: readonly Day[]
  range: DateRange
  /** The names of custom items by field. */
  names: Readonly<Record<string, string>>
}

/** What may affect pain, from the days of the range. */
function inputOf({ days, range: { from, to }, names }: LinkDays, preferences: Preferences | undefined) {
  const columns = columnsOfDays(days, from, ['painLevel', 'stressLevel', ...FOOD_FIELDS, 'custom'])
  const all = { series: columns, food: columns, custom: { ...columns, names } }
  return linkInputOf(all, { last: to, count: lengthOf({ from, to }) }, linkContextOf(preferences))
}

/**
 * The possible links of a report as sentences. None until they are known, and none without Premium, of which the food
 * analysis is a part (FOOD-05). Source: requirement REPORT-01.
 */
export function useReportLinks(
  days: LinkDays | undefined,
  { hasPremium, preferences }: { hasPremium: boolean; preferences: Preferences | undefined },
): readonly string[] {
  const input = useMemo(
    () => (days && hasPremium ? inputOf(days, preferences) : undefined),
    [days, hasPremium, preferences],
  )
  const { analysis } = useAnalysis(input)
  return useMemo(() => (analysis && days ? linkSentences(analysis, days.names) : []), [analysis, days])
}
