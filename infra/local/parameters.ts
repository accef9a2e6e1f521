import type { Resolved } from './resolve.ts'
import { type Operations, ServiceError } from './stand-in.ts'

/** The template's parameters. On this machine the front door speaks http, at an address that is known once it is open. */
export function parameterOperations(parameters: readonly Resolved[], ownUrl: () => string): Operations {
  return {
    GetParameter: ({ Name }: { Name: string }) => {
      const found = parameters.find(({ properties }) => properties['Name'] === Name)
      if (!found) throw new ServiceError('ParameterNotFound')
      const { Type, Value } = found.properties as { Type: string; Value: string }
      return { Parameter: { Name, Type, Value: Value.replace('https://localhost', ownUrl()), Version: 1 } }
    },
  }
}
