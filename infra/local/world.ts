import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { newClock, nowOf } from './clock.ts'
import { Capacity } from './control/capacity.ts'
import { serveControl } from './control/control.ts'
import { createGallery } from './control/gallery.ts'
import { isOwnRequest } from './control/own-request.ts'
import { Accounts } from './demo/accounts.ts'
import { makeCertificate } from './edge/certificate.ts'
import { createEdge } from './edge/edge.ts'
import type { LiveReload } from './edge/live-reload.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { listen } from './edge/server.ts'
import { startFunctions } from './functions/lambda.ts'
import { LocalFunction } from './functions/local-function.ts'
import { startTriggers } from './functions/triggers.ts'
import { startGoogle } from './google/google.ts'
import { Judge } from './policies/iam.ts'
import { readGrants } from './policies/policy.ts'
import { PushService } from './push/push-service.ts'
import { createTables, dynamoClient, startDynamoDb } from './services/dynamodb.ts'
import { Faults } from './services/faults.ts'
import { startGateway, WORLD_KEY } from './services/gateway.ts'
import { createPoolUsers, startIdentity, toCognitoReply } from './services/identity.ts'
import { startObjectStore } from './services/object-store.ts'
import { startServices } from './services/services.ts'
import { startStripe } from './stripe/stripe.ts'
import { createResolver, REGION, resourcesOfType } from './template/resolve.ts'
import { synthesise } from './template/template.ts'
import { type Report, runTimed } from './timed.ts'

const KEPT_LOG_LINES = 2_000

interface WorldOptions {
  /** 0 selects a free port. */
  port: number
  /** The folder for the data. `undefined` keeps the data in memory. */
  folder: string | undefined
  /** The folder of a copy of the build. Without it, the build itself is used. */
  buildFolder?: string
  /** Starts all functions at once, so that the first request to each is quick. Otherwise each starts with its first event. */
  isWarm?: boolean
  /** Serves https with a certificate made at the start. Otherwise http. */
  isSecure?: boolean
  /** Reloads open pages after a new build. */
  liveReload?: LiveReload
  /** Receives each started part and its duration. Several parts start in parallel. */
  report?: Report
}

export interface World {
  url: string
  /** The URL of Google's stand-in. */
  googleUrl: string
  /** The URL of Stripe's stand-in. */
  stripeUrl: string
  accounts: Accounts
  /** Variables with which code outside this world runs as its functions do, but with every permission. */
  environment: Record<string, string>
  /** Checks the calls of the functions against their policies, and records which grants were used. */
  judge: Judge
  /** Reloads the functions from their current bundles. */
  reload: () => void
  stop: () => Promise<void>
}

