import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { traceCalls } from './call-trace.ts'
import { clientTimeouts } from './client-timeouts.ts'
import { environmentVariable } from './environment.ts'

const parameters = traceCalls(new SSMClient(clientTimeouts(1_500)))

/** Values, or reads in progress, by parameter name. */
const cache = new Map<string, Promise<string>>()

async function read(name: string): Promise<string> {
  const { Parameter } = await parameters.send(new GetParameterCommand({ Name: name, WithDecryption: true }))
  if (!Parameter?.Value) throw new Error('A parameter is empty')
  return Parameter.Value
}

/**
 * Reads the parameter whose name is in an environment variable. Each instance reads it once, and again after a failed
 * read. Secrets are in parameters because anyone who can view the function's configuration can read its variables.
 */
export function readParameter(variable: string): Promise<string> {
  const name = environmentVariable(variable)
  const value =
    cache.get(name) ??
    read(name).catch((error: unknown) => {
      cache.delete(name)
      throw error
    })
  cache.set(name, value)
  return value
}

/** The URL of the product, without a slash at its end. */
export function productUrl(): Promise<string> {
  return readParameter('ADDRESS_PARAMETER')
}
