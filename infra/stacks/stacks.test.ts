import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stack } from 'aws-cdk-lib'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { actionsIn, type FeatureSpec } from '../../functions/feature-spec.ts'
import { routeKey } from '../../shared/http/endpoint.ts'
import { appWith, templateOf } from '../../tests/fixtures/stacks.ts'
import { bundleFolder } from '../build/bundle.ts'
import * as FEATURES from '../features.ts'
import { ROOT } from '../root.ts'

const features = Object.entries(FEATURES) as [string, FeatureSpec][]
const templates = { Data: templateOf('Data'), Auth: templateOf('Auth'), Api: templateOf('Api') }

/** The only resource of a type whose id starts with the feature's name. */
function ofFeature(type: string, feature: string) {
  const found = Object.entries(templates.Api.findResources(type)).filter(([id]) => id.startsWith(feature))
  expect(found).toHaveLength(1)
  const [id, { Properties }] = found[0] as [string, { Properties: Record<string, unknown> }]
  return { id, properties: Properties }
}

/** The function of missing pages has these, too, and reads none of them. */
const GIVEN_TO_ALL = ['POWERTOOLS_SERVICE_NAME', 'TABLE_NAME']

/** The variables that the source code of functions names. Lambda itself gives those of AWS. */
function namesInSource(): string[] {
  const files = globSync('functions/**/*.ts', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const names = files.flatMap((text) =>
    [...text.matchAll(/environmentVariable\('(\w+)'\)/g)].map(([, name = '']) => name),
  )
  return names.filter((name) => !name.startsWith('AWS_'))
}

/** The variables that a bundle names, also by their last part: one that watches all queues computes their names. */
function namesReadBy(bundle: string, names: readonly string[]): string[] {
  const named = new Set([...bundle.matchAll(/["'`]([A-Z]+_[A-Z_]+)["'`]/g)].map(([, name]) => name))
  const ends = [...bundle.matchAll(/\}(_[A-Z_]+)`/g)].map(([, end = '']) => end)
  return names.filter((name) => named.has(name) || ends.some((end) => name.endsWith(end)))
}

/** What some features may do with the files of a bucket. */
const FILE_ACTIONS: Record<string, (string | string[])[]> = {
  inbox: [['s3:DeleteObject', 's3:GetObject'], 's3:PutObject'],
  pages: [['s3:DeleteObject', 's3:PutObject']],
  uploads: ['s3:PutObject'],
}

describe('the API', () => {
  it('has a route for every endpoint of every contract, to the function of its feature, and no other route', () => {
    const expected = features.flatMap(([name, { api = {} }]) =>
      Object.values(api).map((endpoint) => {
        const integration = ofFeature('AWS::ApiGatewayV2::Integration', name)
        expect(integration.properties['IntegrationUri']).toEqual({
          'Fn::GetAtt': [ofFeature('AWS::Lambda::Function', name).id, 'Arn'],
        })
        return { route: routeKey(endpoint), integration: integration.id }
      }),
    )
    const missing = ofFeature('AWS::ApiGatewayV2::Integration', 'missing').id
    expected.push({ route: 'GET /read/{path+}', integration: missing })
    const routes = Object.values(templates.Api.findResources('AWS::ApiGatewayV2::Route')).map(({ Properties }) => ({
      route: Properties.RouteKey,
      integration: Properties.Target['Fn::Join'][1][1].Ref,
    }))
    expect(new Set(routes)).toEqual(new Set(expected))
    expect(routes).toHaveLength(expected.length)
  })

  it('lets only API Gateway invoke a function with routes, and grants no invocation of the other functions', () => {
    for (const { Properties } of Object.values(templates.Api.findResources('AWS::Lambda::Permission'))) {
      expect(Properties.Principal).toBe('apigateway.amazonaws.com')
      // Only for our own API: API Gateway invokes functions for every customer.
      expect(JSON.stringify(Properties.SourceArn)).toMatch(
        /:execute-api:.*\{"Ref":"HttpApi[0-9A-F]+"\},"\/\*\/\*\/(api|read)\/\*"/,
      )
    }
    // And the function for missing pages.
    templates.Api.resourceCountIs('AWS::Lambda::Permission', features.filter(([, { api }]) => api).length + 1)
  })

  it('gives each function the variables that its code reads, and no others', () => {
    const template = templateOf('Api', { googleClientId: 'ours.apps.googleusercontent.com' })
    const functions = Object.values(template.findResources('AWS::Lambda::Function')).map(({ Properties }) => {
      const { Variables } = Properties.Environment as { Variables: { POWERTOOLS_SERVICE_NAME: string } }
      return { name: Variables.POWERTOOLS_SERVICE_NAME, given: Object.keys(Variables) }
    })
    expect(functions.map(({ name }) => name).toSorted()).toEqual(features.map(([name]) => name).toSorted())
    const names = [...new Set([...functions.flatMap(({ given }) => given), ...namesInSource()])]
    for (const { name, given } of functions) {
      const read = namesReadBy(readFileSync(join(bundleFolder(name), 'index.mjs'), 'utf8'), names)
      expect(new Set(given), name).toEqual(new Set([...GIVEN_TO_ALL, ...read]))
    }
  })

  it('[SEC-31] grants each function only its own actions on items with its own keys, and never a wildcard', () => {
    for (const [name, spec] of features) {
      const { Statement } = ofFeature('AWS::IAM::Policy', `${name}Role`).properties['PolicyDocument'] as {
        Statement: { Action: string | string[]; Resource: object | object[]; Condition?: object }[]
      }
      const tableStatements = Statement.filter(
        ({ Action, Resource }) => /dynamodb:/.test(String(Action)) && !JSON.stringify(Resource).includes('Erased'),
      )
      const granted = tableStatements.flatMap(({ Action, Condition }) => {
        const condition = Condition as Record<string, Record<string, string[]>>
        const isWrite = /:(Put|Update)Item$/.test(String(Action))
        const operators = isWrite ? ['ForAllValues:StringEquals', 'StringEqualsIfExists'] : []
        expect(Object.keys(condition)).toEqual(['ForAllValues:StringLike', ...operators])
        expect(Object.keys(condition['ForAllValues:StringLike'] ?? {})).toEqual(['dynamodb:LeadingKeys'])
        const keys = condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']
        return [Action].flat().flatMap((action) => keys?.map((key) => `${action} ${key}`))
      })
      const expected = actionsIn(spec.table).map(
        ({ action, kind: { pk } }) => `dynamodb:${action} ${pk.split('{')[0]}*`,
      )
      expect(granted).toHaveLength(new Set(expected).size)
      expect(new Set(granted)).toEqual(new Set(expected))
      for (const each of granted) expect(each).toMatch(/^dynamodb:\w+ [A-Z]+#?\*$/)
      // Complete ARNs, each of one resource. An ARN is joined from parts only if the resource has no ARN attribute.
      const ofFiles = Statement.filter(({ Resource }) => JSON.stringify(Resource).includes('/*'))
      for (const arn of Statement.flatMap(({ Resource }) => Resource))
        expect(Object.keys(arn)).toEqual([expect.stringMatching(/^Fn::(GetAtt|GetStackOutput|Join)$/)])
      const others = Statement.filter((each) => !ofFiles.includes(each))
      expect(JSON.stringify(others.map(({ Action, Resource }) => [Action, Resource]))).not.toContain('*')
      expect(
        ofFiles.map(({ Action }) => Action),
        name,
      ).toEqual(FILE_ACTIONS[name] ?? [])
    }
  })

  it('[SEC-31] limits each put and update to named attributes, and only what admins do about people may write a role or premium', () => {
    for (const [name, { table }] of features) {
      const { Statement } = ofFeature('AWS::IAM::Policy', `${name}Role`).properties['PolicyDocument'] as {
        Statement: { Action: string; Resource: object; Condition?: Record<string, Record<string, string[]>> }[]
      }
      const writes = Statement.filter(
        ({ Action, Resource }) =>
          /^dynamodb:(Put|Update)Item$/.test(Action) && !JSON.stringify(Resource).includes('Erased'),
      )
      expect(writes.length > 0).toBe(
        actionsIn(table).some(({ action }) => action === 'PutItem' || action === 'UpdateItem'),
      )
      for (const { Action, Condition } of writes) {
        const attributes = Condition?.['ForAllValues:StringEquals']?.['dynamodb:Attributes'] ?? []
        expect(attributes.slice(0, 2), `${name} ${Action}`).toEqual(['pk', 'sk'])
        expect(attributes.length, `${name} ${Action}`).toBeGreaterThan(2)
        // An entry of the audit has roles, too. It is not in the partition of a user.
        const isOfUser = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']?.includes('USER#*')
        const ofAdmins = ['roles', 'manualPremium', 'manualPremiumUntil'].filter((each) => attributes.includes(each))
        expect(name === 'people' || !isOfUser ? [] : ofAdmins, name).toEqual([])
        expect(Condition?.['StringEqualsIfExists']?.['dynamodb:ReturnValues']?.[0]).toBe('NONE')
      }
    }
  })

  it('[SEC-31] lets only the job that erases name the ids of erased users, and only add to them', () => {
    for (const [name] of features) {
      const { Statement } = ofFeature('AWS::IAM::Policy', `${name}Role`).properties['PolicyDocument'] as {
        Statement: { Action: string; Resource: object; Condition?: object }[]
      }
      const ofIds = Statement.filter(({ Resource }) => JSON.stringify(Resource).includes('Erased'))
      const allowed = {
        Action: 'dynamodb:PutItem',
        Condition: {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['id', 'erasedAt'] },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE'] },
        },
      }
      expect(ofIds, name).toMatchObject(name === 'erasure' ? [allowed] : [])
    }
  })

  it('[SEC-31] names only attributes that the item kind has', () => {
    for (const [name, { table }] of features)
      for (const { kind, attributes = [] } of actionsIn(table))
        expect([...Object.keys(kind.schema.shape), 'ttl'], `${kind.label} of ${name}`).toEqual(
          expect.arrayContaining([...attributes]),
        )
  })

  it('[SEC-31] gives each function its own role, which only its service can assume, without managed policies', () => {
    const functions = Object.values(templates.Api.findResources('AWS::Lambda::Function'))
    const roles = functions.map(({ Properties }) => Properties.Role['Fn::GetAtt'][0])
    expect(new Set(roles).size).toBe(features.length)
    for (const { Properties } of Object.values(templates.Api.findResources('AWS::IAM::Policy')))
      expect(Properties.Roles).toHaveLength(1)
    for (const [id, { Properties }] of Object.entries(templates.Api.findResources('AWS::IAM::Role'))) {
      const { Statement } = Properties.AssumeRolePolicyDocument
      const Service = roles.includes(id) ? 'lambda.amazonaws.com' : 'scheduler.amazonaws.com'
      expect(Statement).toMatchObject([{ Principal: { Service } }])
      expect(Properties).not.toHaveProperty('ManagedPolicyArns')
    }
  })
})

describe('the data of users', () => {
  it('[SEC-31] [RELY-08] survives the stack, is encrypted and can be restored, as do the ids of erased users', () => {
    templates.Data.resourceCountIs('AWS::DynamoDB::GlobalTable', 2)
    templates.Data.allResources('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        SSESpecification: { SSEEnabled: true },
        Replicas: [
          {
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          },
        ],
      },
    })
    templates.Data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      TimeToLiveSpecification: Match.absent(),
    })
    templates.Auth.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: { DeletionProtection: 'ACTIVE' },
    })
  })

  it('[SEC-31] stays in the United Kingdom', () => {
    const stacks = appWith()
      .node.findAll()
      .filter((each) => Stack.isStack(each))
    expect(stacks.length).toBeGreaterThanOrEqual(Object.keys(templates).length)
    expect(new Set(stacks.map(({ region }) => region))).toEqual(new Set(['eu-west-2']))
  })

  it('can be read by user and date, and by the time at which a reminder is due', () => {
    const key = (hash: string, range: string) => [
      { AttributeName: hash, KeyType: 'HASH' },
      { AttributeName: range, KeyType: 'RANGE' },
    ]
    templates.Data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: key('pk', 'sk'),
      GlobalSecondaryIndexes: [{ IndexName: 'due', KeySchema: key('duePk', 'dueSk') }],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    })
  })

  it('has accounts that only our own functions create', () => {
    templates.Auth.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AliasAttributes: Match.absent(),
      UsernameAttributes: Match.absent(),
    })
    templates.Auth.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
    })
  })
})

describe('our own domain', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/x'

  it('is used together with its certificate', () => {
    const web = templateOf('Web', { domainName: 'stillwater.test', certificateArn })
    const [distribution = {}] = Object.values(web.findResources('AWS::CloudFront::Distribution'))
    expect(distribution['Properties'].DistributionConfig.Aliases).toEqual(['stillwater.test'])
  })

  it.each([
    ['with a domain, is 1.2', { domainName: 'stillwater.test', certificateArn }, 'TLSv1.2_2021', /^TLSv1\.2_2021$/],
    ['without one, is what CloudFront allows', {}, undefined, /^TLSv1: .* set domainName and certificateArn/],
  ])('[SEC-31] the oldest accepted TLS, %s, and the deployment says so', (_, context, version, output) => {
    const web = templateOf('Web', context)
    const [distribution = {}] = Object.values(web.findResources('AWS::CloudFront::Distribution'))
    const certificate = distribution['Properties'].DistributionConfig.ViewerCertificate
    expect(certificate?.MinimumProtocolVersion).toBe(version)
    expect(web.findOutputs('OldestTls')['OldestTls']?.['Value']).toMatch(output)
  })

  it.each([{ domainName: 'stillwater.test' }, { certificateArn }])(
    'needs both a name and a certificate, and throws otherwise: %o',
    (incomplete) => {
      expect(() => appWith(incomplete)).toThrow('both domainName and certificateArn')
    },
  )
})
