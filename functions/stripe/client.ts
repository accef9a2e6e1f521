import Stripe from 'stripe'
import { DomainError } from '../../shared/problems.ts'
import { environmentVariable } from '../aws/environment.ts'
import { readParameter } from '../aws/parameter.ts'
import { logger } from '../http/logger.ts'

/** The version of Stripe's API whose objects this code reads. An update of the library must not change it silently. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 4_000
/** A signed message is not accepted when it is older. */
const MAX_AGE_S = 300
/** Longer than the longest delay after which the web app retries by itself, so that the user decides about a retry. */
const RETRY_AFTER_S = 10

let client: Promise<Stripe> | undefined

async function createClient(): Promise<Stripe> {
  const { protocol, hostname, port } = new URL(environmentVariable('STRIPE_URL'))
  return new Stripe(await readParameter('STRIPE_KEY_PARAMETER'), {
    apiVersion: API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** Stripe's own client, made once for each instance, and again after a failure. */
function stripeClient(): Promise<Stripe> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** Whether Stripe could not answer, as opposed to an answer that refuses the request. */
function isOutage(error: unknown): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors
  return [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind)
}

/**
 * Asks Stripe. Throws `payments-unavailable` when it cannot be reached, fails, or throttles us; every other error of
 * Stripe's is thrown as it is.
 */
export async function askStripe<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await stripeClient()
  return ask(stripe).catch((error: unknown) => {
    if (!isOutage(error)) throw error
    logger.warn('stripe', { failed: (error as Error).name })
    throw new DomainError('payments-unavailable', [], RETRY_AFTER_S)
  })
}

/** Whether Stripe refused a request, which would be refused again. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** Whether Stripe answered that an object does not exist (any more). */
export function isMissing(error: unknown): boolean {
  return isRefusal(error) && error.code === 'resource_missing'
}

/** Whether Stripe has seen the idempotency key with another request. */
export function isKeyUsed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError
}

/**
 * Reads a message that Stripe has signed within five minutes. Throws `invalid-signature`. Source: requirement SEC-22.
 */
export async function readSigned(body: string, signature: string, now: number): Promise<Stripe.Event> {
  const secret = await readParameter('STRIPE_SIGNING_PARAMETER')
  try {
    return await Stripe.webhooks.constructEventAsync(body, signature, secret, MAX_AGE_S, undefined, now)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new DomainError('invalid-signature')
    throw error
  }
}
