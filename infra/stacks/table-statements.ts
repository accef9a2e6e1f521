import type { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { actionsIn, type FeatureSpec } from '../../functions/feature-spec.ts'
import { allow } from './allow.ts'

/** What a write may return. AWS recommends it beside a condition on attributes: nothing that the write may not name. */
const RETURN_VALUES: Partial<Record<string, readonly string[]>> = {
  PutItem: ['NONE'],
  UpdateItem: ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'],
}

const unique = (values: readonly string[]) => [...new Set(values)]

function conditionsOf(action: string, grants: ReturnType<typeof actionsIn>) {
  const prefixes = grants.map(({ kind }) => kind.pk.replace(/\{.*/, ''))
  const attributes = grants.flatMap((grant) => grant.attributes ?? [])
  const returned = RETURN_VALUES[action]
  return {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': unique(prefixes).map((prefix) => `${prefix}*`) },
    ...(returned && {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': unique(['pk', 'sk', ...attributes]) },
      StringEqualsIfExists: {
        'dynamodb:ReturnValues': grants.some(({ returnsItem }) => returnsItem) ? [...returned, 'ALL_NEW'] : returned,
      },
    }),
  }
}

/**
 * The statements for a feature's grants on the table. One transaction may put items with several prefixes, so one
 * statement has all prefixes of an action. Each kind of partition has its own statement for updates: what may be
 * written to one item kind, such as the `ttl` of a counter, must not be written to a user's items.
 */
export function tableStatements(table: FeatureSpec['table'], tableArn: string): PolicyStatement[] {
  const groups = Map.groupBy(actionsIn(table), ({ action, kind }) =>
    [action, action === 'UpdateItem' ? kind.pk.split('{')[0] : '', kind.index ?? ''].join(' '),
  )
  return [...groups].map(([group, grants]) => {
    const [action = '', , index] = group.split(' ')
    return allow('dynamodb', [action], index ? `${tableArn}/index/${index}` : tableArn, conditionsOf(action, grants))
  })
}

/** The statement that lets a function record the ids of erased users. It can neither read nor remove one. */
export function erasedStatement(tableArn: string): PolicyStatement {
  return allow('dynamodb', ['PutItem'], tableArn, {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['id', 'erasedAt'] },
    StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
  })
}
