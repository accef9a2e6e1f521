import { join } from 'node:path'
import { type CfnElement, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { MEDIA_FOLDER } from '../../build/audio/media-folder.ts'
import type { Site } from '../../build/build.ts'
import { BUILD_FOLDER } from '../../build/bundle.ts'
import { acknowledge } from '../acknowledge.ts'

/** Browsers keep these files for ever: their names differ when their content does. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Creates a bucket for the built files of the shell or a remote, or for media. Only CloudFront can read it. */
export function createSiteBucket(scope: Construct, id: string): IBucket {
  const bucket = new Bucket(scope, id, {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
    removalPolicy: RemovalPolicy.RETAIN,
    // The library's types do not fit `exactOptionalPropertyTypes`.
  }) as unknown as IBucket
  acknowledge(bucket, {
    S1: 'It contains only the public files of the app, and only CloudFront may read it',
  })
  return bucket
}

/**
 * Lets the distributions of this account read a bucket of another stack, which cannot name its distribution: that is
 * created later. With the permission to list, S3 returns 404 for a missing file, and not 403.
 */
export function letDistributionsRead(bucket: IBucket): void {
  const { account, partition } = Stack.of(bucket)
  const conditions = { StringLike: { 'AWS:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` } }
  const principals = [new ServicePrincipal('cloudfront.amazonaws.com')]
  const statements = [
    { actions: ['s3:GetObject'], resources: [bucket.arnForObjects('*')] },
    { actions: ['s3:ListBucket'], resources: [bucket.bucketArn] },
  ]
  for (const each of statements) bucket.addToResourcePolicy(new PolicyStatement({ ...each, principals, conditions }))
}

interface SiteDeployment {
  /** The folder of the built files. */
  folder: Site
  bucket: IBucket
  distribution: IDistribution
  /** The path below which the files are served. Default: the root. */
  prefix?: string
}

/**
 * Deploys the hashed files first. They are cached and kept for ever, so that an old page still finds its chunks. The
 * files that refer to them follow and are never cached.
 */
export function deploySite(stack: Stack, { folder, bucket, distribution, prefix }: SiteDeployment): void {
  const common = {
    sources: [Source.asset(join(BUILD_FOLDER, folder))],
    destinationBucket: bucket,
    prune: false,
    ...(prefix && { destinationKeyPrefix: prefix }),
  }
  const assets = new BucketDeployment(stack, 'DeployAssets', {
    ...common,
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: [CacheControl.fromString(IMMUTABLE)],
  })
  const entries = new BucketDeployment(stack, 'DeployEntries', {
    ...common,
    // Build reports of the federation plugin are not published.
    exclude: ['assets/*', 'mf-stats.json', '.vite/*'],
    cacheControl: [CacheControl.fromString('no-cache')],
    distribution,
    distributionPaths: [prefix ? `/${prefix}/*` : '/*'],
  })
  entries.node.addDependency(assets)
  acknowledgeDeployment(stack, entries, bucket, { clearsCache: true })
}

/** Deploys the recordings of the product. Those of older versions stay: the library may still refer to them. */
export function deployMedia(stack: Stack, bucket: IBucket): void {
  const deployment = new BucketDeployment(stack, 'DeployMedia', {
    sources: [Source.asset(MEDIA_FOLDER)],
    destinationBucket: bucket,
    destinationKeyPrefix: 'media',
    prune: false,
    contentType: 'audio/mpeg',
    cacheControl: [CacheControl.fromString(IMMUTABLE)],
  })
  acknowledgeDeployment(stack, deployment, bucket, { clearsCache: false })
}

/** Acknowledges the findings in CDK's own deployment function, which runs only while a stack is deployed. */
function acknowledgeDeployment(
  stack: Stack,
  { handlerRole }: BucketDeployment,
  bucket: IBucket,
  { clearsCache }: { clearsCache: boolean },
): void {
  const reason = "CDK's own function, which runs only while a stack is deployed and touches only public files"
  const staging = `arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}`
  const bucketResource = bucket.node.defaultChild as CfnElement | undefined
  const files = bucketResource
    ? `<${stack.getLogicalId(bucketResource)}.Arn>`
    : `arn:aws:s3:::<${stack.resolve(bucket.bucketName).Ref}>`
  const wildcards = [
    ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map((action) => `Action::s3:${action}*`),
    ...[`${staging}/*`, `${files}/*`, ...(clearsCache ? ['*'] : [])].map((resource) => `Resource::${resource}`),
  ]
  const basic = 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'
  for (const id of ['L1', basic, ...wildcards.map((finding) => `IAM5[${finding}]`)])
    acknowledge(handlerRole.node.scope ?? stack, { [id]: reason })
}
