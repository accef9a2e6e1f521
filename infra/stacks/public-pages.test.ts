import { describe, expect, it } from 'vitest'
import { CLOSED_BUCKET, templateOf } from '../../tests/fixtures/stacks.ts'
import * as FEATURES from '../features.ts'

const [data, api] = [templateOf('Data'), templateOf('Api')]

interface BucketStatement {
  Action: string
  Principal: object
  Condition: Record<string, Record<string, unknown>>
}

/** What the role of a feature may do. */
function policyOf(feature: string) {
  const found = Object.entries(api.findResources('AWS::IAM::Policy')).filter(([id]) => id.startsWith(`${feature}Role`))
  expect(found).toHaveLength(1)
  return found[0]?.[1]['Properties'].PolicyDocument as { Statement: { Action: string | string[] }[] }
}

describe('public pages', () => {
  it('[SEC-31] are written only by their job: no other function may name the bucket', () => {
    for (const name of Object.keys(FEATURES)) {
      const { Statement } = policyOf(name)
      const actions = Statement.flatMap(({ Action }) => Action).filter((action) => action.startsWith('s3:'))
      expect(actions, name).toEqual(name === 'pages' ? ['s3:ListBucket', 's3:DeleteObject', 's3:PutObject'] : [])
    }
  })

  it('[SEC-31] are in a closed bucket, which only CloudFront reads', () => {
    data.allResources('AWS::S3::Bucket', CLOSED_BUCKET)
    const [policy, ...more] = Object.values(data.findResources('AWS::S3::BucketPolicy'))
    expect(more).toEqual([])
    const [denied, ...allowed] = (policy?.['Properties'].PolicyDocument.Statement ?? []) as BucketStatement[]
    expect(denied).toMatchObject({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } })
    expect(allowed.map(({ Action }) => Action)).toEqual(['s3:GetObject', 's3:ListBucket'])
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' })
      expect(JSON.stringify(Condition['StringLike']?.['AWS:SourceArn'])).toMatch(/AWS::AccountId.*:distribution\/\*/)
    }
  })
})
