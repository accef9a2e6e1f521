import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { environment } from '../http/environment.ts'
import { patience } from '../http/patience.ts'

const parameters = new SSMClient(patience(3_000))

let known: Promise<string> | undefined

async function read(): Promise<string> {
  const { Parameter } = await parameters.send(new GetParameterCommand({ Name: environment('ADDRESS_PARAMETER') }))
  if (!Parameter?.Value) throw new Error('The product has no address')
  return Parameter.Value
}

/** The product's own address, without a slash at its end: asked once an instance, again after it could not be read. */
export function productAddress(): Promise<string> {
  known ??= read().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
