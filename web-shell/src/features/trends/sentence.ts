import { changeOf, likelyDifference } from '../../../../shared/trends/change.ts'
import { averageWithN } from '../../../../shared/trends/compare.ts'
import { answersIn } from '../../../../shared/trends/counts.ts'
import { columnOf, format1 } from '../../../../shared/trends/measures.ts'
import { text } from './text.ts'
import type { View } from './view.ts'

const words = text.lead

/** The first sentence of the screen, and the line below it, which says on how many days it stands. */
export interface Sentence {
  lead: string
  under: string
}

/** What has changed about pain, or that nothing can be said yet. Source: requirement TREND-01. */
export function sentenceOf({ range, days, before, count, least }: View): Sentence {
  const pain = columnOf(days, 'painLevel')
  const now = averageWithN(pain, least)
  if (!now) return { lead: words.none, under: words.missing(answersIn(pain).length, least, range) }
  const change = before && changeOf(columnOf(before, 'painLevel'), pain, least)
  if (range === 'all' || !change) {
    const missing = range === 'all' ? '' : words.noneBefore
    return { lead: words.alone(format1(now.value), range), under: words.aloneUnder(now.n, count) + missing }
  }
  const { kind, later, earlier } = change
  const likely = kind === 'usual' ? '' : `${likelyDifference(change)} `
  return {
    lead: words[kind](format1(later.value), format1(earlier.value), range),
    under: likely + words.under(later.n, earlier.n),
  }
}
