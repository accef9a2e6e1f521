import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { environment } from '../http/environment.ts'

const parameters = new SSMClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
})

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
