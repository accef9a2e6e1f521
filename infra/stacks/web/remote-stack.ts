import { Stack, type StackProps } from 'aws-cdk-lib'
import { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { PRODUCT } from '../../../shared/product.ts'
import { type RemoteName, remotePath } from '../../../shared/remotes.ts'
import { deploySite } from './site.ts'

const parameterName = (what: string) => `/${PRODUCT.toLowerCase()}/${what}`

/** The SSM parameters by which a remote finds its distribution and its bucket when it is deployed alone. */
export const DISTRIBUTION_PARAMETER = parameterName('distribution')
export const bucketParameter = (name: RemoteName) => parameterName(`remotes/${name}/bucket`)

/** Only the files of one remote. Its deployment changes no other stack. */
export class RemoteStack extends Stack {
  constructor(scope: Construct, id: string, { remote, ...props }: StackProps & { remote: RemoteName }) {
    super(scope, id, props)
    const find = (name: string) => StringParameter.valueForStringParameter(this, name)
    deploySite(this, {
      folder: `web-${remote}`,
      bucket: Bucket.fromBucketName(this, 'Bucket', find(bucketParameter(remote))),
      distribution: Distribution.fromDistributionAttributes(this, 'Distribution', {
        distributionId: find(DISTRIBUTION_PARAMETER),
        // Required by the type. An invalidation does not use it.
        domainName: 'unknown',
      }),
      prefix: remotePath(remote).slice(1),
    })
  }
}
