import { Stack } from 'aws-cdk-lib'
import { describe, expect, it } from 'vitest'
import type { FeatureSpec } from '../../functions/feature-spec.ts'
import { routeKey } from '../../shared/http/endpoint.ts'
import { appWith, templateOf } from '../../tests/fixtures/stacks.ts'
import * as FEATURES from '../features.ts'

const features = Object.entries<FeatureSpec>(FEATURES)

describe('the throttle of each route', () => {
  const api = templateOf('Api')
  const [stage = {}] = Object.values(api.findResources('AWS::ApiGatewayV2::Stage'))
  const { RouteSettings, DefaultRouteSettings } = stage['Properties']
  const endpoints = features.flatMap(([, each]) => Object.values(each.api ?? {}))

  it.each(endpoints.map((endpoint) => [routeKey(endpoint), endpoint] as const))(
    '[SEC-12] %s is lower for what strangers may change, higher for reads',
    (route, { method, caller }) => {
      const [rate, burst] = method === 'GET' ? [100, 200] : caller === 'anyone' ? [20, 40] : [50, 100]
      expect(RouteSettings[route]).toEqual({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst })
    },
  )

  it('[SEC-12] is set for every route of the API and for no other, after the routes exist', () => {
    const routes = Object.entries(api.findResources('AWS::ApiGatewayV2::Route'))
    const keys = routes.map(([, { Properties }]) => String(Properties.RouteKey))
    // That of missing pages has none: the lowest limit holds, and CloudFront keeps each answer for ten seconds.
    expect(['GET /read/{path+}', ...Object.keys(RouteSettings)].toSorted()).toEqual(keys.toSorted())
    expect(stage['DependsOn'].toSorted()).toEqual(routes.map(([id]) => id).toSorted())
  })

  it('[SEC-12] has the lowest value for a route without settings', () => {
    expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 })
  })
})

describe('reserved concurrency', () => {
  const reserved = (context = {}) =>
    Object.entries(templateOf('Api', context).findResources('AWS::Lambda::Function')).flatMap(([id, { Properties }]) =>
      Properties.ReservedConcurrentExecutions ? [[id, Properties.ReservedConcurrentExecutions]] : [],
    )

  it('[SEC-12] is off by default, because a new account has none to reserve', () => {
    expect(reserved()).toEqual([])
  })

  it('[SEC-12] is the same for each function with routes, and for no other function', () => {
    const found = reserved({ reservedConcurrency: '30' })
    const withRoutes = features
      .filter(([, each]) => each.api)
      .map(([name]) => [expect.stringMatching(`^${name}Function`), 30])
    expect(found).toEqual(withRoutes)
  })

  it.each(['many', 0, -1, 1.5, true])('throws for the context value %s', (reservedConcurrency) => {
    expect(() => appWith({ reservedConcurrency })).toThrow(
      'reservedConcurrency in the context must be a positive whole number',
    )
  })
})

describe('the firewall', () => {
  const distributionOf = (context = {}) => {
    const [found = {}] = Object.values(templateOf('Web', context).findResources('AWS::CloudFront::Distribution'))
    return found['Properties'].DistributionConfig
  }

  it('[SEC-12] does not exist by default, nor its stack', () => {
    expect(appWith().node.tryFindChild('Stillwater-Firewall')).toBeUndefined()
    expect(distributionOf()).not.toHaveProperty('WebACLId')
  })

  it('[SEC-12] is in the region that CloudFront needs, and the only stack there', () => {
    const context = { firewallLimit: 1_500 }
    const regions = appWith(context)
      .node.findAll()
      .filter(Stack.isStack)
      .map(({ stackName, region }) => [stackName, region])
    expect(regions.filter(([, region]) => region !== 'eu-west-2')).toEqual([['Stillwater-Firewall', 'us-east-1']])
    expect(distributionOf(context).WebACLId).toEqual({
      'Fn::GetStackOutput': expect.objectContaining({ StackName: 'Stillwater-Firewall', Region: 'us-east-1' }),
    })
  })

  it('[SEC-12] refuses an address that sends too many requests to the API, allows the rest and keeps no request', () => {
    const template = templateOf('Firewall', { firewallLimit: 1_500 })
    const [firewall = {}] = Object.values(template.findResources('AWS::WAFv2::WebACL'))
    expect(firewall['Properties']).toMatchObject({
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      VisibilityConfig: { SampledRequestsEnabled: false },
      Rules: [
        {
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
          Statement: {
            RateBasedStatement: {
              Limit: 1_500,
              EvaluationWindowSec: 300,
              AggregateKeyType: 'IP',
              ScopeDownStatement: {
                ByteMatchStatement: { SearchString: '/api/', PositionalConstraint: 'STARTS_WITH' },
              },
            },
          },
          VisibilityConfig: { SampledRequestsEnabled: false },
        },
      ],
    })
    template.resourceCountIs('AWS::Logs::LogGroup', 0)
    template.resourceCountIs('AWS::WAFv2::LoggingConfiguration', 0)
  })
})
