import type { Call } from './permission.ts'

/** The parameters with the attributes of a call. */
const EXPRESSIONS = [
  'UpdateExpression',
  'ConditionExpression',
  'ProjectionExpression',
  'FilterExpression',
  'KeyConditionExpression',
]
/** The parameters that expressions have replaced. Our code does not use them, so they are not read. */
const LEGACY = [
  'AttributeUpdates',
  'AttributesToGet',
  'Expected',
  'KeyConditions',
  'QueryFilter',
  'ConditionalOperator',
] as const

const NOT_ATTRIBUTES = new Set('set add remove delete and or not between in'.split(' '))
/** A path or a function. What follows the first name of a path, such as `.b[0]`, belongs to the same attribute. */
const PATH = /(?<![\w:#.])(#\w+|[A-Za-z_]\w*)(?:\.#?\w+|\[\d+\])*\s*(\()?/g

/**
 * The attributes that a call of DynamoDB names: IAM's `dynamodb:Attributes`. They are the top-level attributes in the
 * key, in the item to put and in all expressions, conditions included. A policy must therefore allow the key's
 * attributes, too. A read without a projection names only these, although it returns all attributes. Returns
 * `undefined` for a call that cannot be read.
 *
 * Sources: "Using IAM policy conditions for fine-grained access control" in DynamoDB's developer guide, "Actions,
 * resources, and condition keys for Amazon DynamoDB" in the service authorization reference.
 */
export function attributesOf(input: Call['input']): string[] | undefined {
  if (LEGACY.some((name) => input[name] !== undefined)) return undefined
  const names: Record<string, string> = input.ExpressionAttributeNames ?? {}
  const named = EXPRESSIONS.flatMap((parameter) =>
    [...String(input[parameter] ?? '').matchAll(PATH)]
      .filter(([, name = '', isFunction]) => !NOT_ATTRIBUTES.has(name.toLowerCase()) && !isFunction)
      .map(([, name = '']) => names[name] ?? name),
  )
  return [...new Set([...Object.keys(input.Key ?? {}), ...Object.keys(input.Item ?? {}), ...named])]
}
