import { GOOGLE_SECRET_PARAMETER } from '../../stacks/google.ts'
import type { Resolved } from '../template/resolve.ts'
import { type Operations, ServiceError } from './stand-in.ts'

export const GOOGLE_SECRET = 'local-google-secret'

/** The parameters that no template can hold, as an operator would have stored them. */
const STORED: readonly { properties: Record<string, unknown> }[] = [
  { properties: { Name: GOOGLE_SECRET_PARAMETER, Type: 'SecureString', Value: GOOGLE_SECRET } },
]

/** The template's parameters, and those beside it. On this machine the front door speaks http, at an address that is known once it is open. */
export function parameterOperations(parameters: readonly Resolved[], ownUrl: () => string): Operations {
  return {
    GetParameter: ({ Name }: { Name: string }) => {
      const found = [...parameters, ...STORED].find(({ properties }) => properties['Name'] === Name)
      if (!found) throw new ServiceError('ParameterNotFound')
      const { Type, Value } = found.properties as { Type: string; Value: string }
      return { Parameter: { Name, Type, Value: Value.replace('https://localhost', ownUrl()), Version: 1 } }
    },
  }
}
