import { createContext, Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { glob } from '../policies/glob.ts'
import type { ResolvedResource } from '../template/resolve.ts'
import type { HttpRequest, HttpResponse } from './http.ts'
import { withRange } from './ranges.ts'
import { securityHeaders } from './security-headers.ts'

type Serve = (request: HttpRequest) => Promise<HttpResponse>
type EdgeFunction = (request: HttpRequest) => HttpRequest

/** The ids of CloudFront's managed policies, as the template has them. */
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
/** CloudFront asks the second origin when the first one answers a reading request with one of the status codes. */
interface OriginGroupConfig {
  Id: string
  FailoverCriteria: { StatusCodes: { Items: number[] } }
  Members: { Items: { OriginId: string }[] }
}
interface DistributionConfig {
  DefaultRootObject: string
  DefaultCacheBehavior: BehaviourConfig
  CacheBehaviors?: BehaviourConfig[]
  Origins: OriginConfig[]
  OriginGroups?: { Items: OriginGroupConfig[] }
}

/** Serves the template's distribution: behaviours, edge functions, origin headers, response headers and compression. */
export function createCloudFront(
  resources: { distribution: ResolvedResource; edgeFunctions: ResolvedResource[]; headerPolicies: ResolvedResource[] },
  originAt: (domainName: string) => Serve,
): Serve {
  const config = resources.distribution.properties['DistributionConfig'] as DistributionConfig
  const edgeFunctions = new Map(
    resources.edgeFunctions.map(({ name, properties }) => [name, loadEdgeFunction(String(properties['FunctionCode']))]),
  )
  const compile = (behaviour: BehaviourConfig) =>
    compileBehaviour(behaviour, createOrigins(config, originAt), edgeFunctions, resources)
  const behaviours = (config.CacheBehaviors ?? []).map((each) => ({
    pattern: glob(each.PathPattern ?? ''),
    serve: compile(each),
  }))
  const fallback = compile(config.DefaultCacheBehavior)
  return (received) => {
    const request = received.path === '/' ? { ...received, path: `/${config.DefaultRootObject}` } : received
    return (behaviours.find(({ pattern }) => pattern.test(request.path))?.serve ?? fallback)(request)
  }
}

/** Returns a function that finds an origin, with its own headers, or a group of two by its id. */
function createOrigins({ Origins, OriginGroups }: DistributionConfig, originAt: (domainName: string) => Serve) {
  return function find(id: string): Serve {
    const group = OriginGroups?.Items.find(({ Id }) => Id === id)
    const [first, second] = group?.Members.Items.map(({ OriginId }) => find(OriginId)) ?? []
    if (group && first && second)
      return async (request) => {
        const response = await first(request)
        return group.FailoverCriteria.StatusCodes.Items.includes(response.status) ? second(request) : response
      }
    const origin = Origins.find(({ Id }) => Id === id)
    if (!origin) throw new Error(`No origin ${id}`)
    const serve = originAt(origin.DomainName)
    const custom = (origin.OriginCustomHeaders ?? []).map((each) => [each.HeaderName.toLowerCase(), each.HeaderValue])
    return (request) => serve({ ...request, headers: { ...request.headers, ...Object.fromEntries(custom) } })
  }
}

function compileBehaviour(
  behaviour: BehaviourConfig,
  findOrigin: (id: string) => Serve,
  edgeFunctions: ReadonlyMap<string, EdgeFunction>,
  { headerPolicies }: { headerPolicies: ResolvedResource[] },
): Serve {
  const serveOrigin = findOrigin(behaviour.TargetOriginId)
  const policy = headerPolicies.find(({ name }) => name === behaviour.ResponseHeadersPolicyId)
  if (!policy) throw new Error(`No response headers policy for ${behaviour.PathPattern ?? 'the default behaviour'}`)
  const policyHeaders = securityHeaders(policy)
  const viewerFunctions = (behaviour.FunctionAssociations ?? []).map(({ EventType, FunctionARN }) => {
    const found = edgeFunctions.get(FunctionARN.split('function/')[1] ?? '')
    if (!found || EventType !== 'viewer-request') throw new Error(`No edge function for ${EventType}`)
    return found
  })
  const filterHeaders = headerFilterOf(behaviour)
  // CloudFront compresses a response only if the cache policy allows compressed responses in the cache.
  const isCached = behaviour.CachePolicyId === CACHING_OPTIMIZED
  const isCompressed = behaviour.Compress && isCached
  const methods = behaviour.AllowedMethods ?? ['GET', 'HEAD']

  return async (viewer) => {
    if (!methods.includes(viewer.method)) return { status: 403, headers: { ...policyHeaders }, body: Buffer.alloc(0) }
    const rewritten = viewerFunctions.reduce((request, run) => run(request), viewer)
    const response = await serveOrigin({ ...rewritten, headers: filterHeaders(rewritten) })
    const withHeaders = { ...response, headers: { ...response.headers, ...policyHeaders } }
    const reply = notModified(viewer, withHeaders)
    const part = isCached ? withRange(viewer, reply) : reply
    return isCompressed && part.status !== 206 ? compress(viewer, part) : part
  }
}

/** Returns a function that selects the viewer's headers for the origin. */
function headerFilterOf({ CachePolicyId, OriginRequestPolicyId }: BehaviourConfig) {
  if (CachePolicyId === CACHING_OPTIMIZED && !OriginRequestPolicyId) return () => ({})
  if (CachePolicyId !== CACHING_DISABLED || OriginRequestPolicyId !== ALL_VIEWER_EXCEPT_HOST_HEADER)
    throw new Error(`The local world does not know the policies ${CachePolicyId}, ${OriginRequestPolicyId}`)
  return ({ headers: { host: _host, ...headers }, viewerIp }: HttpRequest) => ({
    ...headers,
    'x-forwarded-for': [headers['x-forwarded-for'], viewerIp].filter(Boolean).join(', '),
  })
}

/** Loads a CloudFront Function: a plain script whose `handler(event)` returns the changed request. */
function loadEdgeFunction(code: string): EdgeFunction {
  // All requests share one realm. To create one for each request would cost more than the rest of this function.
  const realm = createContext({})
  new Script(code).runInContext(realm)
  const run = new Script('(input) => JSON.stringify(handler(JSON.parse(input)))').runInContext(realm) as (
    input: string,
  ) => string
  return (request) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, { value }]))
    const edgeRequest = { method: request.method, uri: request.path, querystring: {}, headers, cookies: {} }
    const event = { version: '1.0', viewer: { ip: request.viewerIp }, request: edgeRequest }
    const changedRequest = JSON.parse(run(JSON.stringify(event))) as typeof edgeRequest
    const changedHeaders = Object.entries(changedRequest.headers).map(([name, { value }]) => [name, value])
    return { ...request, path: changedRequest.uri, headers: Object.fromEntries(changedHeaders) }
  }
}

function notModified({ headers }: HttpRequest, response: HttpResponse): HttpResponse {
  const { etag } = response.headers
  return etag && headers['if-none-match'] === etag ? { ...response, status: 304, body: Buffer.alloc(0) } : response
}

function compress({ headers }: HttpRequest, response: HttpResponse): HttpResponse {
  const type = response.headers['content-type'] ?? ''
  const isCompressible =
    /\bgzip\b/.test(headers['accept-encoding'] ?? '') && /^text|json|javascript|svg|manifest/.test(type)
  if (!isCompressible || response.body.length < 1_000) return response
  return {
    ...response,
    headers: { ...response.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(response.body),
  }
}
