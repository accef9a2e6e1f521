import { Stack, type StackProps } from 'aws-cdk-lib'
import { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { PRODUCT } from '../../shared/product.ts'
import { type RemoteName, remotePath } from '../../shared/remotes.ts'
import { deploySite } from './site.ts'

const named = (what: string) => `/${PRODUCT.toLowerCase()}/${what}`

/** The parameters by which a remote finds, alone, where it belongs. */
export const DISTRIBUTION_PARAMETER = named('distribution')
export const bucketParameter = (name: RemoteName) => named(`remotes/${name}/bucket`)

/** The files of one remote, and nothing else: deploying it touches no other stack. */
export class RemoteStack extends Stack {
  constructor(scope: Construct, id: string, { remote, ...props }: StackProps & { remote: RemoteName }) {
    super(scope, id, props)
    const find = (name: string) => StringParameter.valueForStringParameter(this, name)
    deploySite(this, {
      folder: `web-${remote}`,
      bucket: Bucket.fromBucketName(this, 'Bucket', find(bucketParameter(remote))),
      distribution: Distribution.fromDistributionAttributes(this, 'Distribution', {
        distributionId: find(DISTRIBUTION_PARAMETER),
        // Of no use to an invalidation.
        domainName: 'unknown',
      }),
      prefix: remotePath(remote).slice(1),
    })
  }
}
