import { describe, expect, it } from 'vitest'
import { createResolver } from '../template/resolve.ts'
import { readTemplates } from '../template/template.ts'
import type { Permission } from './permission.ts'
import { readGrants } from './policy.ts'

/** Returns the grants of a role with these statements as its policy. */
function grantsOf(Statement: object[], role: Record<string, unknown> = {}) {
  const Resources = {
    Role: { Type: 'AWS::IAM::Role', Properties: role },
    Policy: {
      Type: 'AWS::IAM::Policy',
      Properties: { Roles: [{ Ref: 'Role' }], PolicyDocument: { Statement } },
    },
  }
  const assembly = readTemplates([{ stack: 'S', template: { Resources } }])
  return readGrants(
    assembly,
    createResolver(assembly, { poolId: '', clientId: '', issuer: '' }),
  )('arn:aws:iam::0:role/S-Role')
}

const TABLE = 'arn:aws:dynamodb:eu-west-2:0:table/S-Table'
const allow = (Action: string, more: object = {}) => ({ Effect: 'Allow', Action, Resource: TABLE, ...more })
const keyed = (operator: string, ...values: string[]) =>
  allow('dynamodb:*', { Condition: { [operator]: { 'dynamodb:LeadingKeys': values } } })
const get = (...keys: string[]): Permission => ({
  action: 'dynamodb:GetItem',
  resource: TABLE,
  context: { 'dynamodb:LeadingKeys': keys },
})
const ALL = 'ForAllValues:StringLike'
const EQUAL = 'ForAllValues:StringEquals'

describe('a policy is read as in IAM', () => {
  it.each<[string, object, Permission, boolean]>([
    ['actions match in upper and lower case, with wildcards', allow('DynamoDB:get*'), get(), true],
    ['another action is not covered', allow('dynamodb:PutItem'), get(), false],
    ['resources match with * and ?', allow('*', { Resource: 'arn:aws:dynamodb:*:table/S-T?ble' }), get(), true],
    ['resources are case-sensitive', allow('*', { Resource: 'arn:aws:dynamodb:*:table/s-table' }), get(), false],
    ['a dot matches only a dot', allow('*', { Resource: 'arn.*' }), get(), false],
    ['a key must match the condition', keyed(ALL, 'USER#*'), get('EMAIL#a'), false],
    ['a part of a prefix does not match it', keyed(ALL, 'USER#*'), get('USER'), false],
    ['several values are alternatives', keyed(ALL, 'A#*', 'USER#*'), get('USER#1'), true],
    ['ForAllValues requires that all keys match', keyed(ALL, 'USER#*'), get('USER#1', 'EMAIL#a'), false],
    ['ForAllValues matches a call without keys', keyed(ALL, 'USER#*'), get(), true],
    ['StringEquals knows no wildcard', keyed(EQUAL, 'USER#*'), get('USER#1'), false],
    ['StringEquals is case-sensitive', keyed(EQUAL, 'USER#a'), get('USER#A'), false],
    ['ForAllValues:StringEquals requires that all values match', keyed(EQUAL, 'A', 'B'), get('A', 'C'), false],
    ['ForAllValues:StringEquals allows fewer values', keyed(EQUAL, 'A', 'B'), get('B'), true],
    ['IfExists matches a call without the key', keyed('StringEqualsIfExists', 'A'), get(), true],
  ])('%s', (_, statement, permission, covered) => {
    expect(grantsOf([statement]).some(({ covers }) => covers(permission))).toBe(covered)
  })

  it('each value of a condition has its own label, and a call uses only the matching ones', () => {
    const [grant] = grantsOf([keyed(ALL, 'A#*', 'USER#*')])
    expect(grant?.labels).toEqual(['dynamodb:* on table/S-Table A#*', 'dynamodb:* on table/S-Table USER#*'])
    expect(grant?.usedBy(get('USER#1'))).toEqual(['dynamodb:* on table/S-Table USER#*'])
  })

  it.each<[string, object]>([
    ['NotAction', { Effect: 'Allow', NotAction: 'dynamodb:Scan', Resource: '*' }],
    ['NotResource', { Effect: 'Allow', Action: 'dynamodb:Scan', NotResource: '*' }],
    ['Principal', { ...allow('dynamodb:Scan'), Principal: '*' }],
    ['operator StringLike', keyed('StringLike', 'USER#*')],
    ['operator StringEquals', keyed('StringEquals', 'USER#1')],
    ['operator ForAnyValue:StringLike', keyed('ForAnyValue:StringLike', 'USER#*')],
    ['key aws:SourceIp', allow('dynamodb:Scan', { Condition: { [ALL]: { 'aws:SourceIp': '*' } } })],
    ['key dynamodb:Select', allow('dynamodb:Query', { Condition: { [ALL]: { 'dynamodb:Select': 'COUNT' } } })],
    ['policy variables', keyed(ALL, '${aws:username}')],
    ['equal policy variables', keyed(EQUAL, '${aws:username}')],
  ])('throws for %s', (what, statement) => {
    expect(() => grantsOf([statement])).toThrow('does not know')
    expect(() => grantsOf([statement])).toThrow(what.split(' ').at(-1))
  })

  it('throws for a policy that AWS manages', () => {
    expect(() => grantsOf([], { ManagedPolicyArns: ['arn:aws:iam::aws:policy/x'] })).toThrow('does not know what AWS')
  })
})
