import { createContext, Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { glob } from '../policies/glob.ts'
import type { Resolved } from '../template/resolve.ts'
import type { Exchange, Response } from './exchange.ts'
import { securityHeaders } from './security-headers.ts'

type Serve = (exchange: Exchange) => Promise<Response>
type EdgeFunction = (exchange: Exchange) => Exchange

/** CloudFront's own policies, by the ids under which the template names them. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

interface BehaviourConfig {
  PathPattern?: string
  AllowedMethods?: string[]
  CachePolicyId: string
  Compress: boolean
  FunctionAssociations?: { EventType: string; FunctionARN: string }[]
  OriginRequestPolicyId?: string
  ResponseHeadersPolicyId: string
  TargetOriginId: string
}
interface OriginConfig {
  Id: string
  DomainName: string
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[]
}
interface DistributionConfig {
  DefaultRootObject: string
  DefaultCacheBehavior: BehaviourConfig
  CacheBehaviors?: BehaviourConfig[]
  Origins: OriginConfig[]
}

/** The distribution of the template: behaviours, edge functions, origin headers, response headers, compression. */
export function cloudFront(
  resources: { distribution: Resolved; edgeFunctions: Resolved[]; headerPolicies: Resolved[] },
  originAt: (domainName: string) => Serve,
): Serve {
  const config = resources.distribution.properties['DistributionConfig'] as DistributionConfig
  const edge = new Map(
    resources.edgeFunctions.map(({ name, properties }) => [name, edgeFunction(String(properties['FunctionCode']))]),
  )
  const compile = (behaviour: BehaviourConfig) => compileBehaviour(behaviour, config.Origins, edge, resources, originAt)
  const behaviours = (config.CacheBehaviors ?? []).map((each) => ({
    pattern: glob(each.PathPattern ?? ''),
    serve: compile(each),
  }))
  const fallback = compile(config.DefaultCacheBehavior)
  return (asked) => {
    const exchange = asked.path === '/' ? { ...asked, path: `/${config.DefaultRootObject}` } : asked
    return (behaviours.find(({ pattern }) => pattern.test(exchange.path))?.serve ?? fallback)(exchange)
  }
}

function compileBehaviour(
  behaviour: BehaviourConfig,
  origins: OriginConfig[],
  edge: ReadonlyMap<string, EdgeFunction>,
  { headerPolicies }: { headerPolicies: Resolved[] },
  originAt: (domainName: string) => Serve,
): Serve {
  const origin = origins.find(({ Id }) => Id === behaviour.TargetOriginId)
  if (!origin) throw new Error(`No origin ${behaviour.TargetOriginId}`)
  const serveOrigin = originAt(origin.DomainName)
  const policy = headerPolicies.find(({ name }) => name === behaviour.ResponseHeadersPolicyId)
  if (!policy) throw new Error(`No response headers policy for ${behaviour.PathPattern ?? 'the default behaviour'}`)
  const added = securityHeaders(policy)
  const atRequest = (behaviour.FunctionAssociations ?? []).map(({ EventType, FunctionARN }) => {
    const found = edge.get(FunctionARN.split('function/')[1] ?? '')
    if (!found || EventType !== 'viewer-request') throw new Error(`No edge function for ${EventType}`)
    return found
  })
  const forward = forwarded(behaviour)
  // CloudFront compresses only what its cache policy lets it cache in compressed form.
  const compresses = behaviour.Compress && behaviour.CachePolicyId === CACHING_OPTIMIZED
  const methods = behaviour.AllowedMethods ?? ['GET', 'HEAD']

  return async (viewer) => {
    if (!methods.includes(viewer.method)) return { status: 403, headers: { ...added }, body: Buffer.alloc(0) }
    const asked = atRequest.reduce((exchange, run) => run(exchange), viewer)
    const custom = (origin.OriginCustomHeaders ?? []).map((each) => [each.HeaderName.toLowerCase(), each.HeaderValue])
    const response = await serveOrigin({ ...asked, headers: { ...forward(asked), ...Object.fromEntries(custom) } })
    const withHeaders = { ...response, headers: { ...response.headers, ...added } }
    const answer = notModified(viewer, withHeaders)
    return compresses ? compress(viewer, answer) : answer
  }
}

/** Which of the viewer's headers reach the origin. */
function forwarded({ CachePolicyId, OriginRequestPolicyId }: BehaviourConfig) {
  if (CachePolicyId === CACHING_OPTIMIZED && !OriginRequestPolicyId) return () => ({})
  if (CachePolicyId !== CACHING_DISABLED || OriginRequestPolicyId !== ALL_VIEWER_EXCEPT_HOST_HEADER)
    throw new Error(`The local world does not know the policies ${CachePolicyId}, ${OriginRequestPolicyId}`)
  return ({ headers: { host: _host, ...headers }, viewerIp }: Exchange) => ({
    ...headers,
    'x-forwarded-for': [headers['x-forwarded-for'], viewerIp].filter(Boolean).join(', '),
  })
}

/** Ends a loop that never would; wide, because it counts the waiting on a busy machine too. */
const EDGE_TIMEOUT_MS = 5_000

/** Runs a CloudFront Function: plain script, `handler(event)`, answering the request as it shall go on. */
function edgeFunction(code: string): EdgeFunction {
  // One realm for all requests: a new one for each costs more than all else that this edge does.
  const realm = createContext({})
  new Script(code).runInContext(realm)
  const script = new Script('JSON.stringify(handler(JSON.parse(input)))')
  return (exchange) => {
    const headers = Object.fromEntries(Object.entries(exchange.headers).map(([name, value]) => [name, { value }]))
    const request = { method: exchange.method, uri: exchange.path, querystring: {}, headers, cookies: {} }
    realm['input'] = JSON.stringify({ version: '1.0', viewer: { ip: exchange.viewerIp }, request })
    const answer = JSON.parse(script.runInContext(realm, { timeout: EDGE_TIMEOUT_MS })) as typeof request
    const changed = Object.entries(answer.headers).map(([name, { value }]) => [name, value])
    return { ...exchange, path: answer.uri, headers: Object.fromEntries(changed) }
  }
}

function notModified({ headers }: Exchange, response: Response): Response {
  const { etag } = response.headers
  return etag && headers['if-none-match'] === etag ? { ...response, status: 304, body: Buffer.alloc(0) } : response
}

function compress({ headers }: Exchange, response: Response): Response {
  const type = response.headers['content-type'] ?? ''
  const wanted = /\bgzip\b/.test(headers['accept-encoding'] ?? '') && /^text|json|javascript|svg|manifest/.test(type)
  if (!wanted || response.body.length < 1_000) return response
  return {
    ...response,
    headers: { ...response.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(response.body),
  }
}
