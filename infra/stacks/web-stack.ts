import { Annotations, CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { REMOTES, remotePath } from '../../shared/remotes.ts'
import { acknowledge } from './acknowledge.ts'
import { PAGE_FALLBACK, VIEWER_FACTS } from './edge-functions.ts'
import { RESPONSE_HEADERS } from './headers.ts'
import { bucketParameter, DISTRIBUTION_PARAMETER } from './remote-stack.ts'
import { deploySite, siteBucket } from './site.ts'

interface WebStackProps extends StackProps {
  httpApi: HttpApi
  originSecret: string
  /** A domain of one's own and its certificate, which must lie in us-east-1; without them CloudFront's name. */
  domain: { name: string; certificateArn: string } | undefined
  /** Where the functions look for the product's own address. */
  addressParameter: string
}

/** One origin for all: the shell from its bucket, `/api/*` from the HTTP API. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { httpApi, originSecret, domain, addressParameter, ...stackProps } = props
    super(scope, id, stackProps)
    const bucket = siteBucket(this, 'Shell')
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'Headers', RESPONSE_HEADERS),
    }
    const files = (of: IBucket) => ({
      ...common,
      // Without the right to list, S3 calls a missing file forbidden instead of missing.
      origin: S3BucketOrigin.withOriginAccessControl(of, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    })
    const remotes = REMOTES.map((name) => ({ name, bucket: siteBucket(this, `Remote-${name}`) }))
    const apiOrigin = new HttpOrigin(Fn.select(2, Fn.split('/', httpApi.apiEndpoint)), {
      customHeaders: { 'x-origin-secret': originSecret },
    })
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      defaultBehavior: {
        ...files(bucket),
        functionAssociations: [this.atViewerRequest('PageFallback', PAGE_FALLBACK)],
      },
      additionalBehaviors: {
        '/api/*': {
          ...common,
          origin: apiOrigin,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          // CloudFront would do it only with what it may keep; the functions do it themselves.
          compress: false,
          functionAssociations: [this.atViewerRequest('ViewerFacts', VIEWER_FACTS)],
        } satisfies BehaviorOptions,
        // No page stands in for a file that is missing here.
        ...Object.fromEntries(remotes.map(({ name, bucket: of }) => [`${remotePath(name)}/*`, files(of)])),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(domain && {
        domainNames: [domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
    })
    const listing = '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk'
    Annotations.of(distribution).acknowledgeWarning(listing, 'The root object is set, so no address lists the bucket')
    acknowledge(distribution, {
      CFR1: 'People take their diary with them wherever they travel',
      CFR2: 'It costs more a month than all the rest idle; API Gateway throttles, and the functions judge every request',
      CFR3: 'It would keep the addresses of people with an illness, and what they opened when',
      ...(!domain && {
        CFR4: "CloudFront's own certificate leaves no choice; a domain of one's own is TLS 1.2 or newer",
      }),
    })
    deploySite(this, { folder: 'web-shell', bucket, distribution })
    const address = `https://${domain?.name ?? distribution.domainName}`
    new StringParameter(this, 'AddressParameter', { parameterName: addressParameter, stringValue: address })
    const parameters = [
      [DISTRIBUTION_PARAMETER, distribution.distributionId],
      ...remotes.map(({ name, bucket: of }) => [bucketParameter(name), of.bucketName]),
    ] as const
    for (const [parameterName = '', stringValue = ''] of parameters)
      new StringParameter(this, `Parameter-${parameterName}`, { parameterName, stringValue })
    new CfnOutput(this, 'Address', { value: address })
  }

  private atViewerRequest(id: string, code: string) {
    const edge = new Function(this, id, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) })
    return { function: edge, eventType: FunctionEventType.VIEWER_REQUEST }
  }
}
