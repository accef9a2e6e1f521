import { useMemo } from 'react'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { linkInputOf } from '../../../../shared/insight/exposures.ts'
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
function inputOf({ days, range: { from, to }, names }: LinkDays) {
  const columns = columnsOfDays(days, from, ['painLevel', ...FOOD_FIELDS, 'custom'])
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
