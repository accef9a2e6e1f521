import { useSearchParams } from 'react-router-dom'
import { leastAnswers } from '../../../../shared/trends/measures.ts'

/** The number of days that a user can look at. Source: requirement TREND-01. */
export const RANGES = ['7', '30', '90', '365', 'all'] as const
export type Range = (typeof RANGES)[number]

const isRange = (name: string | null): name is Range => RANGES.some((range) => range === name)

/** The range in the address, and the function that changes it. */
export function useRange(): readonly [Range, (range: Range) => void] {
  const [search, setSearch] = useSearchParams()
  const name = search.get('range')
  return [isRange(name) ? name : '30', (range) => setSearch({ range }, { replace: true })]
}

/** A chart or an average of a range needs this many answers. */
export const leastOf = (range: Range) => leastAnswers(range === 'all' ? Number.POSITIVE_INFINITY : Number(range))
