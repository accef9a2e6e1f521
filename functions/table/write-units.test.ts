import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { table, tableName } from './client.ts'
import { WriteCountItem } from './items/write-count.ts'
import { countWriteUnits } from './write-units.ts'

/** A put of an item of about 5.5 kB that may not exist yet. */
async function newPut() {
  const { userId: user } = await newSignedInUser()
  const Item = { ...WriteCountItem.key({ user }), padding: 'x'.repeat(5_500) }
  return { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }
}

/** Sends a command and returns the units that were counted. */
async function unitsOf(command: PutCommand | TransactWriteCommand): Promise<number> {
  let counted = 0
  const send = () => table.send(command as PutCommand).catch(() => undefined)
  await countWriteUnits(send, async (units) => void (counted = units))
  return counted
}

it('[SEC-12] a put counts the same whether its condition holds or fails, because DynamoDB charges both', async () => {
  const put = await newPut()
  expect(await unitsOf(new PutCommand(put))).toBe(6)
  expect(await unitsOf(new PutCommand(put))).toBe(6)
})

it('[SEC-12] a transaction counts the same whether its condition holds or fails', async () => {
  const TransactItems = [{ Put: await newPut() }]
  expect(await unitsOf(new TransactWriteCommand({ TransactItems }))).toBe(12)
  expect(await unitsOf(new TransactWriteCommand({ TransactItems }))).toBe(12)
})

it('a write that DynamoDB refuses for another reason counts nothing', async () => {
  expect(await unitsOf(new PutCommand({ ...(await newPut()), ConditionExpression: 'not a condition' }))).toBe(0)
})
