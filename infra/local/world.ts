import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { newClock, nowOf } from './clock.ts'
import { Capacity } from './control/capacity.ts'
import { control } from './control/control.ts'
import { gallery } from './control/gallery.ts'
import { Accounts } from './demo/accounts.ts'
import { bucketOrigin } from './edge/bucket.ts'
import { cloudFront } from './edge/cloudfront.ts'
import type { Exchange, Response } from './edge/exchange.ts'
import { faultyOrigin } from './edge/faulty-origin.ts'
import { httpApi } from './edge/http-api.ts'
import type { LiveReload } from './edge/live-reload.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { listen } from './edge/server.ts'
import { LocalFunction } from './functions/functions.ts'
import { startFunctions } from './functions/lambda.ts'
import { startTriggers } from './functions/triggers.ts'
import { startGoogle } from './google/google.ts'
import { Judge } from './policies/iam.ts'
import { readGrants } from './policies/policy.ts'
import { createTable, dynamoClient, startDynamoDb } from './services/dynamodb.ts'
import { Faults } from './services/faults.ts'
import { startGateway, WORLD_KEY } from './services/gateway.ts'
import { asCognitoAnswers, startIdentity } from './services/identity.ts'
import { startServices } from './services/services.ts'
import { ofType, REGION, type Resolved, resolver } from './template/resolve.ts'
import { type Assembly, synthesise } from './template/template.ts'
import { type Report, timed } from './timed.ts'

const KEPT_LOG_LINES = 2_000

interface Start {
  /** 0 takes a free one. */
  port: number
  /** Keeps the data; `undefined` keeps it in memory. */
  folder: string | undefined
  /** A copy of what was built, to be used instead of it. */
  built?: string
  /** Tells open pages of new screens. */
  live?: LiveReload
  /** Is told of each part as it comes up; several come up side by side. */
  report?: Report
}

export interface World {
  url: string
  /** Where Google's stand-in is. */
  googleUrl: string
  accounts: Accounts
  /** Judges the functions' calls by their policies, and knows what was never needed. */
  judge: Judge
  /** Loads the functions anew, from their bundles as they now are. */
  reload: () => void
  stop: () => Promise<void>
}

