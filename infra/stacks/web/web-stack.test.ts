import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type App, Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { missingPage } from '../../../shared/pages/other-pages.ts'
import { REMOTES, remotePath } from '../../../shared/remotes.ts'
import { appWith, CLOSED_BUCKET } from '../../../tests/fixtures/stacks.ts'
import { BUILD_FOLDER } from '../../build/bundle.ts'
import { buildRemote } from '../stacks.ts'
import { bucketParameter, DISTRIBUTION_PARAMETER } from './remote-stack.ts'

/** CDK's own parameter, which every stack reads. */
const BOOTSTRAP = '/cdk-bootstrap/hnb659fds/version'

const STACK_NAMES = { learn: 'Stillwater-Learn', admin: 'Stillwater-Admin' } as const
const stackIn = (app: App, name: string) => Template.fromStack(app.node.findChild(name) as Stack)
const app = appWith()
const web = stackIn(app, 'Stillwater-Web')

const appPage = readFileSync(join(BUILD_FOLDER, 'web-shell/index.html'), 'utf8')

/** The CSP hash of an inline element of a page. */
function inlineHash(element: 'script' | 'style', page = appPage): string {
  const [, text = ''] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page) ?? []
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** A content policy, with the host of the inbox in place of its name here. */
const policyWith = (text: string) => {
  const [before, after] = text.split('INBOX')
  return { 'Fn::Join': ['', [before, INBOX_HOST, after]] }
}
const INBOX_HOST = {
  'Fn::GetStackOutput': Match.objectLike({
    OutputName: Match.stringLikeRegexp('^PublishOutput.*Inbox.*RegionalDomain'),
  }),
}

describe('the distribution', () => {
  it('[SEC-16] sends the strict content policy and the other security headers with every behaviour', () => {
    web.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: policyWith(
              `default-src 'self'; script-src 'self' ${inlineHash('script')}; style-src 'self' ${inlineHash('style')} ${inlineHash('style', missingPage())} 'sha256-jHfaMA0kOY5FHW9fDlYSqWGIebQa51yKqJ/Fgkasa7o='; img-src 'self' blob:; connect-src 'self' https://INBOX; worker-src 'self'; form-action 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types stillwater-workers`,
            ),
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY' },
          ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true },
        },
      },
    })
    const [distribution = {}] = Object.values(web.findResources('AWS::CloudFront::Distribution'))
    const { DefaultCacheBehavior, CacheBehaviors } = distribution['Properties'].DistributionConfig
    for (const behaviour of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behaviour).toMatchObject({
        ResponseHeadersPolicyId: {
          Ref: expect.stringMatching(behaviour.PathPattern === '/media/*' ? /^MediaHeaders/ : /^Headers/),
        },
        ViewerProtocolPolicy: 'redirect-to-https',
      })
  })

  it('[SEC-16] sends media with a policy that lets nothing run or load', () => {
    const policies = web.findResources('AWS::CloudFront::ResponseHeadersPolicy')
    const configOf = (id: RegExp) => {
      const [, policy] = Object.entries(policies).find(([each]) => id.test(each)) ?? []
      return policy?.['Properties'].ResponseHeadersPolicyConfig
    }
    const [pages, media] = [configOf(/^Headers/), configOf(/^MediaHeaders/)]
    expect(media.SecurityHeadersConfig).toEqual({
      ...pages.SecurityHeadersConfig,
      ContentSecurityPolicy: { ContentSecurityPolicy: "sandbox; default-src 'none'", Override: true },
    })
    expect(media.CustomHeadersConfig).toEqual(pages.CustomHeadersConfig)
  })

  it('never caches a response of the API, and sends the origin secret to it', () => {
    web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: Match.arrayWith([
          Match.objectLike({ PathPattern: '/api/*', CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad' }),
        ]),
        Origins: Match.arrayWith([
          Match.objectLike({ OriginCustomHeaders: [Match.objectLike({ HeaderName: 'x-origin-secret' })] }),
        ]),
      },
    })
  })

  it('[RELY-05] gives no user the failed reply of another', () => {
    web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CustomErrorResponses: [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
      },
    })
  })

  it('[PERF-05] leaves compression to the functions, and forwards the accepted encodings', () => {
    web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: Match.arrayWith([
          Match.objectLike({
            PathPattern: '/api/*',
            Compress: false,
            // AllViewerExceptHostHeader. CachingDisabled does not handle `accept-encoding`, so it is forwarded, too.
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
          }),
        ]),
      },
    })
  })

  it('returns no page in place of a missing file of media or of a remote', () => {
    const [distribution = {}] = Object.values(web.findResources('AWS::CloudFront::Distribution'))
    const { CacheBehaviors, DefaultCacheBehavior, Origins } = distribution['Properties'].DistributionConfig
    const others = ['/media/*', ...REMOTES.map((name) => `${remotePath(name)}/*`)].map((path) =>
      CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === path),
    )
    for (const behaviour of others) expect(behaviour.FunctionAssociations).toBeUndefined()
    expect(DefaultCacheBehavior.FunctionAssociations).toHaveLength(1)
    // The shell, media and each remote have their own bucket.
    expect(new Set([DefaultCacheBehavior, ...others].map(({ TargetOriginId }) => TargetOriginId)).size).toBe(4)
    expect(Origins).toHaveLength(6)
  })

  it('[LEARN-10] asks the function for missing pages when the bucket of public pages has none, and nothing else', () => {
    const [distribution = {}] = Object.values(web.findResources('AWS::CloudFront::Distribution'))
    const { CacheBehaviors, OriginGroups, Origins } = distribution['Properties'].DistributionConfig
    const targetOf = (path: string) =>
      CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === path)
    const [group, ...others] = OriginGroups.Items
    expect(others).toEqual([])
    expect(group.FailoverCriteria.StatusCodes.Items).toEqual([404])
    const [pages, functions, ...more] = group.Members.Items.map(({ OriginId }: { OriginId: string }) => OriginId)
    expect(more).toEqual([])
    expect(functions).toBe(targetOf('/api/*').TargetOriginId)
    const { DomainName } = Origins.find(({ Id }: { Id: string }) => Id === pages)
    expect(JSON.stringify(DomainName)).toMatch(/Stillwater-Data.*Pages/)
    for (const path of ['/read', '/read/*', '/sitemap.xml', '/robots.txt'])
      expect(targetOf(path)).toMatchObject({
        TargetOriginId: group.Id,
        Compress: true,
        CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
      })
  })

  it('[SEC-31] blocks public access to the buckets of built files, and encrypts them', () => {
    web.allResources('AWS::S3::Bucket', CLOSED_BUCKET)
    web.resourceCountIs('AWS::S3::Bucket', 1 + REMOTES.length)
    web.resourceCountIs('AWS::S3::BucketPolicy', 1 + REMOTES.length)
    web.allResourcesProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    })
  })

  it('lets browsers cache hashed files for ever, and never the files that refer to them', () => {
    const deployments = Object.values(web.findResources('Custom::CDKBucketDeployment'))
    const metadata = deployments.map(({ Properties }) => [
      Properties.DestinationBucketKeyPrefix,
      Properties.Include,
      Properties.SystemMetadata,
    ])
    const immutable = 'public, max-age=31536000, immutable'
    expect(metadata).toEqual([
      [undefined, ['assets/*'], { 'cache-control': immutable }],
      [undefined, undefined, { 'cache-control': 'no-cache' }],
    ])
  })
})

