import { arn, type Resolve, resourcesOfType } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import type { Call, CallReader, Permission } from './permission.ts'

type Item = Record<string, Record<string, string>>
type WithKeys = { KeySchema: { AttributeName: string; KeyType: string }[] }
type TableProperties = WithKeys & { GlobalSecondaryIndexes?: (WithKeys & { IndexName: string })[] }

const partitionKeyOf = ({ KeySchema }: WithKeys) =>
  KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? ''

/** Finds `=` comparisons in a key condition: the attribute's name or placeholder, and the value's placeholder. */
const EQUALS = /(?:^|\(|\band)\s*(#?\w+)\s*=\s*(:\w+)/gi

/** Creates a reader for calls of tables and indexes. The template names their partition keys. */
export function createDynamoDbReader(assembly: Assembly, resolve: Resolve): CallReader {
  const partitionKeys = new Map<string, string>()
  for (const { name, properties } of resourcesOfType(assembly, 'AWS::DynamoDB::GlobalTable', resolve)) {
    const table = properties as unknown as TableProperties
    partitionKeys.set(name, partitionKeyOf(table))
    for (const index of table.GlobalSecondaryIndexes ?? [])
      partitionKeys.set(`${name}/index/${index.IndexName}`, partitionKeyOf(index))
  }
  const permissionForKey = (operation: string, tablePath: string, key: unknown): Permission => ({
    action: `dynamodb:${operation}`,
    resource: arn('dynamodb', `table/${tablePath}`),
    context: { 'dynamodb:LeadingKeys': [String(key)] },
  })
  const permissionForItem = (operation: string, table: string, item: Item): Permission =>
    permissionForKey(operation, table, Object.values(item[partitionKeys.get(table) ?? ''] ?? {})[0])

  const tablePath = ({ TableName, IndexName }: Call['input']): string =>
    IndexName ? `${TableName}/index/${IndexName}` : TableName
  const readItemCall: CallReader = ({ operation, input }) => [
    permissionForItem(operation, input.TableName, input.Key ?? input.Item ?? {}),
  ]
  const operations: Record<string, CallReader> = {
    GetItem: readItemCall,
    UpdateItem: readItemCall,
    DeleteItem: readItemCall,
    PutItem: readItemCall,
    Query: ({ operation, input }) => {
      const { KeyConditionExpression = '', ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = input
      const partitionKey = partitionKeys.get(tablePath(input))
      const comparisons = [...String(KeyConditionExpression).matchAll(EQUALS)]
      const isOfPartitionKey = ([, name = '']: string[]) => (ExpressionAttributeNames[name] ?? name) === partitionKey
      const [, , valuePlaceholder = ''] = comparisons.find(isOfPartitionKey) ?? []
      const keyValue = ExpressionAttributeValues[valuePlaceholder]
      return keyValue && [permissionForKey(operation, tablePath(input), Object.values(keyValue)[0])]
    },
    TransactWriteItems: ({ input }) =>
      (input.TransactItems as Record<string, { TableName: string; Key?: Item; Item?: Item }>[]).flatMap((part) =>
        Object.entries(part).map(([kind, { TableName, Key, Item }]) =>
          permissionForItem(`${kind}Item`, TableName, Key ?? Item ?? {}),
        ),
      ),
  }
  return (call) => operations[call.operation]?.(call)
}
