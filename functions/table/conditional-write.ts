import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Returns the output of a conditional write, or `undefined` when the condition failed. Rethrows every other error. */
export async function tryConditionalWrite<T extends object>(write: Promise<T>): Promise<T | undefined> {
  return write.catch((error: unknown) => {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  })
}
