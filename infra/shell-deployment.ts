import { join } from 'node:path'
import type { CfnElement, Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { acknowledge } from './acknowledge.ts'
import { BUILT } from './bundle.ts'

const SHELL_FOLDER = join(BUILT, 'web-shell')

/** Hashed files first and for ever, so that an old page still finds its chunks; then what names them, never cached. */
export function deployShell(stack: Stack, bucket: IBucket, distribution: Distribution): void {
  const sources = [Source.asset(SHELL_FOLDER)]
  const assets = new BucketDeployment(stack, 'DeployAssets', {
    sources,
    destinationBucket: bucket,
    exclude: ['*'],
    include: ['assets/*'],
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  })
  const entries = new BucketDeployment(stack, 'DeployEntries', {
    sources,
    destinationBucket: bucket,
    exclude: ['assets/*'],
    prune: false,
    cacheControl: [CacheControl.fromString('no-cache')],
    distribution,
    distributionPaths: ['/*'],
  })
  entries.node.addDependency(assets)
  acknowledgeDeployment(stack, entries, bucket)
}

/** What CDK itself writes for the deployments: one function, run only while a stack is deployed. */
function acknowledgeDeployment(stack: Stack, { handlerRole }: BucketDeployment, bucket: IBucket): void {
  const why = "CDK's own function, which runs only while a stack is deployed and touches only public files"
  const shell = stack.getLogicalId(bucket.node.defaultChild as CfnElement)
  const staging = `arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}`
  const wildcards = [
    ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map((action) => `Action::s3:${action}*`),
    ...['*', `${staging}/*`, `<${shell}.Arn>/*`].map((resource) => `Resource::${resource}`),
  ]
  const basic = 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'
  for (const id of ['L1', basic, ...wildcards.map((finding) => `IAM5[${finding}]`)])
    acknowledge(handlerRole.node.scope ?? stack, { [id]: why })
}
