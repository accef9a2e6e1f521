import type { ItemLink } from '../../../../shared/insight/link-types.ts'
import { text } from './text.ts'

/** Fewer days than this are easily all unusual. */
const FEW_DAYS = 12
/** With more days missing than this, the missing ones may say something else. */
const MANY_MISSING = 0.2

/** What would make a link surer, in sentences. */
export function surerBy({ twins, exposed, unexposed, shareMissing }: ItemLink): string[] {
  const words = text.link
  const ways = [
    twins.length > 0 && words.apart,
    exposed < FEW_DAYS && words.more(exposed),
    unexposed < FEW_DAYS && words.others(unexposed),
    shareMissing > MANY_MISSING && words.gaps,
  ].filter((way) => way !== false)
  return ways.length > 0 ? ways : [words.again]
}
