import { useMemo } from 'react'
import type { Day } from '../../../../shared/days/model/schema.ts'
import type { DateRange } from '../../../../shared/days/month/range.ts'
import { linkInputOf } from '../../../../shared/insight/exposures.ts'
import { linkSentences } from '../../../../shared/reports/links.ts'
import { lengthOf } from '../../../../shared/reports/range.ts'
import { collectColumns } from '../../../../shared/trends/collect.ts'
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
function inputOf({ days, range: { from, to }, names }: LinkDays) {
  const collected = collectColumns(['painLevel', ...FOOD_FIELDS, 'custom'], from)
  const inRange = days.filter(({ date }) => from <= date && date <= to)
  for (const day of inRange.toSorted((one, other) => (one.date < other.date ? -1 : 1))) collected.add(day)
  const columns = collected.result()
  return linkInputOf({ series: columns, food: columns, custom: { ...columns, names } }, to, lengthOf({ from, to }))
}

/**
 * The possible links of a report as sentences. None until they are known, and none without Premium, of which the food
 * analysis is a part (FOOD-05). Source: requirement REPORT-01.
 */
export function useReportLinks(days: LinkDays | undefined, hasPremium: boolean): readonly string[] {
  const input = useMemo(() => (days && hasPremium ? inputOf(days) : undefined), [days, hasPremium])
  const { analysis } = useAnalysis(input)
  return useMemo(() => (analysis && days ? linkSentences(analysis, days.names) : []), [analysis, days])
}
