import type { FoodTest } from '../../../../../shared/food/schema.ts'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import { ratingOf, text } from '../text.ts'

/** The user's rating of a test. */
export function RatingTag({ test }: { test: FoodTest }) {
  const rating = ratingOf(test)
  return rating === 'unclear' ? (
    <Tag>{text.rating.names.unclear}</Tag>
  ) : (
    <Tag tone={rating}>{text.rating.names[rating]}</Tag>
  )
}
