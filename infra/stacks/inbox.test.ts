import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { CLOSED_BUCKET, templateOf } from '../../tests/fixtures/stacks.ts'

const api = templateOf('Api')

const inboxOf = (template = api) => {
  const [[id, resource] = [], ...more] = Object.entries(template.findResources('AWS::S3::Bucket'))
  expect(more).toEqual([])
  return { id, ...resource, properties: resource?.['Properties'] }
}

interface Statement {
  Effect: string
  Action: string | string[]
  Resource: object | object[]
  Principal?: object
  Condition?: object
}

describe('the inbox', () => {
  it('[SEC-24] [SEC-31] is closed to the public, encrypted, and forgets what is older than a day', () => {
    const { properties } = inboxOf()
    const { PublicAccessBlockConfiguration } = CLOSED_BUCKET.Properties
    expect(properties).toMatchObject({ PublicAccessBlockConfiguration, BucketEncryption: expect.anything() })
    expect(properties.LifecycleConfiguration.Rules).toEqual([
      { Status: 'Enabled', ExpirationInDays: 1, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
    ])
    const [policy, ...more] = Object.values(api.findResources('AWS::S3::BucketPolicy'))
    expect(more).toEqual([])
    const statements = policy?.['Properties'].PolicyDocument.Statement as Statement[]
    expect(statements.map(({ Effect, Condition }) => [Effect, Condition])).toEqual([
      ['Deny', { Bool: { 'aws:SecureTransport': 'false' } }],
    ])
  })

  it('[SEC-24] [SEC-31] takes what the function of uploads has signed, and only its job reads and removes it', () => {
    const found = Object.entries(api.findResources('AWS::IAM::Policy')).flatMap(([id, { Properties }]) =>
      (Properties.PolicyDocument.Statement as Statement[])
        .filter(({ Resource }) => JSON.stringify(Resource).includes('"Inbox'))
        .map(({ Action }) => [id.replace(/Role.*/, ''), Action]),
    )
    expect(found).toEqual([
      ['inbox', ['s3:DeleteObject', 's3:GetObject']],
      ['uploads', 's3:PutObject'],
    ])
  })

  it('[SEC-24] lets its job write only images and recordings among the media', () => {
    const policy = Object.entries(api.findResources('AWS::IAM::Policy')).find(([id]) => id.startsWith('inboxRole'))
    const statements = policy?.[1]['Properties'].PolicyDocument.Statement as Statement[]
    const ofMedia = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('Media'))
    expect(ofMedia.map(({ Action }) => Action)).toEqual(['s3:PutObject'])
    const paths = JSON.stringify(ofMedia[0]?.Resource).match(/"\/media\/[^"]*"/g)
    expect(paths).toEqual(['"/media/audio/*"', '"/media/images/*"'])
  })

  it.each([
    [undefined, 'https://*.cloudfront.net'],
    ['still.example', 'https://still.example'],
  ])('[SEC-16] takes forms only from pages of the product: %s', (domainName, origin) => {
    const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/heron'
    const { properties } = inboxOf(templateOf('Api', domainName ? { domainName, certificateArn } : {}))
    expect(properties.CorsConfiguration.CorsRules).toEqual([{ AllowedMethods: ['POST'], AllowedOrigins: [origin] }])
  })

  it('[SEC-24] tells the queue of each file, which only buckets of this account may do', () => {
    const { properties, ...resource } = inboxOf()
    const [configuration, ...more] = properties.NotificationConfiguration.QueueConfigurations
    expect(more).toEqual([])
    expect(configuration.Event).toBe('s3:ObjectCreated:Post')
    const queue = configuration.Queue['Fn::GetAtt'][0] as string
    expect(queue).toMatch(/^uploadsQueueJobs/)
    api.hasResourceProperties('AWS::SQS::QueuePolicy', {
      Queues: [{ Ref: queue }],
      PolicyDocument: {
        Statement: Match.arrayWith([
          {
            Effect: 'Allow',
            Action: 'sqs:SendMessage',
            Principal: { Service: 's3.amazonaws.com' },
            Resource: configuration.Queue,
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          },
        ]),
      },
    })
    // S3 tests the queue when the bucket is made.
    expect((resource as { DependsOn?: string[] }).DependsOn).toEqual([expect.stringMatching(/^uploadsQueueJobsPolicy/)])
    // And no function of CDK's changes the bucket afterwards.
    expect(Object.keys(api.findResources('Custom::S3BucketNotifications'))).toEqual([])
  })

  it('[SEC-24] is read by a function with a processor of its own, whose packages fit it', () => {
    const job = Object.entries(api.findResources('AWS::Lambda::Function')).find(([id]) => id.startsWith('inbox'))
    expect(job?.[1]['Properties']).toMatchObject({ Architectures: ['x86_64'], MemorySize: 1_769, Timeout: 100 })
    api.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: job?.[0] },
      BatchSize: 3,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
  })
})
