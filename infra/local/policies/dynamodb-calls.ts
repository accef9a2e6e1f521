import { arn, ofType, type Resolve } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import type { Ask, Call, Read } from './ask.ts'

type Item = Record<string, Record<string, string>>
type Keyed = { KeySchema: { AttributeName: string; KeyType: string }[] }
type Indexed = Keyed & { GlobalSecondaryIndexes?: (Keyed & { IndexName: string })[] }

const partitionKeyOf = ({ KeySchema }: Keyed) =>
  KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? ''

/** The comparisons with `=` in a key condition: an attribute's name or its placeholder, and the value's. */
const EQUALS = /(?:^|\(|\band)\s*(#?\w+)\s*=\s*(:\w+)/gi

/** Reads calls of the table by the partition keys that the template gives it and its indexes. */
export function readerOfDynamoDb(assembly: Assembly, resolve: Resolve): Read {
  const partitionKeys = new Map<string, string>()
  for (const { name, properties } of ofType(assembly, 'AWS::DynamoDB::GlobalTable', resolve)) {
    const table = properties as unknown as Indexed
    partitionKeys.set(name, partitionKeyOf(table))
    for (const index of table.GlobalSecondaryIndexes ?? [])
      partitionKeys.set(`${name}/index/${index.IndexName}`, partitionKeyOf(index))
  }
  const ask = (operation: string, place: string, key: unknown): Ask => ({
    action: `dynamodb:${operation}`,
    resource: arn('dynamodb', `table/${place}`),
    context: { 'dynamodb:LeadingKeys': [String(key)] },
  })
  const ofItem = (operation: string, table: string, item: Item): Ask =>
    ask(operation, table, Object.values(item[partitionKeys.get(table) ?? ''] ?? {})[0])

  const place = ({ TableName, IndexName }: Call['asked']): string =>
    IndexName ? `${TableName}/index/${IndexName}` : TableName
  const one: Read = ({ operation, asked }) => [ofItem(operation, asked.TableName, asked.Key ?? asked.Item ?? {})]
  const operations: Record<string, Read> = {
    GetItem: one,
    UpdateItem: one,
    DeleteItem: one,
    PutItem: one,
    Query: ({ operation, asked }) => {
      const { KeyConditionExpression = '', ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = asked
      const partitionKey = partitionKeys.get(place(asked))
      const [, , value = ''] =
        [...String(KeyConditionExpression).matchAll(EQUALS)].find(
          ([, name = '']) => (ExpressionAttributeNames[name] ?? name) === partitionKey,
        ) ?? []
      const compared = ExpressionAttributeValues[value]
      return compared && [ask(operation, place(asked), Object.values(compared)[0])]
    },
    TransactWriteItems: ({ asked }) =>
      (asked.TransactItems as Record<string, { TableName: string; Key?: Item; Item?: Item }>[]).flatMap((part) =>
        Object.entries(part).map(([kind, { TableName, Key, Item }]) =>
          ofItem(`${kind}Item`, TableName, Key ?? Item ?? {}),
        ),
      ),
  }
  return (call) => operations[call.operation]?.(call)
}
