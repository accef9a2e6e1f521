import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { firstChangeableDate } from '../../shared/days/model/edit-age.ts'
import { table, tableName } from '../table/client.ts'
import { OlderDaysItem } from '../table/items/older-days.ts'
import type { UserId } from '../table/keys.ts'
import type { DayStore } from '../table/records/day-store.ts'

/**
 * Before the first change of a day that no edit can change any more, records that such days change: once for a store,
 * which serves one batch. Before and not after, so that an interrupted batch cannot leave changed days that no device
 * reads again. Source: requirement PERF-03.
 */
export function announcingOlderDays(days: DayStore, user: UserId, now: number): DayStore {
  let announced: Promise<unknown> | undefined
  const announce = () =>
    table.send(new PutCommand({ TableName: tableName(), Item: { ...OlderDaysItem.key({ user }), changedAt: now } }))
  return {
    ...days,
    replace: async (change) => {
      if (change.after.date < firstChangeableDate(now)) await (announced ??= announce())
      return days.replace(change)
    },
  }
}
