import { type CfnResource, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  type IBucket,
} from 'aws-cdk-lib/aws-s3'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { acknowledge } from './acknowledge.ts'
import { allow } from './allow.ts'

/** What was sent and never checked is deleted. */
const KEPT = Duration.days(1)

/** Without our own domain: CloudFront's name is known only after this stack. */
const CLOUDFRONT_ORIGINS = 'https://*.cloudfront.net'

/**
 * Creates the bucket to which browsers send files with a signed form, and which tells a queue of each file. It is never
 * served. `domain`: our own domain, whose pages may send files. Source: requirement SEC-24.
 */
export function createInbox(stack: Stack, queue: Queue, domain: string | undefined): IBucket {
  const bucket = new Bucket(stack, 'Inbox', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    lifecycleRules: [{ expiration: KEPT, abortIncompleteMultipartUploadAfter: KEPT }],
    cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [domain ? `https://${domain}` : CLOUDFRONT_ORIGINS] }],
    removalPolicy: RemovalPolicy.DESTROY,
  })
  acknowledge(bucket, { S1: 'Files stay for a day at most, and the job logs what becomes of each' })
  // CDK's own notification would need a function that changes buckets. Only the account is named, because the bucket
  // needs the policy first.
  const statement = allow('sqs', ['SendMessage'], queue.queueArn, {
    StringEquals: { 'aws:SourceAccount': stack.account },
  })
  statement.addPrincipals(new ServicePrincipal('s3.amazonaws.com'))
  queue.addToResourcePolicy(statement)
  const resource = bucket.node.defaultChild as CfnBucket
  resource.notificationConfiguration = {
    queueConfigurations: [{ event: 's3:ObjectCreated:Post', queue: queue.queueArn }],
  }
  const policy = queue.node.findChild('Policy').node.defaultChild as CfnResource
  resource.addResourceDependency(policy)
  return bucket as unknown as IBucket
}
