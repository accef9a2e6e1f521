import { join } from 'node:path'
import { type CfnElement, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import type { Site } from '../build/build.ts'
import { BUILT } from '../build/bundle.ts'
import { acknowledge } from './acknowledge.ts'

/** A bucket for the files of screens, which only CloudFront reads. */
export function siteBucket(scope: Construct, id: string): IBucket {
  const bucket = new Bucket(scope, id, {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
    removalPolicy: RemovalPolicy.RETAIN,
    // The library's own types are not written for exact optional properties.
  }) as unknown as IBucket
  acknowledge(bucket, {
    S1: 'It holds the public files of the app and nothing else, and only CloudFront may read it',
  })
  return bucket
}

interface Deployed {
  /** What was built. */
  folder: Site
  bucket: IBucket
  distribution: IDistribution
  /** Below which address the files lie; the root without it. */
  prefix?: string
}

/** Hashed files first and for ever, so that an old page still finds its chunks; then what names them, never cached. */
export function deploySite(stack: Stack, { folder, bucket, distribution, prefix }: Deployed): void {
  const common = {
    sources: [Source.asset(join(BUILT, folder))],
    destinationBucket: bucket,
    prune: false,
    ...(prefix && { destinationKeyPrefix: prefix }),
  }
  const assets = new BucketDeployment(stack, 'DeployAssets', {
    ...common,
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  })
  const entries = new BucketDeployment(stack, 'DeployEntries', {
    ...common,
    // What the federation's build notes for itself is nobody else's.
    exclude: ['assets/*', 'mf-stats.json', '.vite/*'],
    cacheControl: [CacheControl.fromString('no-cache')],
    distribution,
    distributionPaths: [prefix ? `/${prefix}/*` : '/*'],
  })
  entries.node.addDependency(assets)
  acknowledgeDeployment(stack, entries, bucket)
}

/** What CDK itself writes for the deployments: one function, run only while a stack is deployed. */
function acknowledgeDeployment(stack: Stack, { handlerRole }: BucketDeployment, bucket: IBucket): void {
  const why = "CDK's own function, which runs only while a stack is deployed and touches only public files"
  const staging = `arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}`
  const own = bucket.node.defaultChild as CfnElement | undefined
  const files = own ? `<${stack.getLogicalId(own)}.Arn>` : `arn:aws:s3:::<${stack.resolve(bucket.bucketName).Ref}>`
  const wildcards = [
    ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map((action) => `Action::s3:${action}*`),
    ...['*', `${staging}/*`, `${files}/*`].map((resource) => `Resource::${resource}`),
  ]
  const basic = 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'
  for (const id of ['L1', basic, ...wildcards.map((finding) => `IAM5[${finding}]`)])
    acknowledge(handlerRole.node.scope ?? stack, { [id]: why })
}