describe('a remote', () => {
  it.each(REMOTES)('%s has its own stack, which finds its bucket and the distribution by their parameters', (name) => {
    const storedNames = Object.values(web.findResources('AWS::SSM::Parameter')).map(({ Properties }) => Properties.Name)
    const remote = stackIn(app, STACK_NAMES[name])
    const readParameters = Object.values(remote.findParameters('*', { Type: 'AWS::SSM::Parameter::Value<String>' }))
    const expectedNames = [bucketParameter(name), DISTRIBUTION_PARAMETER]
    expect(new Set(readParameters.map(({ Default }) => Default))).toEqual(new Set([...expectedNames, BOOTSTRAP]))
    expect(storedNames).toEqual(expect.arrayContaining(expectedNames))
    const deployments = Object.values(remote.findResources('Custom::CDKBucketDeployment'))
    expect(deployments.map(({ Properties }) => Properties.DestinationBucketKeyPrefix)).toEqual(
      Array(2).fill(remotePath(name).slice(1)),
    )
    expect(deployments.map(({ Properties }) => Properties.DistributionPaths)).toEqual([
      undefined,
      [`${remotePath(name)}/*`],
    ])
  })

  it.each(REMOTES)('%s deployed alone is the same stack, and no other stack changes', (name) => {
    const alone = buildRemote(name)
    const stacks = alone.node.findAll().filter((each) => Stack.isStack(each))
    expect(stacks.map(({ stackName }) => stackName)).toEqual([STACK_NAMES[name]])
    const resources = (template: Template) => Object.keys(template.toJSON()['Resources'] as object)
    expect(resources(stackIn(alone, STACK_NAMES[name]))).toEqual(resources(stackIn(app, STACK_NAMES[name])))
    expect(JSON.stringify(stackIn(alone, STACK_NAMES[name]).toJSON())).not.toContain('GetStackOutput')
  })
})
