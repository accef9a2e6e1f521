import { isFlareDay, isTaggedAsFlare } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { markOf } from '../../../../../shared/days/month/mark.ts'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import { text } from './text.ts'

/** A flare or a good day, as a shape and in words, which say how a flare is known. Strong pain is no flare by itself. */
export function Mark({ day }: { day: Day }) {
  if (isFlareDay(day)) return <Tag tone="flare">{text.flare[isTaggedAsFlare(day) ? 'marked' : 'inferred']}</Tag>
  return markOf(day) === 'good' && <Tag tone="good">{text.goodDay}</Tag>
}
