import { arn, type Resolve, resourcesOfType } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import { attributesOf } from './attributes.ts'
import { type Call, type CallReader, CONTEXT_KEYS, type ContextKey, type Permission } from './permission.ts'

type Input = Call['input']
type Item = Record<string, Record<string, string>>
type WithKeys = { KeySchema: { AttributeName: string; KeyType: string }[] }
type TableProperties = WithKeys & { GlobalSecondaryIndexes?: (WithKeys & { IndexName: string })[] }

const partitionKeyOf = ({ KeySchema }: WithKeys) =>
  KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? ''

/** Finds `=` comparisons in a key condition: the attribute's name or placeholder, and the value's placeholder. */
const EQUALS = /(?:^|\(|\band)\s*(#?\w+)\s*=\s*(:\w+)/gi

/** Returns the permissions, or `undefined` when one of them is not known. */
function allOrNone(permissions: (Permission | undefined)[]): Permission[] | undefined {
  const known = permissions.filter((each) => each !== undefined)
  return known.length === permissions.length ? known : undefined
}

/**
 * Merges the permissions of a transaction for the same action on the same table, so that one statement must allow all
 * of them. AWS does not document whether it checks each part alone. What passes this check passes both.
 */
function mergePermissions(permissions: readonly Permission[]): Permission[] {
  const groups = Map.groupBy(permissions, ({ action, resource }) => `${action} ${resource}`)
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const valuesOf = (key: ContextKey) => [first, ...others].flatMap(({ context }) => context[key] ?? [])
    const context = Object.fromEntries(CONTEXT_KEYS.map((key) => [key, [...new Set(valuesOf(key))]]))
    return [{ ...first, context }]
  })
}

/** Creates a reader for calls of tables and indexes. The template names their partition keys. */
export function createDynamoDbReader(assembly: Assembly, resolve: Resolve): CallReader {
  const partitionKeys = new Map<string, string>()
  for (const { name, properties } of resourcesOfType(assembly, 'AWS::DynamoDB::GlobalTable', resolve)) {
    const table = properties as unknown as TableProperties
    partitionKeys.set(name, partitionKeyOf(table))
    for (const index of table.GlobalSecondaryIndexes ?? [])
      partitionKeys.set(`${name}/index/${index.IndexName}`, partitionKeyOf(index))
  }
  /** Returns `undefined` when the attributes of the call cannot be read. */
  const permissionForKey = (operation: string, tablePath: string, key: unknown, input: Input) => {
    const attributes = attributesOf(input)
    return (
      attributes && {
        action: `dynamodb:${operation}`,
        resource: arn('dynamodb', `table/${tablePath}`),
        context: {
          'dynamodb:LeadingKeys': [String(key)],
          'dynamodb:Attributes': attributes,
          ...(input.ReturnValues && { 'dynamodb:ReturnValues': [String(input.ReturnValues)] }),
        },
      }
    )
  }
  const permissionForItem = (operation: string, input: Input) => {
    const item: Item = input.Key ?? input.Item ?? {}
    const table: string = input.TableName
    return permissionForKey(operation, table, Object.values(item[partitionKeys.get(table) ?? ''] ?? {})[0], input)
  }

  const tablePath = ({ TableName, IndexName }: Input): string =>
    IndexName ? `${TableName}/index/${IndexName}` : TableName
  const readItemCall: CallReader = ({ operation, input }) => allOrNone([permissionForItem(operation, input)])
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
      return keyValue && allOrNone([permissionForKey(operation, tablePath(input), Object.values(keyValue)[0], input)])
    },
    TransactWriteItems: ({ input }) => {
      const parts = (input.TransactItems as Record<string, Input>[]).flatMap((part) => Object.entries(part))
      const permissions = allOrNone(parts.map(([kind, each]) => permissionForItem(`${kind}Item`, each)))
      return permissions && mergePermissions(permissions)
    },
  }
  return (call) => operations[call.operation]?.(call)
}
