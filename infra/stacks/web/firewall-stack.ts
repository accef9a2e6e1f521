import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

interface FirewallStackProps extends StackProps {
  /** The number of requests to the API in five minutes that one address may make. */
  limit: number
}

/** CloudFront accepts only firewalls of this region. */
export const FIREWALL_REGION = 'us-east-1'

/**
 * A firewall in front of CloudFront, with one rule: an address (IPv6: its /64) that sends too many requests to the API
 * gets 429 until it sends fewer. It exists only with `firewallLimit` in the context. It keeps no requests and no
 * addresses.
 */
export class FirewallStack extends Stack {
  readonly arn: string

  constructor(scope: Construct, id: string, { limit, ...props }: FirewallStackProps) {
    super(scope, id, props)
    const visibilityConfig = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
    })
    const firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibilityConfig('Firewall'),
      rules: [
        {
          name: 'Rate',
          priority: 0,
          action: {
            block: {
              customResponse: { responseCode: 429, responseHeaders: [{ name: 'retry-after', value: '300' }] },
            },
          },
          statement: {
            rateBasedStatement: {
              limit,
              evaluationWindowSec: 300,
              aggregateKeyType: 'IP',
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: '/api/',
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
          visibilityConfig: visibilityConfig('Rate'),
        },
      ],
    })
    this.arn = firewall.attrArn
  }
}
