import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { toDay } from '../../shared/days/merge/merge.ts'
import { isLogged } from '../../shared/days/model/day.ts'
import type { Day } from '../../shared/days/model/schema.ts'
import { INSIGHT_DAYS } from '../../shared/insight/api.ts'
import { INSIGHT_ENTRIES } from '../../shared/insight/daily.ts'
import type { Insight } from '../../shared/insight/schema.ts'
import { addDays, type LocalDate } from '../../shared/time/local-date.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { type DayMarks, DayMarksItem, marksIn } from '../table/items/day-marks.ts'
import { DayItem } from '../table/items/days.ts'
import { InsightItem } from '../table/items/insight.ts'
import { LastInsightItem } from '../table/items/last-insight.ts'
import type { UserId } from '../table/keys.ts'
import { readAll, readFirst } from '../table/query.ts'

/** The insight of a date, if one was shown. */
async function findInsight(user: UserId, date: LocalDate): Promise<Insight | undefined> {
  const [item] = await readAll(InsightItem.all({ user, date }), { consistent: true })
  return item && { id: date, content: InsightItem.parse(item).content }
}

/**
 * Stores the insight of a date, and makes it the last one. Returns the one that a concurrent request has stored before,
 * if any. After a failure in between, the next request finds it and completes this.
 */
export async function storeInsight(user: UserId, { id, content }: Insight, now: number): Promise<Insight> {
  const TableName = tableName()
  const Item = { ...InsightItem.key({ user, date: id }), content, at: now }
  const command = new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' })
  const isFirst = await tryConditionalWrite(table.send(command))
  const insight = (!isFirst && (await findInsight(user, id))) || { id, content }
  await table.send(new PutCommand({ TableName, Item: { ...LastInsightItem.key({ user }), insight } }))
  return insight
}

/** The insights of the year up to `today`, newest first. */
export async function listInsights(user: UserId, today: LocalDate): Promise<Insight[]> {
  const range = InsightItem.between({ user, date: addDays(today, 1 - INSIGHT_DAYS) }, { date: today })
  const items = await readAll(range, { backwards: true })
  return items.map((item) => ({ id: keyPartsOf(InsightItem, item).date, content: InsightItem.parse(item).content }))
}

/** The latest logged days up to `today`, newest first, at most 30, and the marks of all days. */
export async function findEntries(user: UserId, today: LocalDate): Promise<{ entries: Day[]; marks: DayMarks }> {
  const [days, marks] = await Promise.all([
    readFirst(DayItem.between({ user }, { date: today }), INSIGHT_ENTRIES, { backwards: true }),
    readAll(DayMarksItem.all({ user })),
  ])
  return { entries: days.map(DayItem.parse).map(toDay).filter(isLogged), marks: marksIn(marks) }
}
