import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { environment } from './environment.ts'
import { patience } from './patience.ts'

const parameters = new SSMClient(patience(1_500))

const known = new Map<string, Promise<string>>()

async function read(name: string): Promise<string> {
  const { Parameter } = await parameters.send(new GetParameterCommand({ Name: name, WithDecryption: true }))
  if (!Parameter?.Value) throw new Error('A parameter is empty')
  return Parameter.Value
}

/**
 * The parameter whose name a variable holds: asked once an instance, again after it could not be read. What is secret
 * stands there and not in the variable, which everybody can read who may look at the function.
 */
export function parameter(variable: string): Promise<string> {
  const name = environment(variable)
  const value =
    known.get(name) ??
    read(name).catch((error: unknown) => {
      known.delete(name)
      throw error
    })
  known.set(name, value)
  return value
}

/** The product's own address, without a slash at its end. */
export function productAddress(): Promise<string> {
  return parameter('ADDRESS_PARAMETER')
}
