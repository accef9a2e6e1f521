import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { TableGrant } from '../../functions/feature-spec.ts'
import { allow } from './allow.ts'

interface Part {
  action: string
  /** The fixed beginning of the partition key. */
  prefix: string
  /** The attributes that a write may name besides those of the key. Undefined for other actions. */
  attributes?: readonly string[]
  returnsItem?: true | undefined
}

/** Splits a grant into its actions. A put or update without a list may write all attributes of the item kind. */
function partsOf([{ pk, schema }, ...actions]: TableGrant): Part[] {
  const prefix = pk.replace(/\{.*/, '')
  const all = Object.keys(schema.shape)
  return actions.flatMap((each): Part[] => {
    if (each === 'PutItem') return [{ action: each, prefix, attributes: [...all, 'ttl'] }]
    if (each === 'UpdateItem') return [{ action: each, prefix, attributes: all }]
    if (typeof each === 'string') return [{ action: each, prefix }]
    const { PutItem, UpdateItem, returnsItem } = each
    return [
      ...(PutItem ? [{ action: 'PutItem', prefix, attributes: PutItem }] : []),
      ...(UpdateItem ? [{ action: 'UpdateItem', prefix, attributes: UpdateItem, returnsItem }] : []),
    ]
  })
}

const unique = (values: readonly string[]) => [...new Set(values)]

/** What each write may return, as AWS recommends with a condition on attributes: no attribute that it may not write. */
const RETURN_VALUES: Record<string, readonly string[]> = {
  PutItem: ['NONE'],
  UpdateItem: ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'],
}

function conditionsOf(parts: readonly Part[]) {
  const [{ action } = { action: '' }] = parts
  const attributes = parts.flatMap((part) => part.attributes ?? [])
  const returned = RETURN_VALUES[action]
  return {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': unique(parts.map(({ prefix }) => `${prefix}*`)) },
    ...(returned && {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': unique(['pk', 'sk', ...attributes]) },
      StringEqualsIfExists: {
        'dynamodb:ReturnValues': parts.some(({ returnsItem }) => returnsItem) ? [...returned, 'ALL_NEW'] : returned,
      },
    }),
  }
}

/**
 * The statements for a feature's grants on the table. One transaction may put items with several prefixes under one
 * action, so a statement has all prefixes of an action. An update has one prefix: what may be written to one item kind,
 * such as the `ttl` of a counter, must not be written to users' items.
 */
export function tableStatements(grants: readonly TableGrant[], tableArn: string): PolicyStatement[] {
  const groups = Map.groupBy(grants.flatMap(partsOf), ({ action, prefix }) =>
    action === 'UpdateItem' ? `${action} ${prefix}` : action,
  )
  return [...groups.values()].map((parts) =>
    allow('dynamodb', unique(parts.map(({ action }) => action)), tableArn, conditionsOf(parts)),
  )
}
