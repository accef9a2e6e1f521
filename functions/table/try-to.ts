import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** What a write with a condition answers; `undefined` when the condition did not hold. Every other error is thrown. */
export async function tryTo<T extends object>(write: Promise<T>): Promise<T | undefined> {
  return write.catch((error: unknown) => {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  })
}
