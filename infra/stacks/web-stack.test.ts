import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type App, Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { REMOTES, remotePath } from '../../shared/remotes.ts'
import { BUILT } from '../build/bundle.ts'
import { bucketParameter, DISTRIBUTION_PARAMETER } from './remote-stack.ts'
import { buildApp, buildRemote } from './stacks.ts'

/** CDK's own parameter, which every stack asks for. */
const BOOTSTRAP = '/cdk-bootstrap/hnb659fds/version'

const NAMES = { learn: 'Stillwater-Learn', admin: 'Stillwater-Admin' } as const
const stackIn = (app: App, name: string) => Template.fromStack(app.node.findChild(name) as Stack)
let app: App
let web: Template

beforeAll(() => {
  app = buildApp({ 'aws:cdk:disable-asset-staging': true })
  web = stackIn(app, 'Stillwater-Web')
})

/** What the built page has of an element in itself, as a content policy names it. */
function written(element: 'script' | 'style'): string {
  const page = readFileSync(join(BUILT, 'web-shell/index.html'), 'utf8')
  const [, text = ''] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page) ?? []
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe('the front door', () => {
  it('[SEC-16] sends the strict policy, which knows what the built page has in itself, and the other security headers with every behaviour', () => {
    web.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: `default-src 'self'; script-src 'self' ${written('script')}; style-src 'self' ${written('style')}; img-src 'self' blob:; connect-src 'self'; worker-src 'self'; form-action 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'`,
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
        ResponseHeadersPolicyId: { Ref: expect.stringMatching(/^Headers/) },
        ViewerProtocolPolicy: 'redirect-to-https',
      })
  })

  it('never keeps an answer of the API, and proves itself to it', () => {
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

  it("[PERF-05] leaves it to the functions to compress, and hands them what the viewer accepts with the viewer's headers", () => {
    web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: Match.arrayWith([
          Match.objectLike({
            PathPattern: '/api/*',
            Compress: false,
            // AllViewerExceptHostHeader. CachingDisabled asks for no coding of its own, so it goes as any other header.
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
          }),
        ]),
      },
    })
  })

  it('gives a missing file of a remote no page in its place', () => {
    const [distribution = {}] = Object.values(web.findResources('AWS::CloudFront::Distribution'))
    const { CacheBehaviors, DefaultCacheBehavior, Origins } = distribution['Properties'].DistributionConfig
    const remotes = REMOTES.map((name) =>
      CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === `${remotePath(name)}/*`),
    )
    for (const remote of remotes) expect(remote.FunctionAssociations).toBeUndefined()
    expect(DefaultCacheBehavior.FunctionAssociations).toHaveLength(1)
    // Each from a bucket of its own.
    expect(new Set([DefaultCacheBehavior, ...remotes].map(({ TargetOriginId }) => TargetOriginId)).size).toBe(3)
    expect(Origins).toHaveLength(4)
  })

  it('[SEC-31] shows the buckets of screens to nobody else, and keeps them encrypted', () => {
    web.allResources('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BucketEncryption: Match.anyValue(),
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      },
    })
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

  it('keeps hashed files for ever and what names them not at all', () => {
    const deployments = Object.values(web.findResources('Custom::CDKBucketDeployment'))
    const control = deployments.map(({ Properties }) => [
      Properties.Include,
      Properties.SystemMetadata['cache-control'],
    ])
    expect(control).toEqual([
      [['assets/*'], 'public, max-age=31536000, immutable'],
      [undefined, 'no-cache'],
    ])
  })
})

describe('a remote', () => {
  it.each(REMOTES)(
    '%s is a stack of its own, which finds its bucket and the distribution by their parameters',
    (name) => {
      const kept = Object.values(web.findResources('AWS::SSM::Parameter')).map(({ Properties }) => Properties.Name)
      const remote = stackIn(app, NAMES[name])
      const asked = Object.values(remote.findParameters('*', { Type: 'AWS::SSM::Parameter::Value<String>' }))
      const wanted = [bucketParameter(name), DISTRIBUTION_PARAMETER]
      expect(new Set(asked.map(({ Default }) => Default))).toEqual(new Set([...wanted, BOOTSTRAP]))
      expect(kept).toEqual(expect.arrayContaining(wanted))
      const deployments = Object.values(remote.findResources('Custom::CDKBucketDeployment'))
      expect(deployments.map(({ Properties }) => Properties.DestinationBucketKeyPrefix)).toEqual(
        Array(2).fill(remotePath(name).slice(1)),
      )
      expect(deployments.map(({ Properties }) => Properties.DistributionPaths)).toEqual([
        undefined,
        [`${remotePath(name)}/*`],
      ])
    },
  )

  it.each(REMOTES)('%s deployed alone is the same stack, and no other is touched', (name) => {
    const alone = buildRemote(name)
    const stacks = alone.node.findAll().filter((each) => Stack.isStack(each))
    expect(stacks.map(({ stackName }) => stackName)).toEqual([NAMES[name]])
    const resources = (template: Template) => Object.keys(template.toJSON()['Resources'] as object)
    expect(resources(stackIn(alone, NAMES[name]))).toEqual(resources(stackIn(app, NAMES[name])))
    expect(JSON.stringify(stackIn(alone, NAMES[name]).toJSON())).not.toContain('GetStackOutput')
  })
})
