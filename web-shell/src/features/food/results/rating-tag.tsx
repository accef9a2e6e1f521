import check from 'icon:check'
import half from 'icon:circle-half'
import bar from 'icon:prohibit'
import type { FoodTest } from '../../../../../shared/food/schema.ts'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import { ratingOf, text } from '../text.ts'

const LOOKS = {
  safe: { tone: 'good', icon: check },
  caution: { tone: 'quiet', icon: half },
  trigger: { tone: 'quiet', icon: bar },
  unclear: {},
} as const

/** The user's rating of a test. */
export function RatingTag({ test }: { test: FoodTest }) {
  const rating = ratingOf(test)
  return <Tag {...LOOKS[rating]}>{text.rating.names[rating]}</Tag>
}
