import type { App } from 'aws-cdk-lib'
import { PRODUCT } from '../../shared/product.ts'

/** The addresses of Google's endpoints. The keys are environment variables of the functions. */
export interface GoogleEndpoints {
  GOOGLE_ISSUER: string
  GOOGLE_AUTHORISE_URL: string
  GOOGLE_TOKEN_URL: string
  GOOGLE_KEYS_URL: string
}

/** The addresses in Google's discovery document. */
const ADDRESSES: GoogleEndpoints = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_AUTHORISE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
  GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  GOOGLE_KEYS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
}

/** The parameter with our client secret. An operator creates it: CloudFormation cannot create an encrypted one. */
export const GOOGLE_SECRET_PARAMETER = `/${PRODUCT.toLowerCase()}/google-client-secret`

/** The variables that a function needs for sign-in with Google. */
export type GoogleClient = GoogleEndpoints & { GOOGLE_CLIENT_ID: string; GOOGLE_SECRET_PARAMETER: string }

/**
 * Our OAuth client at Google: `googleClientId` of the context. Without it, sign-in with Google is not offered.
 * `googleAt` of the context replaces Google's addresses.
 */
export function readGoogleClient(app: App): GoogleClient | undefined {
  const clientId = app.node.tryGetContext('googleClientId') as unknown
  if (typeof clientId !== 'string') return undefined
  const replacedAddresses = app.node.tryGetContext('googleAt') as GoogleEndpoints | undefined
  return { GOOGLE_CLIENT_ID: clientId, GOOGLE_SECRET_PARAMETER, ...(replacedAddresses ?? ADDRESSES) }
}
