import { useEffect, useMemo, useState } from 'react'
import { linkInputOf } from '../../../../shared/insight/exposures.ts'
import type { LinkAnalysis, LinkInput } from '../../../../shared/insight/link-types.ts'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useColumns } from '../../shell/later/trends/columns-query.ts'
import { ANALYSED_DAYS } from './analysis-options.ts'
import { runAnalysis } from './run-analysis.ts'

interface Outcome {
  /** The days that were analysed, which may not be the newest ones any more. */
  input: LinkInput
  /** `undefined` if the analysis failed. */
  analysis: LinkAnalysis | undefined
}

/** The analysis of some days. While newer ones are analysed, the last result stays. */
function useAnalysis(input: LinkInput | undefined) {
  const [outcome, setOutcome] = useState<Outcome>()
  const hasOutcome = outcome !== undefined && outcome.input === input
  useEffect(() => {
    if (!input || hasOutcome) return
    const ended = new AbortController()
    const settle = (analysis?: LinkAnalysis) => {
      if (!ended.signal.aborted) setOutcome({ input, analysis })
    }
    runAnalysis(input, ended.signal).then(settle, () => settle())
    return () => ended.abort()
  }, [input, hasOutcome])
  return {
    analysis: outcome?.analysis,
    hasFailed: hasOutcome && outcome.analysis === undefined,
    retry: () => setOutcome(undefined),
  }
}

/** What the last year of the user's days says about food, drinks and triggers. Source: requirement FOOD-05. */
export function useLinks() {
  const queries = [useColumns('series'), useColumns('food'), useColumns('custom')] as const
  const [{ data: series }, { data: food }, { data: custom }] = queries
  const day = useClock(today)
  const input = useMemo(
    () => series && food && custom && linkInputOf({ series, food, custom }, day, ANALYSED_DAYS),
    [series, food, custom, day],
  )
  return { queries, names: custom?.names ?? {}, ...useAnalysis(input) }
}
