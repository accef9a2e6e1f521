import { deleteItems } from '../table/delete-range.ts'
import { isKeyOf } from '../table/item-kind.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import { ProfileItem } from '../table/items/profile.ts'
import type { UserId } from '../table/keys.ts'
import { partitionsOf } from '../table/partitions.ts'
import { type Item, readPages } from '../table/query.ts'
import { eraseElsewhere } from './items-elsewhere.ts'

/** Small pages, so that a run notices in time that it must end. */
const PAGE_SIZE = 500

const isProfile = (item: Item) => isKeyOf(ProfileItem, item)

/**
 * Erases every item of a user. What has a copy elsewhere goes after it, the profile last: it leads to the address,
 * which is free again only then. Returns `false` when `isLate` says that the run must end; another run goes on.
 */
export async function eraseItems(user: UserId, isLate: () => boolean): Promise<boolean> {
  let profile: Item | undefined
  for (const partition of partitionsOf(user))
    for await (const page of readPages(partition, { consistent: true, pageSize: PAGE_SIZE })) {
      if (page.length === 0) continue
      if (isLate()) return false
      profile ??= page.find(isProfile)
      const others = page.filter((item) => !isProfile(item))
      for (const item of others) await eraseElsewhere(user, item)
      await deleteItems(others)
    }
  if (profile) {
    await eraseElsewhere(user, profile)
    await deleteItems([profile])
  }
  await deleteItems([ErasureItem.key({ user })])
  return true
}
