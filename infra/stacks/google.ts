import type { App } from 'aws-cdk-lib'
import { PRODUCT } from '../../shared/product.ts'

/** Where Google is asked, by the variables under which the functions know it. */
export interface GoogleAddresses {
  GOOGLE_ISSUER: string
  GOOGLE_AUTHORISE_URL: string
  GOOGLE_TOKEN_URL: string
  GOOGLE_KEYS_URL: string
}

/** As Google's discovery document has them. */
const ADDRESSES: GoogleAddresses = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_AUTHORISE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
  GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  GOOGLE_KEYS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
}

/** The parameter with our client's secret. An operator stores it: CloudFormation can make none that is encrypted. */
export const GOOGLE_SECRET_PARAMETER = `/${PRODUCT.toLowerCase()}/google-client-secret`

/** What a function needs to sign people in by Google. */
export type GoogleClient = GoogleAddresses & { GOOGLE_CLIENT_ID: string; GOOGLE_SECRET_PARAMETER: string }

/**
 * Our client at Google: `googleClientId` of the context. Without one nobody is offered to sign in by Google. `googleAt`
 * says where Google is instead.
 */
export function googleOf(app: App): GoogleClient | undefined {
  const clientId = app.node.tryGetContext('googleClientId') as unknown
  if (typeof clientId !== 'string') return undefined
  const elsewhere = app.node.tryGetContext('googleAt') as GoogleAddresses | undefined
  return { GOOGLE_CLIENT_ID: clientId, GOOGLE_SECRET_PARAMETER, ...(elsewhere ?? ADDRESSES) }
}
