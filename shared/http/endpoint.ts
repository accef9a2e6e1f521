import * as z from 'zod/mini'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = z.ZodMiniType
type Shape = z.ZodMiniObject

/** The callers that an endpoint accepts. `anyone` needs no session; every other value does. */
export type AllowedCaller = 'anyone' | 'user' | 'editor' | 'admin'

const noFields = z.strictObject({})
const noBody = z.optional(z.undefined())

type NoFields = typeof noFields
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
  readonly caller: AllowedCaller
  readonly premium: boolean
  /** Whether a call counts as use of the session, and so keeps the session alive. */
  readonly extendsSession: boolean
  /** Whether a used-up budget of writes never refuses it. */
  readonly isAlwaysAllowed: boolean
  /** Whether a user whose claim is pending may call it (see `Account`). Endpoints for anyone need no permission. */
  readonly whileClaimPending: boolean
  /** Whether a user must have agreed to the storing of health data to call it (see `shared/profile/consent.ts`). */
  readonly needsConsent: boolean
  /** Whether the caller is another service, which proves itself by a signature of the body. The body is text then. */
  readonly isSigned: boolean
  /** Whether the user must have signed in, given the password or used a passkey within 15 minutes (see `functions/http/proof.ts`). */
  readonly needsProof: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
}

/** A feature's endpoints by operation name. Infrastructure, handler and browser all read this one object. */
export type Api = Record<string, Endpoint>

interface Declaration<Params, Query, Body, Reply> {
  /** Required, so that an endpoint without a decision about its callers does not compile. */
  caller: AllowedCaller
  premium?: true
  /** `false` for requests that a page sends by itself, without any action of the user. */
  extendsSession?: false
  /** For the end of sessions and the security of the account. Such an endpoint needs a limit of its own. */
  isAlwaysAllowed?: true
  whileClaimPending?: true
  /** For changes of the account itself. Every other change by a user needs consent. */
  withoutConsent?: true
  /** For messages of another service. The handler must check the signature before anything else. */
  isSigned?: true
  /** For what a person at an unlocked device must not do: the user proves first who they are. */
  needsProof?: true
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
}

/**
 * Declares one endpoint of a feature's contract.
 *
 * `route` is method and path without the `/api` prefix, which is added here: `PUT /days/{date}`. Schemas are strict
 * objects: unknown keys are refused. Throws a `TypeError` when the parameters in the path differ from those of the
 * `params` schema.
 */
export function endpoint<
  Reply extends Schema,
  Params extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends Schema = NoBody,
>(
  route: `${Method} /${string}`,
  {
    caller,
    premium,
    extendsSession,
    isAlwaysAllowed,
    whileClaimPending,
    withoutConsent,
    isSigned,
    needsProof,
    params,
    query,
    body,
    reply,
  }: Declaration<Params, Query, Body, Reply>,
): Endpoint<Params, Query, Body, Reply> {
  const [method, path] = route.split(' ') as [Method, string]
  const pathParams = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const declaredParams = Object.keys(params?.shape ?? {})
  if (pathParams.join() !== declaredParams.join())
    throw new TypeError(`${route} declares parameters [${declaredParams.join()}]`)
  return {
    method,
    path: `/api${path}`,
    caller,
    premium: premium ?? false,
    extendsSession: extendsSession ?? true,
    isAlwaysAllowed: isAlwaysAllowed ?? false,
    whileClaimPending: whileClaimPending ?? false,
    needsConsent: caller === 'user' && method !== 'GET' && !withoutConsent,
    isSigned: isSigned ?? false,
    needsProof: needsProof ?? false,
    params: params ?? (noFields as Shape as Params),
    query: query ?? (noFields as Shape as Query),
    body: body ?? (noBody as Schema as Body),
    reply,
  }
}

/** The parsed input of a handler. */
export interface Input<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

export type Reply<E extends Endpoint> = z.output<E['reply']>

/** One part of the input. It must be absent when the contract does not declare it. */
type Part<Name extends string, Value> = Value extends Record<string, never> | undefined
  ? { [N in Name]?: never }
  : { [N in Name]: Value }

type InputParts<E extends Endpoint> = Part<'params', z.output<E['params']>> &
  Part<'query', z.output<E['query']>> &
  Part<'body', z.output<E['body']>> & { timeoutMs?: number }

/** The arguments of a call: the parts that the contract declares, and `timeoutMs` to override the default timeout. */
export type CallInput<E extends Endpoint> =
  object extends InputParts<E> ? [input?: InputParts<E>] : [input: InputParts<E>]

/** The endpoint's route key in API Gateway: `PUT /api/days/{date}`. */
export function routeKey({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