/** Starts the synthesised stacks on loopback. The bundles and the shell must have been built. */
export async function startWorld({
  port,
  folder,
  buildFolder,
  isWarm = false,
  isSecure = false,
  liveReload,
  report,
}: WorldOptions): Promise<World> {
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
  const tableStart = runTimed(report, 'DynamoDB Local', () => dynamo.ready)
  const identityStart = runTimed(report, 'Identity', () => startIdentity(folder && join(folder, 'identity'), clock))
  // Synthesis keeps this thread busy while java and the thread of the user pool start in parallel.
  const google = await startGoogle({ faults, clock })
  const stripe = await startStripe({ faults, now, appUrl: () => url })
  const assembly = await runTimed(report, 'Stacks synthesised', () =>
    synthesise({ ...google.context, ...stripe.context }, buildFolder),
  )
  const [identityStandIn] = await Promise.all([identityStart, tableStart])
  const resolve = createResolver(assembly, identityStandIn.identity)
  const judge = new Judge(assembly, resolve)
  const tableGateway = await startGateway({
    target: 'dynamodb',
    port: dynamo.port,
    faults,
    judge,
    rewriteInput: (input) => ({ ...input, ReturnConsumedCapacity: 'TOTAL' }),
    rewriteReply: ({ caller, operation }, reply) => {
      if (caller !== WORLD_KEY && reply.status === 200) capacity.count(caller, operation, JSON.parse(reply.body))
      return reply
    },
  })
  const identityGateway = await startGateway({
    target: 'identity',
    port: identityStandIn.port,
    faults,
    judge,
    rewriteReply: toCognitoReply,
  })

  const dynamoAsWorld = dynamoClient(tableGateway.url, WORLD_KEY)
  const table = await createTables(dynamoAsWorld, resourcesOfType(assembly, 'AWS::DynamoDB::GlobalTable', resolve))

  const resourcesOf = (type: string) => resourcesOfType(assembly, type, resolve)
  const services = await startServices(resourcesOf, { faults, judge, now, appUrl: () => url })
  const objects = await startObjectStore(resourcesOf, assembly.assetFolders, {
    faults,
    judge,
    now,
    appUrl: () => url,
    queues: services.queues,
  })
  const push = new PushService(faults, now)
  const { port: pushPort, stop: stopPush } = await push.start()
  const endpoints = {
    ...services.endpoints,
    AWS_ENDPOINT_URL_DYNAMODB: tableGateway.url,
    AWS_ENDPOINT_URL_S3: objects.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identityGateway.url,
  }
  const functions = startFunctions(
    assembly,
    resolve,
    endpoints,
    (spec) => new LocalFunction({ ...spec, pushPort }, clock, { log, onRun: capacity.createRunCounter(spec.caller) }),
  )
  if (isWarm)
    await runTimed(report, 'Functions warm', () => Promise.all([...functions.values()].map((each) => each.warm())))
  const serve = createEdge(assembly, resourcesOf, functions, { now, liveReload, faults, objects })

  const credentials = { accessKeyId: WORLD_KEY, secretAccessKey: 'local' }
  const cognito = new CognitoIdentityProviderClient({ endpoint: identityGateway.url, region: REGION, credentials })
  await createPoolUsers(cognito, resourcesOf('AWS::Cognito::UserPoolUser'))
  const names = { table, pool: identityStandIn.identity.poolId }
  const accounts = new Accounts({ dynamo: dynamoAsWorld, cognito }, names, now)
  const triggers = await startTriggers(resourcesOf, {
    functions,
    queues: services.queues,
    queueEndpoint: endpoints.AWS_ENDPOINT_URL_SQS,
    clock,
    log,
    grantsOf: readGrants(assembly, resolve),
  })
  await runTimed(report, 'First runs', () => triggers.schedules.runRateSchedules())
  const [headers = {}] = resourcesOf('AWS::CloudFront::ResponseHeadersPolicy')
    .map(objects.withLocalAddresses)
    .map(securityHeaders)
  const controls = {
    accounts,
    googleUrl: google.url,
    stripe,
    push,
    capacity,
    clock,
    faults,
    judge,
    logs,
    schedules: triggers.schedules,
    services,
    securityHeaders: headers,
    gallery: createGallery(headers),
  }

  const certificate = isSecure ? await makeCertificate() : undefined
  const server = await listen({ port, now, certificate }, async (request) => {
    if (!request.path.startsWith('/__local')) return serve(request)
    if (!isOwnRequest(request))
      return { status: 403, headers: {}, body: Buffer.from('This page is for this machine only') }
    return liveReload?.serve(request) ?? serveControl(controls, request)
  })
  const url = `${isSecure ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`
  await runTimed(report, 'Google', () => google.startStandIn(url))
  return {
    url,
    googleUrl: google.url,
    stripeUrl: stripe.url,
    accounts,
    environment: Object.assign({}, ...[...functions.values()].map(({ spec }) => spec.environment), {
      AWS_ACCESS_KEY_ID: WORLD_KEY,
    }),
    judge,
    reload: () => {
      for (const each of functions.values()) each.restart()
    },
    stop: async () => {
      triggers.stop()
      server.close()
      server.closeAllConnections()
      services.stop()
      objects.stop()
      google.stop()
      stripe.stop()
      stopPush()
      tableGateway.stop()
      identityGateway.stop()
      identityStandIn.stop()
      dynamo.stop()
      await Promise.all([...functions.values()].map((each) => each.stop()))
    },
  }
}
