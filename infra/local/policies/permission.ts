/** The service of a call of S3, which no header names. */
export const S3 = 'S3'

/** A call of an AWS service, as a gateway receives it. */
export interface Call {
  /** The access key in the signature of the request. */
  caller: string
  /** The service in the header `x-amz-target` or, without that header, the method and path. */
  service: string
  operation: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each service has its own input
  input: any
}

/** The condition keys that policies may use. A `CallReader` provides their values. */
export const CONTEXT_KEYS = ['dynamodb:LeadingKeys', 'dynamodb:Attributes', 'dynamodb:ReturnValues'] as const
export type ContextKey = (typeof CONTEXT_KEYS)[number]

/** One permission that a call needs. */
export interface Permission {
  action: string
  resource: string
  context: Readonly<Partial<Record<ContextKey, readonly string[]>>>
}

/** Returns all permissions that a call needs, or `undefined` if they cannot be determined. */
export type CallReader = (call: Call) => Permission[] | undefined
