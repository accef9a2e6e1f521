import { GOOGLE_SECRET_PARAMETER } from '../../stacks/google.ts'
import type { ResolvedResource } from '../template/resolve.ts'
import { type Operations, ServiceError } from './stand-in.ts'

export const GOOGLE_SECRET = 'local-google-secret'

/** The parameters that no template can contain. An operator stores them. */
const OPERATOR_PARAMETERS: readonly { properties: Record<string, unknown> }[] = [
  { properties: { Name: GOOGLE_SECRET_PARAMETER, Type: 'SecureString', Value: GOOGLE_SECRET } },
]

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
