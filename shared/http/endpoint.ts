import * as z from 'zod/mini'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = z.ZodMiniType
type Shape = z.ZodMiniObject

/** Who may call an endpoint. `anyone` needs no session; every other value does. */
export type Who = 'anyone' | 'user' | 'editor' | 'admin'

const nothing = z.strictObject({})
const noBody = z.optional(z.undefined())

type Nothing = typeof nothing
type NoBody = typeof noBody

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: Method
  /** Path below the origin, with `{name}` for each parameter: `/api/days/{date}`. */
  readonly path: string
  readonly who: Who
  readonly premium: boolean
  /** Whether asking it counts as using the session, which keeps it alive. */
  readonly isUse: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
}

/** A feature's endpoints by operation name. Infrastructure, handler and browser all read this one object. */
export type Api = Record<string, Endpoint>

interface Declaration<Params, Query, Body, Reply> {
  /** There is no default: an endpoint without an answer to "who?" does not compile. */
  who: Who
  premium?: true
  /** For what a page asks by itself while nobody touches it. */
  isUse?: false
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
}

/**
 * Declares one endpoint of a feature's contract.
 *
 * `route` is method and path without the `/api` prefix, which is added here: `PUT /days/{date}`.
 * Schemas are strict objects; what they do not name is refused. Throws a `TypeError` when the path's
 * parameters and the `params` schema name different things.
 */
export function endpoint<
  Reply extends Schema,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends Schema = NoBody,
>(
  route: `${Method} /${string}`,
  { who, premium, isUse, params, query, body, reply }: Declaration<Params, Query, Body, Reply>,
): Endpoint<Params, Query, Body, Reply> {
  const [method, path] = route.split(' ') as [Method, string]
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const declared = Object.keys(params?.shape ?? {})
  if (inPath.join() !== declared.join()) throw new TypeError(`${route} declares parameters [${declared.join()}]`)
  return {
    method,
    path: `/api${path}`,
    who,
    premium: premium ?? false,
    isUse: isUse ?? true,
    params: params ?? (nothing as Shape as Params),
    query: query ?? (nothing as Shape as Query),
    body: body ?? (noBody as Schema as Body),
    reply,
  }
}

/** What a caller hands over: only the parts that the contract declares. */
export interface Input<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

export type Reply<E extends Endpoint> = z.output<E['reply']>

type Part<Name extends string, Value> = Value extends Record<string, never> | undefined
  ? { [N in Name]?: never }
  : { [N in Name]: Value }

type Sent<E extends Endpoint> = Part<'params', z.output<E['params']>> &
  Part<'query', z.output<E['query']>> &
  Part<'body', z.output<E['body']>> & { timeoutMs?: number }

/** What a call takes: the parts that the endpoint's contract declares, and how long to wait where that is not usual. */
export type CallInput<E extends Endpoint> = object extends Sent<E> ? [input?: Sent<E>] : [input: Sent<E>]

/** The route key under which API Gateway knows the endpoint: `PUT /api/days/{date}`. */
export function routeKey({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
