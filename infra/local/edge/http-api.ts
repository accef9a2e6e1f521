import { randomUUID } from 'node:crypto'
import type { LocalFunction } from '../functions/local-function.ts'
import type { ResolvedResource } from '../template/resolve.ts'
import type { HttpRequest, HttpResponse } from './http.ts'

interface Route {
  key: string
  method: string
  pattern: RegExp
  handler: LocalFunction
}

/** The result of a function, in payload format 2.0. */
export interface Result {
  statusCode?: number
  headers?: Record<string, string>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
}

const errorResponse = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message })),
})

/**
 * Serves the HTTP API of the template like API Gateway: finds the route, invokes its function with an event in payload
 * format 2.0 and turns the result into a response. Throws when a route has no integration or no function.
 */
export function createHttpApi(
  resources: { routes: ResolvedResource[]; integrations: ResolvedResource[] },
  functions: ReadonlyMap<string, LocalFunction>,
  now: () => number,
): (request: HttpRequest) => Promise<HttpResponse> {
  const routes = resources.routes.map(({ id, properties }): Route => {
    const key = String(properties['RouteKey'])
    const [method = '', path = ''] = key.split(' ')
    const target = String(properties['Target']).replace('integrations/', '')
    const integration = resources.integrations.find(({ name }) => name === target)
    const handler = functions.get(String(integration?.properties['IntegrationUri']))
    if (!handler) throw new Error(`The route ${id} leads to no function`)
    const pattern = pathPattern(path)
    return { key, method, pattern, handler }
  })
  // A path without a parameter comes before one with it, as in API Gateway.
  routes.sort((one, other) => parametersIn(one) - parametersIn(other))

  return async (request) => {
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(request.path))
    if (!route) return errorResponse(404, 'Not Found')
    if (request.body.length > 10_000_000) return errorResponse(413, 'Request Entity Too Large')
    try {
      return toResponse((await route.handler.invoke(toEvent(request, route, now()))) as Result)
    } catch (cause) {
      const isTimeout = cause instanceof Error && cause.message.startsWith('Task timed out')
      return isTimeout ? errorResponse(503, 'Service Unavailable') : errorResponse(500, 'Internal Server Error')
    }
  }
}

const parametersIn = ({ key }: Route) => key.split('{').length

/** Returns a pattern for the paths of a route. Its named groups are the path parameters; `{path+}` has slashes, too. */
export function pathPattern(path: string): RegExp {
  const source = path.replaceAll(/\{(\w+)\+\}/g, '(?<$1>.+)').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Creates the event for the function of a route, in payload format 2.0. */
export function toEvent(
  { method, path, query, headers, body, viewerIp }: HttpRequest,
  { key, pattern }: Pick<Route, 'key' | 'pattern'>,
  now: number,
) {
  const { cookie, ...rest } = headers
  const parameters = Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, value]) => [name, decode(value)])
  const search = new URLSearchParams(query)
  const queries = [...new Set(search.keys())].map((name) => [name, search.getAll(name).join(',')])
  const isText = /^(text\/|application\/(json|javascript|xml))/.test(headers['content-type'] ?? 'text/')
  return {
    version: '2.0',
    routeKey: key,
    rawPath: path,
    rawQueryString: query,
    headers: rest,
    ...(cookie && { cookies: cookie.split(';').map((each) => each.trim()) }),
    ...(queries.length && { queryStringParameters: Object.fromEntries(queries) }),
    ...(parameters.length && { pathParameters: Object.fromEntries(parameters) }),
    ...(body.length && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: {
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: viewerIp, userAgent: headers['user-agent'] ?? '' },
      requestId: randomUUID(),
      routeKey: key,
      stage: '$default',
      timeEpoch: now,
    },
  }
}

/** Turns the result of a function into a response. */
export function toResponse({ statusCode = 200, headers = {}, cookies = [], ...result }: Result): HttpResponse {
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8')
  return { status: statusCode, headers, cookies, body }
}
