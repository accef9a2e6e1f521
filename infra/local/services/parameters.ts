import webPush from 'web-push'
import { GOOGLE_SECRET_PARAMETER } from '../../stacks/google.ts'
import { PUSH_PRIVATE_KEY_PARAMETER, PUSH_PUBLIC_KEY_PARAMETER } from '../../stacks/push.ts'
import { STRIPE_KEY_PARAMETER, STRIPE_SIGNING_PARAMETER } from '../../stacks/stripe.ts'
import type { ResolvedResource } from '../template/resolve.ts'
import { type Operations, ServiceError } from './stand-in.ts'

export const GOOGLE_SECRET = 'local-google-secret'
export const STRIPE_KEY = 'sk_test_local'
export const STRIPE_SIGNING_SECRET = 'whsec_local'

const pushKeys = webPush.generateVAPIDKeys()

/** The parameters that no template can contain. An operator stores them. */
const OPERATOR_PARAMETERS: readonly { properties: Record<string, unknown> }[] = Object.entries({
  [GOOGLE_SECRET_PARAMETER]: GOOGLE_SECRET,
  [STRIPE_KEY_PARAMETER]: STRIPE_KEY,
  [STRIPE_SIGNING_PARAMETER]: STRIPE_SIGNING_SECRET,
  [PUSH_PUBLIC_KEY_PARAMETER]: pushKeys.publicKey,
  [PUSH_PRIVATE_KEY_PARAMETER]: pushKeys.privateKey,
}).map(([Name, Value]) => ({ properties: { Name, Type: 'SecureString', Value } }))

/**
 * Serves the parameters of the template and of the operator. Replaces `https://localhost` by the address of the local
 * app, which starts with `http` and is known only after the start.
 */
export function parameterOperations(parameters: readonly ResolvedResource[], appUrl: () => string): Operations {
  return {
    GetParameter: ({ Name }: { Name: string }) => {
      const found = [...parameters, ...OPERATOR_PARAMETERS].find(({ properties }) => properties['Name'] === Name)
      if (!found) throw new ServiceError('ParameterNotFound')
      const { Type, Value } = found.properties as { Type: string; Value: string }
      return { Parameter: { Name, Type, Value: Value.replace('https://localhost', appUrl()), Version: 1 } }
    },
  }
}
