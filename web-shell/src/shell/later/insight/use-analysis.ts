import { useEffect, useState } from 'react'
import type { LinkAnalysis, LinkInput } from '../../../../../shared/insight/link-types.ts'
import { runAnalysis } from './run-analysis.ts'

interface Outcome {
  /** The days that were analysed, which may not be the newest ones any more. */
  input: LinkInput
  /** `undefined` if the analysis failed. */
  analysis: LinkAnalysis | undefined
}

/** The analysis of some days. While newer ones are analysed, the last result stays. */
export function useAnalysis(input: LinkInput | undefined) {
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
