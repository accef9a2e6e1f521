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

/** The policies of the buckets, by the beginning of their ids. */
const policyOfBucket = (name: string) =>
  Object.values(data.findResources('AWS::S3::BucketPolicy')).filter(({ Properties }) =>
    String(Properties.Bucket.Ref).startsWith(name),
  )

describe('public pages', () => {
  it('[SEC-31] are written only by their job: no other function may name the bucket', () => {
    for (const name of Object.keys(FEATURES)) {
      const ofPages = policyOf(name).Statement.filter((each) => JSON.stringify(each).includes('Pages'))
      const actions = ofPages.flatMap(({ Action }) => Action)
      expect(
        actions.filter((action) => action.startsWith('s3:')),
        name,
      ).toEqual(name === 'pages' ? ['s3:ListBucket', 's3:DeleteObject', 's3:PutObject'] : [])
    }
  })

  it.each(['Pages', 'Media'])('[SEC-31] are like media in a closed bucket, which only CloudFront reads: %s', (name) => {
    data.allResources('AWS::S3::Bucket', CLOSED_BUCKET)
    const [policy, ...more] = policyOfBucket(name)
    expect(more).toEqual([])
    const [denied, ...allowed] = (policy?.['Properties'].PolicyDocument.Statement ?? []) as BucketStatement[]
    expect(denied).toMatchObject({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } })
    expect(allowed.map(({ Action }) => Action)).toEqual(['s3:GetObject', 's3:ListBucket'])
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' })
      expect(JSON.stringify(Condition['StringLike']?.['AWS:SourceArn'])).toMatch(/AWS::AccountId.*:distribution\/\*/)
    }
  })

  it('[SEC-31] and media keep their older versions', () => {
    for (const { Properties } of Object.values(data.findResources('AWS::S3::Bucket')))
      expect(Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' })
  })

  it('are beside recordings, which browsers keep for ever', () => {
    const deployments = Object.values(data.findResources('Custom::CDKBucketDeployment'))
    expect(
      deployments.map(({ Properties }) => [Properties.DestinationBucketKeyPrefix, Properties.SystemMetadata]),
    ).toEqual([['media', { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'audio/mpeg' }]])
  })
})