/** Starts the synthesised stacks on loopback. The bundles and the shell must have been built. */
export async function startWorld({ port, folder, built, live, report }: Start): Promise<World> {
  const clock = newClock()
  const now = () => nowOf(clock)
  const faults = new Faults()
  const capacity = new Capacity()
  const logs: string[] = []
  const log = (line: string) => {
    logs.push(line)
    if (logs.length > KEPT_LOG_LINES) logs.shift()
  }

  const dynamo = await startDynamoDb(folder)
  const isUp = timed(report, 'DynamoDB Local', () => dynamo.up)
  const starting = timed(report, 'Identity', () => startIdentity(folder && join(folder, 'identity'), clock))
  // It keeps this thread busy, while java and the directory's thread come up beside it.
  const google = await startGoogle({ faults, clock })
  const assembly = await timed(report, 'Stacks synthesised', () => synthesise(google.context, built))
  const [directory] = await Promise.all([starting, isUp])
  const resolve = resolver(assembly, directory.identity)
  const judge = new Judge(assembly, resolve)
  const tableGateway = await startGateway({
    target: 'dynamodb',
    port: dynamo.port,
    faults,
    judge,
    ask: (asked) => ({ ...asked, ReturnConsumedCapacity: 'TOTAL' }),
    answer: ({ caller, operation }, reply) => {
      if (caller !== WORLD_KEY && reply.status === 200) capacity.count(caller, operation, JSON.parse(reply.body))
      return reply
    },
  })
  const identityGateway = await startGateway({
    target: 'identity',
    port: directory.port,
    faults,
    judge,
    answer: asCognitoAnswers,
  })

  const dynamoAsWorld = dynamoClient(tableGateway.url, WORLD_KEY)
  const [table] = ofType(assembly, 'AWS::DynamoDB::GlobalTable', resolve)
  if (!table) throw new Error('The stack has no table')
  await createTable(dynamoAsWorld, table.name, table.properties)

  const all = (type: string) => ofType(assembly, type, resolve)
  const services = await startServices(all, { faults, judge, now, ownUrl: () => url })
  const endpoints = {
    ...services.endpoints,
    AWS_ENDPOINT_URL_DYNAMODB: tableGateway.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identityGateway.url,
  }
  const functions = startFunctions(
    assembly,
    resolve,
    endpoints,
    (spec) => new LocalFunction(spec, clock, { log, ran: capacity.runsOf(spec.caller) }),
  )
  await timed(report, 'Functions warm', () => Promise.all([...functions.values()].map((each) => each.warm())))
  const serve = edgeOf(assembly, all, functions, { now, live, faults })

  const credentials = { accessKeyId: WORLD_KEY, secretAccessKey: 'local' }
  const cognito = new CognitoIdentityProviderClient({ endpoint: identityGateway.url, region: REGION, credentials })
  const names = { table: table.name, pool: directory.identity.poolId }
  const accounts = new Accounts({ dynamo: dynamoAsWorld, cognito }, names, now)
  const around = { functions, queues: services.queues, queueEndpoint: endpoints.AWS_ENDPOINT_URL_SQS, clock, log }
  const triggers = await startTriggers(all, { ...around, grantsOf: readGrants(assembly, resolve) })
  await timed(report, 'First runs', () => triggers.schedules.begin())
  const [headers] = all('AWS::CloudFront::ResponseHeadersPolicy').map(securityHeaders)
  const shown = { logs, googleUrl: google.url, schedules: triggers.schedules, gallery: gallery(headers ?? {}) }
  const controls = { accounts, capacity, clock, faults, judge, services, ...shown }

  const server = await listen(
    port,
    now,
    (exchange) =>
      live?.answer(exchange) ?? (exchange.path.startsWith('/__local') ? control(controls, exchange) : serve(exchange)),
  )
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  await timed(report, 'Google', () => google.open(url))
  return {
    url,
    googleUrl: google.url,
    accounts,
    judge,
    reload: () => {
      for (const each of functions.values()) each.restart()
    },
    stop: async () => {
      triggers.stop()
      server.close()
      server.closeAllConnections()
      services.stop()
      google.stop()
      tableGateway.stop()
      identityGateway.stop()
      directory.stop()
      dynamo.stop()
      await Promise.all([...functions.values()].map((each) => each.stop()))
    },
  }
}

function edgeOf(
  assembly: Assembly,
  all: (type: string) => Resolved[],
  functions: ReadonlyMap<string, LocalFunction>,
  { now, live, faults }: { now: () => number; live: LiveReload | undefined; faults: Faults },
): (exchange: Exchange) => Promise<Response> {
  const api = httpApi(
    { routes: all('AWS::ApiGatewayV2::Route'), integrations: all('AWS::ApiGatewayV2::Integration') },
    functions,
    now,
  )
  const stored = { deployments: all('Custom::CDKBucketDeployment'), policies: all('AWS::S3::BucketPolicy') }
  const [distribution] = all('AWS::CloudFront::Distribution')
  if (!distribution) throw new Error('The stack has no distribution')
  const edge = {
    distribution,
    edgeFunctions: all('AWS::CloudFront::Function'),
    headerPolicies: all('AWS::CloudFront::ResponseHeadersPolicy'),
  }
  return cloudFront(edge, (domain) => {
    const [name = '', service] = domain.split('.')
    if (service === 'execute-api') return api
    if (service === 's3') {
      const bucket = faultyOrigin(bucketOrigin(name, stored, assembly.assetFolders), faults)
      return live ? live.addTo(bucket) : bucket
    }
    throw new Error(`The local world does not know the origin ${domain}`)
  })
}
