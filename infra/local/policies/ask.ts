/** A call of an AWS service, as the gateways see it. */
export interface Call {
  /** Who calls: the access key of the request's signature. */
  caller: string
  /** The service as `x-amz-target` names it; of a service without that header, the method and path. */
  service: string
  operation: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each service has a form of its own
  asked: any
}

/** What conditions of policies may ask about: what the readers of calls tell. */
export const CONTEXT_KEYS = ['dynamodb:LeadingKeys'] as const
export type ContextKey = (typeof CONTEXT_KEYS)[number]

/** One permission that a call needs. */
export interface Ask {
  action: string
  resource: string
  context: Readonly<Partial<Record<ContextKey, readonly string[]>>>
}

/** The permissions that a call needs, all of them; `undefined` when it cannot be told. */
export type Read = (call: Call) => Ask[] | undefined
