import { ProfileItem } from './items/profile.ts'
import type { UserId } from './keys.ts'
import type { Range } from './query.ts'

/** Everything of a user: the records first, the partition with the profile last. */
export function partitionsOf(user: UserId): [records: Range, account: Range] {
  const whole = ({ pk }: { pk: string }): Range => ({ pk, from: ' ', to: '\uffff' })
  return [whole({ pk: `RECORDS#${user}` }), whole(ProfileItem.key({ user }))]
}
