import type { App } from 'aws-cdk-lib'
import { PRODUCT } from '../../shared/product.ts'

/** The parameters with our secret key and with the secret of Stripe's signatures. */
export const STRIPE_KEY_PARAMETER = `/${PRODUCT.toLowerCase()}/stripe-key`
export const STRIPE_SIGNING_PARAMETER = `/${PRODUCT.toLowerCase()}/stripe-signing-secret`

/** The variables of functions that call Stripe. An operator creates the parameters: CloudFormation cannot encrypt. */
export interface StripeAccess {
  STRIPE_URL: string
  STRIPE_KEY_PARAMETER: string
  STRIPE_SIGNING_PARAMETER: string
}

/** How functions reach Stripe. `stripeAt` of the context replaces its address. */
export function readStripe(app: App): StripeAccess {
  const replacedAddress = app.node.tryGetContext('stripeAt') as string | undefined
  return {
    STRIPE_URL: replacedAddress ?? 'https://api.stripe.com',
    STRIPE_KEY_PARAMETER,
    STRIPE_SIGNING_PARAMETER,
  }
}
