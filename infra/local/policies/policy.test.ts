import { describe, expect, it } from 'vitest'
import { resolver } from '../template/resolve.ts'
import { readTemplates } from '../template/template.ts'
import type { Ask } from './ask.ts'
import { readGrants } from './policy.ts'

/** What a role may do whose policy is these statements. */
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
    resolver(assembly, { poolId: '', clientId: '', issuer: '' }),
  )('arn:aws:iam::0:role/S-Role')
}

const TABLE = 'arn:aws:dynamodb:eu-west-2:0:table/S-Table'
const allow = (Action: string, more: object = {}) => ({ Effect: 'Allow', Action, Resource: TABLE, ...more })
const keyed = (operator: string, ...wanted: string[]) =>
  allow('dynamodb:*', { Condition: { [operator]: { 'dynamodb:LeadingKeys': wanted } } })
const get = (...keys: string[]): Ask => ({
  action: 'dynamodb:GetItem',
  resource: TABLE,
  context: { 'dynamodb:LeadingKeys': keys },
})
const ALL = 'ForAllValues:StringLike'

describe('a policy is read as IAM reads it', () => {
  it.each<[string, object, Ask, boolean]>([
    ['actions match whatever their case, with wildcards', allow('DynamoDB:get*'), get(), true],
    ['another action is not covered', allow('dynamodb:PutItem'), get(), false],
    ['resources match with * and ?', allow('*', { Resource: 'arn:aws:dynamodb:*:table/S-T?ble' }), get(), true],
    ['resources heed their case', allow('*', { Resource: 'arn:aws:dynamodb:*:table/s-table' }), get(), false],
    ['a dot is a dot', allow('*', { Resource: 'arn.*' }), get(), false],
    ['a key must look like the condition', keyed(ALL, 'USER#*'), get('EMAIL#a'), false],
    ['a beginning that only looks like it is another', keyed(ALL, 'USER#*'), get('USER'), false],
    ['several values are alternatives', keyed(ALL, 'A#*', 'USER#*'), get('USER#1'), true],
    ['ForAllValues wants all', keyed(ALL, 'USER#*'), get('USER#1', 'EMAIL#a'), false],
    ['ForAllValues holds of nothing', keyed(ALL, 'USER#*'), get(), true],
  ])('%s', (_, statement, ask, covered) => {
    expect(grantsOf([statement]).some(({ covers }) => covers(ask))).toBe(covered)
  })

  it('each value of a condition is told apart, and which of them a call uses', () => {
    const [grant] = grantsOf([keyed(ALL, 'A#*', 'USER#*')])
    expect(grant?.labels).toEqual(['dynamodb:* on table/S-Table A#*', 'dynamodb:* on table/S-Table USER#*'])
    expect(grant?.usedBy(get('USER#1'))).toEqual(['dynamodb:* on table/S-Table USER#*'])
  })

  it.each<[string, object]>([
    ['NotAction', { Effect: 'Allow', NotAction: 'dynamodb:Scan', Resource: '*' }],
    ['NotResource', { Effect: 'Allow', Action: 'dynamodb:Scan', NotResource: '*' }],
    ['Principal', { ...allow('dynamodb:Scan'), Principal: '*' }],
    ['operator StringLike', keyed('StringLike', 'USER#*')],
    ['operator ForAllValues:StringEquals', keyed('ForAllValues:StringEquals', 'USER#1')],
    ['operator ForAnyValue:StringLike', keyed('ForAnyValue:StringLike', 'USER#*')],
    ['key aws:SourceIp', allow('dynamodb:Scan', { Condition: { [ALL]: { 'aws:SourceIp': '*' } } })],
    ['policy variables', keyed(ALL, '${aws:username}')],
  ])('%s stops the start', (what, statement) => {
    expect(() => grantsOf([statement])).toThrow('does not know')
    expect(() => grantsOf([statement])).toThrow(what.split(' ').at(-1))
  })

  it('a policy that AWS writes stops the start', () => {
    expect(() => grantsOf([], { ManagedPolicyArns: ['arn:aws:iam::aws:policy/x'] })).toThrow('does not know what AWS')
  })
})
