import { describe, expect, it } from 'vitest'
import { createResolver, resourcesOfType } from './resolve.ts'
import { readTemplates } from './template.ts'

const identity = { poolId: 'pool', clientId: 'client', issuer: 'http://127.0.0.1/pool' }
const withResource = (Type: string, Properties: Record<string, unknown> = {}) =>
  readTemplates([{ stack: 'S', template: { Resources: { Thing: { Type, Properties } } } }])

const output = (StackName: string, OutputName: string) => ({
  'Fn::GetStackOutput': { StackName, OutputName, Region: 'eu-west-2' },
})

describe('unknown parts of a template stop the start', () => {
  it('a resource type', () => {
    expect(() => withResource('AWS::Kinesis::Stream')).toThrow('does not know AWS::Kinesis::Stream (S/Thing)')
  })

  it('a property', () => {
    expect(() => withResource('AWS::ApiGatewayV2::Route', { AuthorizationType: 'JWT' })).toThrow(
      'does not know AuthorizationType of AWS::ApiGatewayV2::Route',
    )
  })

  it('a nested property', () => {
    const DistributionConfig = { Origins: [{ Id: 'a', OriginShield: { Enabled: true } }] }
    expect(() => withResource('AWS::CloudFront::Distribution', { DistributionConfig })).toThrow(
      'does not know DistributionConfig.Origins.OriginShield.Enabled',
    )
  })

  it('an intrinsic', () => {
    const assembly = withResource('AWS::ApiGatewayV2::Route', { RouteKey: { 'Fn::If': ['a', 'b', 'c'] } })
    expect(() => resourcesOfType(assembly, 'AWS::ApiGatewayV2::Route', createResolver(assembly, identity))).toThrow(
      'does not know Fn::If',
    )
  })

  it('an attribute, a missing resource, a missing output', () => {
    const resolve = createResolver(withResource('AWS::S3::Bucket'), identity)
    expect(() => resolve({ 'Fn::GetAtt': ['Thing', 'WebsiteURL'] }, 'S')).toThrow('does not know WebsiteURL')
    expect(() => resolve({ Ref: 'Other' }, 'S')).toThrow('refers to Other')
    expect(() => resolve(output('S', 'Other'), 'S')).toThrow('S has no output Other')
  })
})

describe('resolving', () => {
  it('handles references, joins, splits, substitutions and outputs between stacks', () => {
    const assembly = readTemplates([
      {
        stack: 'A',
        template: {
          Resources: { Api: { Type: 'AWS::ApiGatewayV2::Api' } },
          Outputs: { Out: { Value: { 'Fn::GetAtt': ['Api', 'ApiEndpoint'] } } },
        },
      },
      { stack: 'B', template: { Resources: {} } },
    ])
    const resolve = createResolver(assembly, identity)
    const host = { 'Fn::Select': [2, { 'Fn::Split': ['/', output('A', 'Out')] }] }
    expect(resolve(host, 'B')).toBe('A-Api.execute-api.eu-west-2.amazonaws.com')
    expect(resolve({ 'Fn::Join': ['-', ['a', { Ref: 'Api' }]] }, 'A')).toBe('a-A-Api')
    expect(resolve({ 'Fn::Sub': '${AWS::Region}/${Api}' }, 'A')).toBe('eu-west-2/A-Api')
  })

  it('returns the same value of a secret for every reference', () => {
    const resolve = createResolver(withResource('AWS::SecretsManager::Secret'), identity)
    const secretReference = { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Thing' }, ':SecretString:::}}']] }
    expect(resolve(secretReference, 'S')).toMatch(/^[0-9a-f]{48}$/)
    expect(resolve(secretReference, 'S')).toBe(resolve(secretReference, 'S'))
  })
})
