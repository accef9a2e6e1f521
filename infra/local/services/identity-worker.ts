import { mkdtempSync, rmdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { installClock, type SharedClock } from '../clock.ts'
import { KEEP_ALIVE_MS } from './loopback.ts'
import { MemoryStore } from './memory-store.ts'

/*
 * Cognito's stand-in with one pool and one client, both with fixed ids. It has its own thread, because it loads slowly
 * and needs the local world's clock.
 */

interface WorkerInput {
  folder: string | undefined
  clock: SharedClock
  poolId: string
  clientId: string
}

const { folder, clock, poolId, clientId } = workerData as WorkerInput
installClock(clock)

const { createServer } = await import('cognito-local/lib/server/server.js')
const { Router } = await import('cognito-local/lib/server/Router.js')
const { CognitoServiceFactoryImpl } = await import('cognito-local/lib/services/cognitoService.js')
const { UserPoolServiceFactoryImpl } = await import('cognito-local/lib/services/userPoolService.js')
const { StormDBDataStoreFactory } = await import('cognito-local/lib/services/dataStore/stormDb.js')
const { JwtTokenGenerator } = await import('cognito-local/lib/services/tokenGenerator.js')
const { DefaultConfig } = await import('cognito-local/lib/server/config.js')
const { DateClock } = await import('cognito-local/lib/services/clock.js')
const { pino } = await import('pino')

const logger = pino({ level: 'silent' })
const context = { logger } as never
const time = new DateClock()
const inMemory = { create: async (_: unknown, _id: string, defaults: object) => new MemoryStore(defaults) }
const stores = folder ? new StormDBDataStoreFactory(folder) : inMemory
const pools = new UserPoolServiceFactoryImpl(time, stores)
// The stand-in always reads a folder for the pools of an earlier start. Without data on disk it gets an empty one.
const dataFolder = folder ?? mkdtempSync(join(tmpdir(), 'stillwater-'))
const cognito = await new CognitoServiceFactoryImpl(dataFolder, stores, pools).create(context, {})
if (!folder) rmdirSync(dataFolder)

const existingPools = await cognito.listUserPools(context)
if (!existingPools.some(({ Id }) => Id === poolId)) await cognito.createUserPool(context, { Id: poolId })
const pool = await cognito.getUserPool(context, poolId)
const now = new Date()
await pool.saveAppClient(context, {
  UserPoolId: poolId,
  ClientId: clientId,
  ClientName: 'service',
  CreationDate: now,
  LastModifiedDate: now,
})

const triggers = { enabled: () => false } as never
const token = { IssuerDomain: '' }
const services = {
  clock: time,
  cognito,
  config: DefaultConfig,
  messages: { deliver: async () => undefined },
  otp: () => '000000',
  tokenGenerator: new JwtTokenGenerator(time, triggers, token),
  triggers,
} as never
const server = createServer(Router(services), logger as never, { hostname: '127.0.0.1', port: 0 }, services)
const http = await server.start()
http.keepAliveTimeout = KEEP_ALIVE_MS
// The SDK sends no `Origin`: a request that has one comes from a web page, which must not change accounts.
const [answer] = http.listeners('request') as RequestListener[]
http.removeAllListeners('request')
http.on('request', (request, response) => {
  if (request.headers.origin === undefined) answer?.(request, response)
  else response.writeHead(403).end()
})
const { port } = http.address() as AddressInfo
token.IssuerDomain = `http://127.0.0.1:${port}`
parentPort?.postMessage(port)
