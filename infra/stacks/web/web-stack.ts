import { Annotations, CfnOutput, Duration, Fn, Stack, type StackProps } from 'aws-cdk-lib'
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
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { PUBLIC_PAGES } from '../../../shared/articles/share.ts'
import { REMOTES, remotePath } from '../../../shared/remotes.ts'
import { acknowledge } from '../acknowledge.ts'
import { PAGE_FALLBACK_CODE, VIEWER_HEADERS_CODE } from './edge-functions.ts'
import { MEDIA_HEADERS, responseHeaders } from './headers.ts'
import { bucketParameter, DISTRIBUTION_PARAMETER } from './remote-stack.ts'
import { createSiteBucket, deploySite } from './site.ts'

interface WebStackProps extends StackProps {
  httpApi: HttpApi
  originSecret: string
  /** The bucket of public pages, which lets CloudFront read it. */
  pagesBucket: IBucket
  /** The bucket of media, which lets CloudFront read it. */
  mediaBucket: IBucket
  /** The bucket to which browsers send files. */
  inboxBucket: IBucket
  /** Our own domain and its certificate, which must be in us-east-1. Without them, the domain of CloudFront is used. */
  domain: { name: string; certificateArn: string } | undefined
  /** The firewall in front of the distribution, if there is one. */
  firewallArn: string | undefined
  /** The name of the parameter with the product's own address, which the functions read. */
  addressParameter: string
}

/** The oldest version of TLS that visitors of our own domain may use. */
const MINIMUM_TLS = SecurityPolicyProtocol.TLS_V1_2_2021

/** One distribution for everything: the shell, the remotes and media from their buckets, `/api/*` from the HTTP API. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { httpApi, originSecret, pagesBucket, mediaBucket, inboxBucket, domain, ...others } = props
    const { firewallArn, addressParameter, ...stackProps } = others
    super(scope, id, stackProps)
    const shellBucket = createSiteBucket(this, 'Shell')
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: new ResponseHeadersPolicy(
        this,
        'Headers',
        responseHeaders(inboxBucket.bucketRegionalDomainName),
      ),
    }
    const filesIn = (bucket: IBucket) => ({
      ...common,
      // Without the permission to list, S3 returns 403 instead of 404 for a missing file.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    })
    const remotes = REMOTES.map((name) => ({ name, bucket: createSiteBucket(this, `Remote-${name}`) }))
    const apiOrigin = new HttpOrigin(Fn.select(2, Fn.split('/', httpApi.apiEndpoint)), {
      customHeaders: { 'x-origin-secret': originSecret },
    })
    // Imported, so that its policy stays that of its own stack.
    const importedFiles = (id: string, { bucketArn, bucketRegionalDomainName }: IBucket) =>
      filesIn(Bucket.fromBucketAttributes(this, id, { bucketArn, bucketRegionalDomainName }))
    const pages = importedFiles('Pages', pagesBucket)
    // Only a function can answer with 404 and a page: CloudFront's own error pages would also replace those of the API.
    const origin = new OriginGroup({
      primaryOrigin: pages.origin,
      fallbackOrigin: apiOrigin,
      fallbackStatusCodes: [404],
    })
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      defaultBehavior: {
        ...filesIn(shellBucket),
        functionAssociations: [this.atViewerRequest('PageFallback', PAGE_FALLBACK_CODE)],
      },
      additionalBehaviors: {
        '/api/*': {
          ...common,
          origin: apiOrigin,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          // CloudFront compresses only what it may cache. So the functions compress their responses.
          compress: false,
          functionAssociations: [this.atViewerRequest('ViewerFacts', VIEWER_HEADERS_CODE)],
        } satisfies BehaviorOptions,
        // Without `PageFallback`: the shell must not replace a missing file of media or of a remote.
        '/media/*': {
          ...importedFiles('Media', mediaBucket),
          responseHeadersPolicy: new ResponseHeadersPolicy(this, 'MediaHeaders', MEDIA_HEADERS),
          // It is compressed already, and a range of a compressed file would be another one.
          compress: false,
        },
        // The list of all articles has both addresses.
        ...Object.fromEntries(
          ['/read', `${PUBLIC_PAGES}*`, '/sitemap.xml', '/robots.txt'].map((path) => [path, { ...pages, origin }]),
        ),
        ...Object.fromEntries(remotes.map(({ name, bucket }) => [`${remotePath(name)}/*`, filesIn(bucket)])),
      },
      // By default CloudFront answers everyone with a failed reply of the API for ten seconds, whatever its headers say.
      errorResponses: [500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(firewallArn && { webAclId: firewallArn }),
      ...(domain && {
        domainNames: [domain.name],
        minimumProtocolVersion: MINIMUM_TLS,
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
    })
    Annotations.of(distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The default root object is set, so no URL lists the bucket',
    )
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The Data stack lets the distributions of this account read its buckets',
    )
    acknowledge(distribution, {
      CFR1: 'Users need their diary wherever they travel',
      ...(!firewallArn && {
        CFR2: 'It costs more than the rest of the idle system; API Gateway throttles each route; the context turns it on',
      }),
      CFR3: 'Logs would keep the addresses of people with an illness, with what they opened and when',
      ...(!domain && {
        CFR4: "CloudFront's own certificate allows no choice; our own domain uses TLS 1.2 or newer",
      }),
    })
    deploySite(this, { folder: 'web-shell', bucket: shellBucket, distribution })
    const address = `https://${domain?.name ?? distribution.domainName}`
    new StringParameter(this, 'AddressParameter', { parameterName: addressParameter, stringValue: address })
    const parameters = [
      [DISTRIBUTION_PARAMETER, distribution.distributionId],
      ...remotes.map(({ name, bucket }) => [bucketParameter(name), bucket.bucketName]),
    ] as const
    for (const [parameterName = '', stringValue = ''] of parameters)
      new StringParameter(this, `Parameter-${parameterName}`, { parameterName, stringValue })
    new CfnOutput(this, 'Address', { value: address })
    const withoutDomain = "TLSv1: CloudFront's own certificate allows no choice; set domainName and certificateArn"
    new CfnOutput(this, 'OldestTls', { value: domain ? MINIMUM_TLS : withoutDomain })
  }

  private atViewerRequest(id: string, code: string) {
    const edgeFunction = new Function(this, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    })
    return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST }
  }
}
